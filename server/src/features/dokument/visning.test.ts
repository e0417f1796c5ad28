import type { Dokument } from '@rp/contract/dokument'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let eier: Person
let dokument: Dokument
let annet: Dokument
beforeAll(async () => {
  portal = await startTestPortal()
  eier = await portal.createPerson()
  const upload = async (text: string) =>
    (
      await portal.upload(eier, [{ navn: 'a.pdf', innhold: await textPdf([text]) }], {
        filnavn: 'Ærøya "1"\r\n',
      })
    ).json().document
  dokument = await upload('ett')
  annet = await upload('to')
})
afterAll(() => portal?.close())

const open = (id: string, token: string, headers = {}) =>
  portal.app.inject({ url: `/api/process/secureuploads/${id}?token=${token}&v=1`, headers })
const visning = async (id: string) =>
  (
    await portal.app.inject({ method: 'POST', url: `/api/document/${id}/visning`, headers: bearer(eier) })
  ).json().token as string

it('opens the PDF with a session token in the address, under both paths', async () => {
  const answer = await open(dokument._id, eier.token)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const other = await portal.app.inject({ url: `/api/secureuploads/${dokument._id}?token=${eier.token}` })
  expect(other.rawPayload.equals(answer.rawPayload)).toBe(true)
})

it('opens one document with a viewer token, and nothing else [B3] [B9]', async () => {
  const token = await visning(dokument._id)
  expect((await open(dokument._id, token)).statusCode).toBe(200)
  expect((await open(annet._id, token)).statusCode).toBe(401)
  const asSession = await portal.app.inject({
    url: `/api/document/${dokument._id}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(asSession.statusCode).toBe(401)
})

it('closes a viewer token after 60 seconds, and with the session it came from [B9]', async () => {
  const token = await visning(dokument._id)
  const realNow = portal.clock.now
  portal.clock.now = () => new Date(Date.now() + 61_000)
  expect((await open(dokument._id, token)).statusCode).toBe(401)
  portal.clock.now = realNow
  const guest = await portal.createPerson('administrator')
  const theirs = (
    await portal.app.inject({
      method: 'POST',
      url: `/api/document/${dokument._id}/visning`,
      headers: bearer(guest),
    })
  ).json().token
  expect((await open(dokument._id, theirs)).statusCode).toBe(200)
  await portal.app.inject({ method: 'POST', url: '/api/user/logout', headers: bearer(guest) })
  expect((await open(dokument._id, theirs)).statusCode).toBe(401)
})

it('reads a token in the address nowhere else [B8]', async () => {
  const answer = await portal.app.inject({ url: `/api/document/${dokument._id}?token=${eier.token}` })
  expect(answer.statusCode).toBe(401)
})

it('answers ranges, suffixes, and what lies outside [D14]', async () => {
  const whole = (await open(dokument._id, eier.token)).rawPayload
  const part = await open(dokument._id, eier.token, { range: 'bytes=5-24' })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 5-24/${whole.length}`)
  expect(part.rawPayload.equals(whole.subarray(5, 25))).toBe(true)
  expect(
    (await open(dokument._id, eier.token, { range: 'bytes=-10' })).rawPayload.equals(whole.subarray(-10)),
  ).toBe(true)
  expect((await open(dokument._id, eier.token, { range: `bytes=${whole.length}-` })).statusCode).toBe(416)
})

it('asks for a token also where the browser has the file already [D14]', async () => {
  const { etag } = (await open(dokument._id, eier.token)).headers
  expect((await open(dokument._id, eier.token, { 'if-none-match': etag })).statusCode).toBe(304)
  expect((await open(dokument._id, 'feil', { 'if-none-match': etag })).statusCode).toBe(401)
})

it('names the download after the title, safely [D8]', async () => {
  const answer = await portal.app.inject({
    url: `/api/process/secureuploads/${dokument._id}?token=${eier.token}&nedlasting=1`,
  })
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="_r_ya _1_.pdf"; filename*=UTF-8''%C3%86r%C3%B8ya%20%221%22.pdf`,
  )
})

it('answers HEAD like GET, without the content [D14]', async () => {
  const url = `/api/process/secureuploads/${dokument._id}?token=${eier.token}`
  const [head, whole] = [await portal.app.inject({ method: 'HEAD', url }), await portal.app.inject({ url })]
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
  expect(head.headers['content-length']).toBe(String(whole.rawPayload.length))
})
