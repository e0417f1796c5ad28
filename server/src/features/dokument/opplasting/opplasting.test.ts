import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { annotation, script } from '../../../../test/pdf/active-pdfs.ts'
import { onePagePdf } from '../../../../test/pdf/raw-pdf.ts'
import { photo, withExif } from '../../../../test/pdf/sample-images.ts'
import { encryptedPdf, textPdf } from '../../../../test/pdf/sample-pdfs.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { contentHash } from './innhold.ts'

let portal: TestPortal
let person: Person
beforeAll(async () => {
  portal = await startTestPortal({ UPLOAD_MAX_MB: '3', UPLOAD_MAX_FILES: '5', UPLOAD_MAX_PAGES: '8' })
  person = await portal.createPerson()
})
afterAll(() => portal?.close())

const stored = async () => (await Array.fromAsync(portal.services.storage.list())).length
const rows = async () => Number((await portal.database.pool.query('select count(*) from fil')).rows[0].count)
const workFolders = () => readdir(path.join(portal.dataDir, 'arbeid'))

it('puts three photos and a PDF together in the order sent, and keeps the originals as they came [D9]', async () => {
  const bilde = withExif(await photo(400, 300), 6)
  const filer = [
    { navn: 'side 1.jpg', innhold: bilde },
    { navn: 'side 2.jpg', innhold: await photo(300, 400) },
    { navn: 'side 3.jpg', innhold: await photo(200, 200) },
    { navn: 'vedlegg.pdf', innhold: await textPdf(['Vedlegg A', 'Vedlegg B']) },
  ]
  const answer = await portal.upload(person, filer, { kommentar: 'Side 2 er litt uskarp' })
  expect(answer.statusCode).toBe(201)
  expect(answer.json().document).toMatchObject({
    sider: 5,
    notat: 'Side 2 er litt uskarp',
    tjeneste: 'Arkivering av signert kontrakt',
    autoextract: true,
  })
  const found = await portal.database.kysely
    .selectFrom('fil')
    .selectAll()
    .where('dokument_id', '=', answer.json().document._id)
    .orderBy('rolle')
    .orderBy('posisjon')
    .execute()
  expect(found.map(fil => [fil.rolle, fil.navn, fil.type, fil.sider])).toEqual([
    ['original', 'side 1.jpg', 'image/jpeg', 1],
    ['original', 'side 2.jpg', 'image/jpeg', 1],
    ['original', 'side 3.jpg', 'image/jpeg', 1],
    ['original', 'vedlegg.pdf', 'application/pdf', 2],
    ['samlet', 'Arbeidsavtale', 'application/pdf', 5],
  ])
  const chunks = await Array.fromAsync(portal.services.storage.read(found[0]?.noekkel ?? ''))
  expect(Buffer.concat(chunks as Buffer[]).equals(bilde)).toBe(true)
})

it('cuts a long file name at a whole character, and tells of the file in the history', async () => {
  const navn = `${'a'.repeat(254)}😀.pdf`
  const answer = await portal.upload(person, [{ navn, innhold: await textPdf(['En side']) }])
  expect(answer.statusCode, answer.body).toBe(201)
  const { rows } = await portal.database.pool.query(
    "select f.navn, h.endringer from fil f join historikk h on h.entitet_id = f.dokument_id where f.dokument_id = $1 and f.rolle = 'original'",
    [answer.json().document._id],
  )
  expect(rows).toEqual([
    { navn: 'a'.repeat(254), endringer: [{ felt: 'filer', fra: null, til: 'a'.repeat(254) }] },
  ])
})

it('keeps nothing of a merge that had to be disarmed but what came of it', async () => {
  const before = await stored()
  const innhold = onePagePdf(annotation(`/Subtype/Link/A<<${script}>>`))
  const answer = await portal.upload(person, [{ navn: 'aktiv.pdf', innhold }])
  expect(answer.statusCode).toBe(201)
  expect(await stored()).toBe(before + 2)
  const { noekkel } = await portal.database.kysely
    .selectFrom('fil')
    .select('noekkel')
    .where('dokument_id', '=', answer.json().document._id)
    .where('rolle', '=', 'samlet')
    .executeTakeFirstOrThrow()
  const chunks = await Array.fromAsync(portal.services.storage.read(noekkel))
  expect(Buffer.concat(chunks as Buffer[]).includes('app.alert')).toBe(false)
})

