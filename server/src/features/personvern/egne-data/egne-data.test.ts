import { afterAll, beforeAll, expect, it } from 'vitest'
import { textPdf } from '../../../../test/pdf/sample-pdfs.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { readZip } from '../../../../test/zip.ts'

let portal: TestPortal
let kari: Person
let ola: Person
let admin: Person
beforeAll(async () => {
  portal = await startTestPortal()
  kari = await portal.createPerson()
  ola = await portal.createPerson()
  admin = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

const get = (url: string, person: Person) => portal.app.inject({ url, headers: bearer(person) })
const askDeletion = (person: Person, id = person.id, melding = '') =>
  portal.app.inject({
    method: 'POST',
    url: `/api/user/${id}/sletting`,
    payload: { melding },
    headers: bearer(person),
  })
const withdraw = (person: Person, id = person.id) =>
  portal.app.inject({ method: 'DELETE', url: `/api/user/${id}/sletting`, headers: bearer(person) })
const mailsTo = async (to: string) =>
  (await portal.services.outbox.listLocal()).filter(mail => mail.to === to).map(mail => mail.letter)

it('answers everything that is stored about the person as a file [G6]', async () => {
  await portal.app.inject({
    method: 'PUT',
    url: `/api/user/${kari.id}`,
    payload: { fornavn: 'Kari', kontonummer: '00991234567' },
    headers: bearer(kari),
  })
  await portal.upload(kari, [{ navn: 'avtale.pdf', innhold: await textPdf(['Avtale']) }])
  await portal.app.inject({
    method: 'POST',
    url: '/api/send-email',
    payload: { message: 'Takk' },
    headers: bearer(kari),
  })
  const answer = await get(`/api/user/${kari.id}/data`, kari)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toBe('attachment; filename="mine-opplysninger.json"')
  const data = answer.json()
  expect(data.bruker).toMatchObject({ fornavn: 'Kari', kontonummer: '00991234567', email: kari.email })
  expect(data.bruker.personnummer).toMatch(/^\d{11}$/)
  expect(data.dokumenter).toHaveLength(1)
  expect(data.dokumenter[0].filer.map((fil: { rolle: string }) => fil.rolle).sort()).toEqual([
    'original',
    'samlet',
  ])
  expect(data.dokumenter[0].ansiennitet).toHaveLength(1)
  expect(data.dokumenter[0].historikk).toMatchObject([{ hendelse: 'opprettet' }])
  expect(data.innlogginger).toHaveLength(1)
  expect(data.historikk.map((linje: { hendelse: string }) => linje.hendelse)).toEqual([
    'data_hentet',
    'endret',
    'registrert',
  ])
  expect(data.saker).toMatchObject([
    { slag: 'tilbakemelding', meldinger: [{ retning: 'inn', tekst: 'Takk' }] },
  ])
  expect(data.sendtEpost).toMatchObject([{ mal: 'sak_kvittering' }])
  expect(data).toMatchObject({ slettedeDokumenter: [], epostBytter: [], sletteoensker: [] })
  expect(answer.body).not.toContain('passord_hash')
  expect(answer.body).not.toContain('noekkel')
})

it('answers the same with the merged PDFs and the uploaded files as a ZIP, and says beforehand how large it is [G6]', async () => {
  const [first, second] = [await textPdf(['Side én']), await textPdf(['Side to'])]
  const person = await portal.createPerson()
  await portal.upload(person, [
    { navn: 'første.pdf', innhold: first },
    { navn: 'andre.pdf', innhold: second },
  ])
  const answer = await get(`/api/user/${person.id}/data.zip`, person)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="mine-opplysninger.zip"')
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
  const files = readZip(answer.rawPayload)
  const [json, merged, ...originals] = [...files.keys()]
  expect(json).toBe('mine-opplysninger.json')
  expect(JSON.parse(String(files.get('mine-opplysninger.json'))).bruker.email).toBe(person.email)
  expect(merged).toBe('dokumenter/01 Arbeidsavtale/Arbeidsavtale.pdf')
  expect(files.get(merged ?? '')?.toString('latin1', 0, 5)).toBe('%PDF-')
  expect(originals.map(name => name.split('/').at(-1))).toEqual(['01 første.pdf', '02 andre.pdf'])
  expect(originals.map(name => files.get(name))).toEqual([first, second])
})

it('breaks the ZIP off when a stored file is gone, rather than sending one that looks whole', async () => {
  const person = await portal.createPerson()
  const dokument = (
    await portal.upload(person, [{ navn: 'a.pdf', innhold: await textPdf(['Avtale']) }])
  ).json()
  const { noekkel } = await portal.database.kysely
    .selectFrom('fil')
    .select('noekkel')
    .where('dokument_id', '=', dokument.document._id)
    .where('rolle', '=', 'original')
    .executeTakeFirstOrThrow()
  await portal.services.storage.remove(noekkel)
  await expect(get(`/api/user/${person.id}/data.zip`, person)).rejects.toThrow()
})

it('gives the file to the person alone, and only with a fresh login', async () => {
  expect((await get(`/api/user/${ola.id}/data`, kari)).statusCode).toBe(404)
  expect((await get(`/api/user/${ola.id}/data`, admin)).statusCode).toBe(404)
  expect((await get(`/api/user/${ola.id}/data.zip`, admin)).statusCode).toBe(404)
  const realNow = portal.clock.now
  portal.clock.now = () => new Date(Date.now() + 16 * 60_000)
  const old = [await get(`/api/user/${ola.id}/data`, ola), await get(`/api/user/${ola.id}/data.zip`, ola)]
  portal.clock.now = realNow
  expect(old.map(answer => answer.json().code)).toEqual(['krever_nytt_passord', 'krever_nytt_passord'])
})

it('tells the organisation of a wish to be deleted, gives a receipt, and keeps one wish at a time', async () => {
  const first = await askDeletion(ola, ola.id, 'Jeg har sluttet i bransjen.')
  expect(first.statusCode).toBe(201)
  const again = await askDeletion(ola)
  expect(again.json()).toEqual(first.json())
  expect((await get(`/api/user/${ola.id}/sletting`, ola)).json()).toEqual(first.json())
  const [letter, ...more] = (await mailsTo(portal.config.CONTACT_EMAIL)).filter(
    mail => mail.subject === 'Et medlem ber om å bli slettet',
  )
  expect(more).toEqual([])
  expect(letter?.paragraphs.join(' ')).toContain('Jeg har sluttet i bransjen.')
  expect((await mailsTo(ola.email)).map(mail => mail.subject)).toEqual([
    'Vi har fått ønsket ditt om sletting',
  ])
})

it('lets the person withdraw the wish, tells the organisation, and lets them ask again', async () => {
  const person = await portal.createPerson()
  expect((await withdraw(person)).json()).toMatchObject({ tilstand: 'ingen' })
  const asked = (await askDeletion(person)).json()
  expect(asked).toMatchObject({ tilstand: 'venter', avsluttet: null })
  const withdrawn = await withdraw(person)
  expect(withdrawn.statusCode).toBe(200)
  expect(withdrawn.json()).toMatchObject({ tilstand: 'trukket', oensket: asked.oensket })
  expect(withdrawn.json().avsluttet).not.toBeNull()
  expect((await withdraw(person)).json()).toEqual(withdrawn.json())
  expect((await get(`/api/user/${person.id}/sletting`, person)).json()).toEqual(withdrawn.json())
  const letters = (await mailsTo(portal.config.CONTACT_EMAIL)).filter(
    mail => mail.subject === 'Et medlem trekker ønsket om å bli slettet',
  )
  expect(letters).toHaveLength(1)
  expect(letters[0]?.paragraphs.join(' ')).toContain(person.email)
  const { historikk } = (await get(`/api/user/${person.id}/data`, person)).json()
  expect(historikk.map((linje: { hendelse: string }) => linje.hendelse)).toContain('sletting_trukket')
  expect((await askDeletion(person)).json()).toMatchObject({ tilstand: 'venter', avsluttet: null })
})

it('takes no personnummer or account number along in the mail of a wish', async () => {
  const person = await portal.createPerson()
  const answer = await askDeletion(person, person.id, 'Slett alt om 018101 12345')
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'hemmelig_nummer'])
  expect((await get(`/api/user/${person.id}/sletting`, person)).json().tilstand).toBe('ingen')
})

it('lets nobody ask for somebody else', async () => {
  expect((await askDeletion(kari, ola.id)).statusCode).toBe(404)
  expect((await askDeletion(admin, kari.id)).statusCode).toBe(404)
  expect((await withdraw(kari, ola.id)).statusCode).toBe(404)
  expect((await get(`/api/user/${kari.id}/sletting`, kari)).json()).toEqual({
    tilstand: 'ingen',
    oensket: null,
    avsluttet: null,
  })
})
