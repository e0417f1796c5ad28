import { afterAll, beforeAll, expect, it } from 'vitest'
import { textPdf } from '../../../../test/pdf/sample-pdfs.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

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
const mailsTo = async (to: string) =>
  (await portal.services.outbox.listLocal()).filter(mail => mail.to === to).map(mail => mail.letter)

it('answers everything that is stored about the person as a file', async () => {
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

it('gives the file to the person alone, and only with a fresh login', async () => {
  expect((await get(`/api/user/${ola.id}/data`, kari)).statusCode).toBe(404)
  expect((await get(`/api/user/${ola.id}/data`, admin)).statusCode).toBe(404)
  const realNow = portal.clock.now
  portal.clock.now = () => new Date(Date.now() + 16 * 60_000)
  const old = await get(`/api/user/${ola.id}/data`, ola)
  portal.clock.now = realNow
  expect(old.json().code).toBe('krever_nytt_passord')
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

it('lets nobody ask for somebody else', async () => {
  expect((await askDeletion(kari, ola.id)).statusCode).toBe(404)
  expect((await askDeletion(admin, kari.id)).statusCode).toBe(404)
  expect((await get(`/api/user/${kari.id}/sletting`, kari)).json()).toEqual({ oensket: null })
})