describe('what is refused gets its own sentence and leaves nothing behind', async () => {
  const pdf = await textPdf(['Avtale'])
  const jpeg = await photo(300, 300)
  it.each([
    [
      'a file that is something else than its name says [D1]',
      { navn: 'avtale.pdf', innhold: Buffer.from('<html><script>alert(1)</script></html>') },
      415,
      'Kun PDF, PNG og JPG/JPEG filer er tillatt. «avtale.pdf» er en annen type fil.',
    ],
    [
      'an iPhone photo',
      {
        navn: 'IMG_2207.heic',
        innhold: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]),
      },
      415,
      'Kun PDF, PNG og JPG/JPEG filer er tillatt. «IMG_2207.heic» er et HEIC-bilde. Lagre det som JPG, eller ta et nytt bilde med formatet «Mest kompatibel».',
    ],
    [
      'a PDF with a password',
      { navn: 'laast.pdf', innhold: await encryptedPdf(pdf, 'hemmelig') },
      422,
      '«laast.pdf» er beskyttet med passord. Lagre en kopi uten passord og last opp den.',
    ],
    [
      'an empty file',
      { navn: 'tom.pdf', innhold: Buffer.alloc(0) },
      422,
      '«tom.pdf» er tom. Velg filen på nytt.',
    ],
    [
      'half a picture',
      { navn: 'halv.jpg', innhold: jpeg.subarray(0, jpeg.length / 2) },
      422,
      '«halv.jpg» er skadet og lar seg ikke åpne. Lagre eller skann dokumentet på nytt.',
    ],
    [
      'too many pages',
      { navn: 'lang.pdf', innhold: await textPdf(Array(9).fill('side')) },
      413,
      '«lang.pdf» har for mange sider. Et dokument kan ha 8 sider. Del det opp og prøv igjen.',
    ],
    [
      'more bytes than an upload may have',
      { navn: 'stor.pdf', innhold: Buffer.alloc(3 * 2 ** 20 + 1) },
      413,
      'Det du sendte, er for stort. Hele opplastingen kan være 3 MB. Last opp færre filer om gangen.',
    ],
  ])('%s', async (_what, fil, status, message) => {
    const [files, before] = [await stored(), await rows()]
    const answer = await portal.upload(person, [{ navn: 'god.pdf', innhold: pdf }, fil])
    expect(answer.json().message).toBe(message)
    expect(answer.statusCode).toBe(status)
    expect([await stored(), await rows(), await workFolders()]).toEqual([files, before, []])
  })
})

it('asks for a title in the words of the specification, and for files', async () => {
  const pdf = { navn: 'a.pdf', innhold: await textPdf(['a']) }
  expect((await portal.upload(person, [pdf], { filnavn: '  ' })).json().message).toBe(
    'Please provide a title for the file(s).',
  )
  expect((await portal.upload(person, [])).json().code).toBe('ingen_filer')
  expect((await portal.upload(person, Array(6).fill(pdf))).json().code).toBe('for_mange_filer')
})

it('lets nobody upload in the name of somebody else, but staff [C8]', async () => {
  const other = await portal.createPerson()
  const staff = await portal.createPerson('administrator')
  const fil = { navn: 'a.pdf', innhold: await textPdf(['for en annen']) }
  expect((await portal.upload(person, [fil], { userId: other.id })).statusCode).toBe(404)
  expect((await portal.upload(person, [fil], { userId: 'tull' })).statusCode).toBe(404)
  expect((await portal.upload(staff, [fil], { userId: other.id })).json().document.userId).toBe(other.id)
})

it('makes one document of a call that is sent twenty times with the same key [fault 16]', async () => {
  const fil = { navn: 'a.pdf', innhold: await textPdf(['en gang']) }
  const before = await stored()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => portal.upload(person, [fil], {}, { 'idempotency-key': 'noekkel-1234' })),
  )
  expect(answers.map(answer => answer.statusCode)).toEqual(Array(20).fill(201))
  expect(new Set(answers.map(answer => answer.json().document._id)).size).toBe(1)
  expect(await stored()).toBe(before + 1)
  const steg = await portal.app.inject({
    url: '/api/process/upload/noekkel-1234/fremdrift',
    headers: bearer(person),
  })
  expect(steg.json()).toEqual({ steg: 'ferdig' })
})

it('knows the same files again, whatever their order, and still takes them [D15]', async () => {
  const filer = [
    { navn: 'en.pdf', innhold: await textPdf(['første']) },
    { navn: 'to.jpg', innhold: await photo(120, 90) },
  ]
  const first = (await portal.upload(person, filer, { filnavn: 'Original' })).json()
  expect(first.duplikatAv).toBeNull()
  const second = await portal.upload(person, filer.toReversed())
  expect(second.statusCode).toBe(201)
  expect(second.json().duplikatAv).toMatchObject({ _id: first.document._id, filnavn: 'Original' })
})

it('tells before anything is sent whether the files are here already', async () => {
  const { innhold_sha256 } = await portal.database.kysely
    .selectFrom('dokument')
    .select('innhold_sha256')
    .where('filnavn', '=', 'Original')
    .executeTakeFirstOrThrow()
  const hashes = (
    await portal.database.pool.query(
      "select sha256 from fil where rolle = 'original' and dokument_id = (select id from dokument where filnavn = 'Original')",
    )
  ).rows.map(row => row.sha256)
  expect(contentHash(hashes)).toBe(innhold_sha256)
  const ask = async (who: Person) =>
    (
      await portal.app.inject({
        method: 'POST',
        url: '/api/process/duplikat',
        headers: bearer(who),
        payload: { sha256: hashes },
      })
    ).json()
  expect((await ask(person)).duplikatAv.filnavn).toBe('Original')
  expect((await ask(await portal.createPerson())).duplikatAv).toBeNull()
})

it('takes an upload without userId as the caller’s own, in any letter case, and passes over parts that are no pages', async () => {
  const fil = { navn: 'a.pdf', innhold: await textPdf(['min egen']) }
  expect((await portal.upload(person, [fil], { userId: '' })).json().document.userId).toBe(person.id)
  expect((await portal.upload(person, [fil], { userId: person.id.toUpperCase() })).statusCode).toBe(201)
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`ukjent${i}`, 'x']))
  expect((await portal.upload(person, [fil], many)).statusCode).toBe(201)
})

it('stores an upload whose steps cannot be told', async () => {
  const fil = { navn: 'a.pdf', innhold: await textPdf(['uten fremdrift']) }
  await portal.asOwner('alter table opplasting rename to borte')
  try {
    const answer = await portal.upload(person, [fil], {}, { 'idempotency-key': 'noekkel-uten-steg' })
    expect(answer.statusCode).toBe(201)
  } finally {
    await portal.asOwner('alter table borte rename to opplasting')
  }
})
