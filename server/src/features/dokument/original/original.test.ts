import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onePagePdf } from '../../../../test/pdf/raw-pdf.ts'
import { photo, withExif } from '../../../../test/pdf/sample-images.ts'
import { textPdf } from '../../../../test/pdf/sample-pdfs.ts'
import { bearer, formBody, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let eier: Person
let annen: Person
let stab: Person
beforeAll(async () => {
  portal = await startTestPortal()
  eier = await portal.createPerson()
  annen = await portal.createPerson()
  stab = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const paper = (name: string): Buffer =>
  readFileSync(path.join(import.meta.dirname, '../../../../test/pdf/filer', name))
const signert = { navn: 'signert.pdf', innhold: paper('signert-usynlig.pdf') }

async function upload(filer: { navn: string; innhold: Buffer }[], felter: Record<string, string> = {}) {
  const answer = await portal.upload(eier, filer, felter)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().document._id as string
}
function addPages(
  id: string,
  filer: { navn: string; innhold: Buffer }[],
  felter: Record<string, string> = {},
) {
  const form = formBody(felter, filer)
  const headers = { ...form.headers, ...bearer(eier) }
  return portal.app.inject({
    method: 'POST',
    url: `/api/process/add-pages/${id}`,
    payload: form.payload,
    headers,
  })
}
const get = (who: Person, url: string) => portal.app.inject({ url, headers: bearer(who) })
const filer = async (id: string, who = eier) => (await get(who, `/api/document/${id}/filer`)).json()

it('keeps a harmless PDF byte for byte: stored once, served as it is, in ranges too', async () => {
  const innhold = await textPdf(['Avtale'])
  const id = await upload([{ navn: 'avtale.pdf', innhold }])
  const shown = await get(eier, `/api/process/secureuploads/${id}`)
  expect(shown.rawPayload.equals(innhold)).toBe(true)
  const part = await portal.app.inject({
    url: `/api/process/secureuploads/${id}`,
    headers: { ...bearer(eier), range: 'bytes=10-19' },
  })
  expect([part.statusCode, part.rawPayload.equals(innhold.subarray(10, 20))]).toEqual([206, true])
  const rows = await portal.database.kysely
    .selectFrom('fil')
    .select('noekkel')
    .where('dokument_id', '=', id)
    .execute()
  expect([rows.length, new Set(rows.map(row => row.noekkel)).size]).toEqual([2, 1])
  expect(await filer(id)).toMatchObject({
    somDenKom: true,
    endringer: [],
    originaler: [{ navn: 'avtale.pdf' }],
  })
})

it('adds pages to a document that is the file as it came, and keeps that file', async () => {
  const innhold = await textPdf(['Avtale'])
  const id = await upload([{ navn: 'avtale.pdf', innhold }])
  const added = await addPages(id, [{ navn: 'side.pdf', innhold: await textPdf(['Side to']) }])
  expect([added.statusCode, added.json().document.sider]).toEqual([200, 2])
  const { somDenKom, originaler } = await filer(id)
  expect([somDenKom, originaler.length]).toEqual([false, 2])
  const original = await get(eier, `/api/document/${id}/original/${originaler[0].id}`)
  expect(original.rawPayload.equals(innhold)).toBe(true)
})

it('tells who has signed, and that the signature holds, without vouching for them', async () => {
  const id = await upload([signert])
  expect((await get(eier, `/api/process/secureuploads/${id}`)).rawPayload.equals(signert.innhold)).toBe(true)
  const signaturer = [
    {
      navn: 'Proeve Signatur',
      tid: '2026-11-25T23:34:50.000Z',
      heleFilen: true,
      uendret: true,
      tidsstempel: false,
    },
  ]
  expect(await filer(id)).toMatchObject({ somDenKom: true, originaler: [{ signaturer }] })
  expect(await filer(id, stab)).toMatchObject({ originaler: [{ signaturer }] })
})

it('tells that what was signed has been changed, and that something was added after', async () => {
  const changed = Buffer.from(signert.innhold)
  const at = changed.indexOf('/Title') >= 0 ? changed.indexOf('/Title') : changed.indexOf('/MediaBox')
  changed[changed.indexOf('595.28', at)] = 0x36
  const [one] = (await filer(await upload([{ navn: 'endret.pdf', innhold: changed }]))).originaler
  expect(one.signaturer).toMatchObject([{ uendret: false, heleFilen: true }])
})

it('asks before a signature is broken, and keeps the signed file', async () => {
  const other = { navn: 'vedlegg.pdf', innhold: await textPdf(['Vedlegg']) }
  const refused = await portal.upload(eier, [other, signert])
  expect([refused.statusCode, refused.json().code, Object.keys(refused.json().felt)]).toEqual([
    409,
    'signatur_brytes',
    ['files.1'],
  ])
  const id = await upload([other, signert], { godtatt: 'signatur' })
  const { endringer, originaler } = await filer(id)
  expect(endringer).toContain('signatur')
  const original = await get(stab, `/api/document/${id}/original/${originaler[1].id}`)
  expect(original.rawPayload.equals(signert.innhold)).toBe(true)
})

it('asks before it adds pages to a signed document', async () => {
  const id = await upload([signert])
  const side = { navn: 'side.pdf', innhold: await textPdf(['Side']) }
  const refused = await addPages(id, [side])
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'signatur_brytes'])
  expect(refused.json().message).toContain('«Dokumentet»')
})

it('remembers why the document is not what came, however often pages are added', async () => {
  const active = onePagePdf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' })
  const id = await upload([signert])
  const side = { navn: 'side.pdf', innhold: await textPdf(['Side']) }
  const added = [
    { navn: 'aktiv.pdf', innhold: active },
    { navn: 'bilde.jpg', innhold: withExif(await photo(64, 64), 6) },
  ]
  expect((await filer(id)).endringer).toEqual([])
  for (const [nye, endringer] of [
    [[side], ['signatur']],
    [added, ['aktivt', 'sted', 'signatur']],
    [[side], ['aktivt', 'sted', 'signatur']],
  ] as const) {
    const answer = await addPages(id, [...nye], { godtatt: 'vedlegg, signatur' })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await filer(id)).toMatchObject({ somDenKom: false, endringer })
  }
})

