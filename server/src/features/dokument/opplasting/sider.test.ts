import { afterAll, beforeAll, expect, it } from 'vitest'
import { photo } from '../../../../test/pdf/sample-images.ts'
import { textPdf } from '../../../../test/pdf/sample-pdfs.ts'
import { bearer, formBody, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let person: Person
let staff: Person
beforeAll(async () => {
  portal = await startTestPortal({ ORPHAN_MINUTES: '0' })
  person = await portal.createPerson()
  staff = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const nyttDokument = async () =>
  (await portal.upload(person, [{ navn: 'a.pdf', innhold: await textPdf(['side 1']) }])).json().document
    ._id as string

function addPages(id: string, filer: { navn: string; innhold: Buffer }[], who = person, headers = {}) {
  const form = formBody({}, filer)
  const url = `/api/process/add-pages/${id}`
  return portal.app.inject({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...form.headers, ...bearer(who), ...headers },
  })
}

it('adds pages at the end, keeps the originals and gives the viewer a new version', async () => {
  const id = await nyttDokument()
  const before = (await portal.app.inject({ url: `/api/document/${id}`, headers: bearer(person) })).json()
  const answer = await addPages(id, [{ navn: 'signert.jpg', innhold: await photo(200, 300) }])
  expect(answer.json().message).toBe('Sider har blitt lagt til dokumentet!')
  expect(answer.json().document).toMatchObject({ sider: 2, versjon: before.versjon + 1 })
  expect(answer.json().document.filversjon).not.toBe(before.filversjon)
  const filer = await portal.database.kysely
    .selectFrom('fil')
    .select(['rolle', 'navn', 'posisjon'])
    .where('dokument_id', '=', id)
    .where('erstattet', 'is', null)
    .orderBy('rolle')
    .orderBy('posisjon')
    .execute()
  expect(filer.map(fil => `${fil.rolle} ${fil.posisjon} ${fil.navn}`)).toEqual([
    'original 0 a.pdf',
    'original 1 signert.jpg',
    'samlet 0 Arbeidsavtale',
  ])
})

it('loses no page when several are added at the same time', async () => {
  const id = await nyttDokument()
  const jpg = await photo(100, 100)
  const answers = await Promise.all(
    ['en', 'to', 'tre'].map(navn => addPages(id, [{ navn: `${navn}.jpg`, innhold: jpg }])),
  )
  expect(answers.map(answer => answer.statusCode)).toEqual([200, 200, 200])
  expect(
    (await portal.app.inject({ url: `/api/document/${id}`, headers: bearer(person) })).json().sider,
  ).toBe(4)
})

it('adds once for a call that is sent again with the same key', async () => {
  const id = await nyttDokument()
  const filer = [{ navn: 'en.jpg', innhold: await photo(100, 100) }]
  const key = { 'idempotency-key': 'legg-til-1234' }
  for (let i = 0; i < 3; i++) expect((await addPages(id, filer, person, key)).json().document.sider).toBe(2)
})

it('takes 10 485 760 bytes and refuses one more, naming the file [D6]', async () => {
  const id = await nyttDokument()
  const answer = await addPages(id, [{ navn: 'stor.pdf', innhold: Buffer.alloc(10_485_761) }])
  expect(answer.statusCode).toBe(413)
  expect(answer.json().message).toBe('Filen stor.pdf er for stor. Maksimal størrelse er 10MB.')
  const atLimit = await addPages(id, [{ navn: 'akkurat.pdf', innhold: Buffer.alloc(10_485_760) }])
  expect(atLimit.json().code).toBe('side_feil_type')
})

it('is closed to others, and to the owner once the document is BEHANDLET', async () => {
  const id = await nyttDokument()
  const filer = [{ navn: 'en.jpg', innhold: await photo(50, 50) }]
  expect((await addPages(id, filer, await portal.createPerson())).statusCode).toBe(404)
  await portal.app.inject({
    method: 'PUT',
    url: `/api/document/${id}`,
    payload: { status: 'BEHANDLET', bekreftelse: 'Prøve' },
    headers: bearer(staff),
  })
  expect((await addPages(id, filer)).json().code).toBe('laast_dokument')
  expect((await addPages(id, filer, staff)).statusCode).toBe(200)
})

it('leaves the document as it was when a page is refused', async () => {
  const id = await nyttDokument()
  const before = (await Array.fromAsync(portal.services.storage.list())).length
  const answer = await addPages(id, [
    { navn: 'god.jpg', innhold: await photo(50, 50) },
    { navn: 'notat.txt', innhold: Buffer.from('hei') },
  ])
  expect(answer.json().felt).toHaveProperty(['files.1'])
  expect(
    (await portal.app.inject({ url: `/api/document/${id}`, headers: bearer(person) })).json(),
  ).toMatchObject({ sider: 1, versjon: 1 })
  // One that came whole before another was too large goes out of the store, too.
  const [good, large] = [await photo(50, 50), Buffer.alloc(10_485_761)]
  const tooLarge = await addPages(id, [
    { navn: 'god.jpg', innhold: good },
    { navn: 'stor.pdf', innhold: large },
  ])
  expect(tooLarge.statusCode).toBe(413)
  expect(await Array.fromAsync(portal.services.storage.list())).toHaveLength(before)
})
