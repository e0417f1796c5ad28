import { once } from 'node:events'
import net from 'node:net'
import { PassThrough, Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textPdf } from '../../../../test/pdf/sample-pdfs.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { type Every, lookSeconds } from '../../../platform/http/body-pace.ts'
import { createHttpServer } from '../../../platform/http/server.ts'
import { andelOf, createOpplastingskoe } from './koe.ts'

let portal: TestPortal
let person: Person
beforeAll(async () => {
  portal = await startTestPortal()
  person = await portal.createPerson()
})
afterAll(() => portal?.close())

/** An upload whose bytes never end by themselves. */
function startUpload(who = person) {
  const payload = new PassThrough()
  payload.write('--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7 ')
  const answer = portal.app.inject({
    method: 'POST',
    url: '/api/process/upload',
    payload,
    headers: { ...bearer(who), 'content-type': 'multipart/form-data; boundary=b' },
    // A refusal can be read before the last byte is sent.
    payloadAsStream: true,
  })
  return { answer, end: () => payload.end('\r\n--b--\r\n') }
}

it('tells one who sends more than may wait when to come again, and takes the upload of another meanwhile [D7]', async () => {
  const statuses: number[] = []
  const started = Array.from({ length: 23 }, () => startUpload())
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
  expect(statuses.toSorted()).toEqual([...Array(22).fill(422), 429].toSorted())
})

it('takes an upload while ten others have all the forms under way that each may have [L8]', async () => {
  const ten = await Promise.all(Array.from({ length: 10 }, () => portal.createPerson()))
  const started = ten.flatMap(one => Array.from({ length: 33 }, () => startUpload(one)))
  const other = await portal.createPerson()
  const fil = { navn: 'a.pdf', innhold: await textPdf(['den ellevtes']) }
  // Those behind have all been refused by their own number once one in each ten has: nothing else is at work.
  await Promise.race(started.map(({ answer }) => answer))
  expect((await portal.upload(other, [fil])).statusCode).toBe(201)
  for (const { end } of started) end()
  await Promise.all(started.map(({ answer }) => answer))
})

it('gives an account a larger share once it is a week old [L8]', () => {
  const now = new Date('2026-03-08T12:00:00Z')
  const young = andelOf(new Date('2026-03-01T12:00:01Z'), now)
  const old = andelOf(new Date('2026-03-01T12:00:00Z'), now)
  expect(young.atOnce < old.atOnce && young.waiting < old.waiting).toBe(true)
})

/** A server whose form is read in one of two places, and whose time passes when the test says so. */
async function startPlaces() {
  const looks = new Set<() => void>()
  const every: Every = (seconds, work) => {
    if (seconds === lookSeconds) looks.add(work)
    return { stop: () => looks.delete(work) }
  }
  const log = pino(new Writable({ write: (_chunk, _encoding, done) => done() }))
  const app = await createHttpServer({ log, trustProxy: false, development: false, every })
  const koe = createOpplastingskoe(1, 2)
  const received = new Map<string, number>()
  app.post('/:who/:form', async request => {
    const { who, form } = request.params as { who: string; form: string }
    return koe.read(who, request, async () => {
      received.set(form, 0)
      for await (const part of request.parts({ limits: { fileSize: 1e9 } }))
        if (part.type === 'file')
          for await (const chunk of part.file) received.set(form, (received.get(form) ?? 0) + chunk.length)
      return { read: form }
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    received,
    close: () => app.close(),
    look: () => {
      for (const work of [...looks]) work()
    },
    /** Opens a form and sends of it what is said. */
    send(who: string, form: string, bytes: number) {
      const before = looks.size
      const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1')
      socket.setEncoding('utf8').on('error', () => {})
      let said = ''
      socket.on('data', text => {
        said += text
      })
      const answer = once(socket, 'close').then(() => said)
      socket.write(
        `POST /${who}/${form} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n`,
      )
      const chunk = (text: string) => socket.write(`${text.length.toString(16)}\r\n${text}\r\n`)
      chunk('--b\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\n')
      if (bytes > 0) chunk('a'.repeat(bytes))
      const end = () => {
        chunk('\r\n--b--\r\n')
        socket.write('0\r\n\r\n')
      }
      return { answer, end, chunk, begun: () => expect.poll(() => looks.size).toBe(before + 1) }
    },
  }
}

it('cuts a form that creeps once another waits for its place, the youngest of a person first, and none that keeps 50 kB a second [L8]', async () => {
  const { received, look, send, close } = await startPlaces()
  const enough = 50_000 * lookSeconds
  const elder = send('krypende', 'eldst', 1000)
  await elder.begun()
  await expect.poll(() => received.get('eldst')).toBeGreaterThan(900)
  const younger = send('krypende', 'yngst', 1000)
  await younger.begun()
  await expect.poll(() => received.get('yngst')).toBeGreaterThan(900)
  // Nobody waits: who is slow may be slow.
  look()
  const steady = send('jevn', 'jevn', enough)
  await steady.begun()
  expect(received.has('jevn')).toBe(false)
  look()
  expect(await younger.answer).toMatch(/^HTTP\/1\.1 408 .*"code":"for_sakte"/is)
  await expect.poll(() => received.get('jevn')).toBeGreaterThan(enough - 10)
  const third = send('tredje', 'tredje', 10)
  await third.begun()
  look()
  expect(await elder.answer).toMatch(/^HTTP\/1\.1 408 .*"code":"for_sakte"/is)
  await expect.poll(() => received.has('tredje')).toBe(true)
  const fourth = send('fjerde', 'fjerde', 10)
  await fourth.begun()
  steady.chunk('a'.repeat(enough))
  await expect.poll(() => received.get('jevn')).toBeGreaterThan(2 * enough - 10)
  look()
  expect(await third.answer).toMatch(/"code":"for_sakte"/)
  for (const { end } of [steady, fourth]) end()
  expect(await steady.answer).toMatch(/^HTTP\/1\.1 200 .*"read":"jevn"/is)
  expect(await fourth.answer).toMatch(/^HTTP\/1\.1 200/)
  await close()
})