it.each([
  ['xfa-dynamisk.pdf', 'fil_xfa', 422],
  ['portefolje.pdf', 'fil_portefoelje', 422],
])('says no to %s, and what to do', async (navn, code, status) => {
  const answer = await portal.upload(eier, [{ navn, innhold: paper(navn) }])
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
})

it('gives the file as it came to its owner and staff as an attachment, and writes down that staff took it', async () => {
  const active = onePagePdf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' })
  const image = withExif(await photo(64, 64), 6)
  const id = await upload([
    { navn: 'avtale æ.pdf', innhold: active },
    { navn: 'bilde.jpg', innhold: image },
  ])
  const { endringer, originaler } = await filer(id)
  expect(endringer).toEqual(['aktivt', 'sted'])
  expect(originaler.map((fil: { endringer: string[] }) => fil.endringer)).toEqual([['aktivt'], ['sted']])
  const url = `/api/document/${id}/original/${originaler[0].id}`
  const own = await get(eier, url)
  expect(own.rawPayload.equals(active)).toBe(true)
  expect(own.headers['content-disposition']).toMatch(/^attachment; filename="avtale/)
  expect(own.headers['content-type']).toBe('application/octet-stream')
  expect((await get(annen, url)).statusCode).toBe(404)
  const lines = async () =>
    ((await get(stab, `/api/document/${id}/historikk`)).json() as { hendelse: string }[]).filter(
      ({ hendelse }) => hendelse === 'original_hentet',
    )
  expect(await lines()).toHaveLength(0)
  expect((await get(stab, url)).statusCode).toBe(200)
  expect(await lines()).toMatchObject([{ hendelse: 'original_hentet' }])
})

it('gives nobody an original that the virus scanner holds, or of a deleted document', async () => {
  const id = await upload([{ navn: 'avtale.pdf', innhold: await textPdf(['Avtale']) }])
  const url = `/api/document/${id}/original/${(await filer(id)).originaler[0].id}`
  await portal.database.kysely
    .updateTable('dokument')
    .set({ viruskontroll: 'venter' })
    .where('id', '=', id)
    .execute()
  expect((await get(stab, url)).json().code).toBe('venter_viruskontroll')
  await portal.database.kysely
    .updateTable('dokument')
    .set({ viruskontroll: null })
    .where('id', '=', id)
    .execute()
  await portal.app.inject({ method: 'DELETE', url: `/api/document/${id}`, headers: bearer(eier) })
  expect((await get(eier, url)).statusCode).toBe(404)
})
