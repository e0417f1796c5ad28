import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textPdf } from '../../../../test/pdf/sample-pdfs.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let person: Person
beforeAll(async () => {
  portal = await startTestPortal()
  person = await portal.createPerson()
})
afterAll(() => portal?.close())

/** An upload whose bytes never end by themselves. */
function startUpload() {
  const payload = new PassThrough()
  payload.write('--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7 ')
  const answer = portal.app.inject({
    method: 'POST',
    url: '/api/process/upload',
    payload,
    headers: { ...bearer(person), 'content-type': 'multipart/form-data; boundary=b' },
    // A refusal can be read before the last byte is sent.
    payloadAsStream: true,
  })
  return { answer, end: () => payload.end('\r\n--b--\r\n') }
}

it('tells one who sends more than may wait when to come again, and takes the upload of another meanwhile [D7]', async () => {
  const statuses: number[] = []
  const started = Array.from({ length: 34 }, startUpload)
  const first = await Promise.race(started.map(({ answer }) => answer))
  expect(first.statusCode).toBe(429)
  const [said] = await once(first.stream(), 'data')
  expect(JSON.parse(String(said)).code).toBe('egen_opplastingskoe')
  expect(Number(first.headers['retry-after'])).toBeGreaterThan(0)

  const other = await portal.createPerson()
  const fil = { navn: 'a.pdf', innhold: await textPdf(['en annens']) }
  expect((await portal.upload(other, [fil])).statusCode).toBe(201)

  for (const { end } of started) end()
  for (const { answer } of started) statuses.push((await answer).statusCode)
  // They have no title, and each hears it once it has been read.
  expect(statuses.toSorted()).toEqual([...Array(33).fill(422), 429].toSorted())
})
