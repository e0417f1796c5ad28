import crypto from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { syntheticPersonnummer } from '../../../test/personnummer.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let server: SMTPServer
let arrived: { to: string; mail: Email }[] = []
let admin: Person
let annen: Person
const kontakt = 'post@organisasjonen.example'

async function openMailServer(): Promise<number> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, { envelope }, answer) {
      const mail = await PostalMime.parse(Buffer.concat((await Array.fromAsync(stream)) as Buffer[]))
      arrived.push({ to: envelope.rcptTo[0]?.address ?? '', mail })
      answer()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return (server.server.address() as AddressInfo).port
}

beforeAll(async () => {
  const port = await openMailServer()
  portal = await startTestPortal({ CONTACT_EMAIL: kontakt, SMTP_URL: `smtp://127.0.0.1:${port}` })
  admin = await portal.createPerson('administrator')
  annen = await portal.createPerson('administrator')
})
afterEach(() => {
  portal.clock.now = () => new Date()
})
afterAll(async () => {
  await portal?.close()
  portal?.services.mailer?.close()
  await new Promise<void>(resolve => server.close(() => resolve()))
})

type Options = { payload?: object; method?: 'GET' | 'POST' | 'PUT'; noekkel?: string }
const call = (person: Person, url: string, { payload, method, noekkel }: Options = {}) =>
  portal.app.inject({
    method: method ?? (payload ? 'POST' : 'GET'),
    url,
    ...(payload && { payload }),
    headers: { ...bearer(person), ...(noekkel && { 'idempotency-key': noekkel }) },
  })
const sak = (nummer: number, rest = '') => `/api/saker/${nummer}${rest}`
const henvendelse = (nummer: number, rest = '') => `/api/henvendelser/${nummer}${rest}`

/** A member with a case of their own. */
async function nySak(message = 'Statusen er feil.', slag = 'reklamasjon') {
  const medlem = await portal.createPerson()
  const answer = await call(medlem, '/api/send-email', { payload: { message, slag } })
  return { medlem, nummer: answer.json().saksnummer as number }
}
/** The mails that have come since the last time somebody asked. */
async function newMails() {
  await portal.runJobs()
  const mails = arrived
  arrived = []
  return mails
}
const svar = (nummer: number, tekst: string, versjon = 1, noekkel?: string, person = admin) =>
  call(person, sak(nummer, '/svar'), { payload: { tekst, versjon }, ...(noekkel && { noekkel }) })

it('mails an answer to the member, in the conversation of the case, and keeps it there', async () => {
  const { medlem, nummer } = await nySak()
  const before = await newMails()
  const answer = await svar(nummer, 'Vi har sett på det, og du har rett.')
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ tilstand: 'besvart', versjon: 2, ansvarlig: { id: admin.id } })
  const [mail, ...more] = await newMails()
  expect(more).toEqual([])
  expect(mail?.to).toBe(medlem.email)
  expect(mail?.mail.subject).toBe(`Svar på henvendelsen din (sak ${nummer})`)
  expect(mail?.mail.text).toContain('Vi har sett på det, og du har rett.')
  expect(mail?.mail.text).toContain(`https://portalen.example/henvendelser/${nummer}`)
  const receipt = before.find(({ to }) => to === medlem.email)
  expect(mail?.mail.references).toMatch(/^<sak-[0-9a-f-]+@portalen\.example>$/)
  expect(mail?.mail.references).toBe(receipt?.mail.references)
  expect(mail?.mail.inReplyTo).toBe(mail?.mail.references)
  expect(mail?.mail.messageId).not.toBe(receipt?.mail.messageId)
  const read = (await call(medlem, henvendelse(nummer))).json()
  expect(
    read.meldinger.map(({ retning, tekst }: { retning: string; tekst: string }) => [retning, tekst]),
  ).toEqual([
    ['inn', 'Statusen er feil.'],
    ['ut', 'Vi har sett på det, og du har rett.'],
  ])
})

it('answers and closes in one: one mail, and the case is closed as answered', async () => {
  const { medlem, nummer } = await nySak()
  await newMails()
  const payload = { tekst: 'Det er rettet.', versjon: 1, lukk: true }
  const noekkel = crypto.randomUUID()
  const answers = [1, 2].map(() => call(admin, sak(nummer, '/svar'), { payload, noekkel }))
  for (const answer of await Promise.all(answers))
    expect(answer.json()).toMatchObject({
      tilstand: 'lukket',
      lukking: { grunn: 'besvart', forklaring: '' },
      ansvarlig: { id: admin.id },
    })
  expect((await newMails()).map(({ to, mail }) => [to, mail.subject])).toEqual([
    [medlem.email, `Svar på henvendelsen din (sak ${nummer})`],
  ])
  expect((await call(medlem, henvendelse(nummer))).json()).toMatchObject({ tilstand: 'lukket' })
})

it.each([
  ['Hei, Kari.\n\nVi har rettet det.', 'Vi har rettet det.'],
  ['Kjære Kari Nordlys!\nVi har rettet det.', 'Vi har rettet det.'],
  ['Heihåp er tittelen.\nDen er rettet.', 'Heihåp er tittelen.\nDen er rettet.'],
])('greets once in the mail of an answer that begins with a greeting of its own: %j', async (tekst, rest) => {
  const { nummer } = await nySak()
  await newMails()
  const answer = await svar(nummer, tekst)
  expect(answer.json().meldinger.at(-1).tekst).toBe(tekst)
  const [mail] = await newMails()
  expect(mail?.mail.text).toContain(`Vi har svart på henvendelsen din:\n\n${rest}`)
})

it('sends one mail for an answer that is sent again with the same key, also at once', async () => {
  const { nummer } = await nySak()
  await newMails()
  const noekkel = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => svar(nummer, 'Hei.', 1, noekkel)))
  expect(answers.map(answer => answer.statusCode)).toEqual([201, 201, 201, 201, 201])
  expect(answers.at(-1)?.json().meldinger).toHaveLength(2)
  expect(await newMails()).toHaveLength(1)
})

it('tells the second of two who answer what the first wrote, and takes the answer when it is sent all the same', async () => {
  const { nummer } = await nySak()
  await newMails()
  await svar(nummer, 'Fra den første.')
  const late = await svar(nummer, 'Fra den andre.', 1, undefined, annen)
  expect([late.statusCode, late.json().code]).toEqual([409, 'sak_endret'])
  const { gjeldende } = late.json()
  expect(gjeldende.meldinger.at(-1).tekst).toBe('Fra den første.')
  expect(await newMails()).toHaveLength(1)
  expect((await svar(nummer, 'Fra den andre.', gjeldende.versjon, undefined, annen)).statusCode).toBe(201)
  expect(await newMails()).toHaveLength(1)
})

it('never shows a member an internal note: not in the case, not in a mail, not in their own data', async () => {
  const { medlem, nummer } = await nySak()
  const noekkel = crypto.randomUUID()
  const payload = { tekst: 'Hemmelig vurdering.' }
  await call(admin, sak(nummer, '/notater'), { payload, noekkel })
  const twice = await call(admin, sak(nummer, '/notater'), { payload, noekkel })
  expect(twice.json().meldinger.map(({ retning }: { retning: string }) => retning)).toEqual(['inn', 'notat'])
  expect(twice.json()).toMatchObject({ tilstand: 'aapen', versjon: 1 })
  await svar(nummer, 'Et svar.')
  await call(medlem, henvendelse(nummer, '/meldinger'), { payload: { tekst: 'Takk.' } })
  const seen = [
    (await call(medlem, henvendelse(nummer))).body,
    (await call(medlem, '/api/henvendelser')).body,
    (await call(medlem, `/api/user/${medlem.id}/data`)).body,
    JSON.stringify(await newMails()),
  ]
  for (const text of seen) expect(text).not.toContain('Hemmelig vurdering')
  expect(seen[2]).toContain('Et svar.')
})

it('lets a member reach only their own cases, and nothing that staff do', async () => {
  const { nummer } = await nySak()
  const { medlem: other } = await nySak()
  const foreign = await call(other, henvendelse(nummer))
  const missing = await call(other, henvendelse(999_999))
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
  const reply = await call(other, henvendelse(nummer, '/meldinger'), { payload: { tekst: 'Hei' } })
  expect(reply.statusCode).toBe(404)
  expect((await call(other, '/api/henvendelser')).json()).toHaveLength(1)
  expect((await call(other, sak(nummer))).statusCode).toBe(403)
  expect((await svar(nummer, 'Hei', 1, undefined, other)).statusCode).toBe(403)
  expect((await call(admin, henvendelse(nummer))).statusCode).toBe(404)
})

it('closes with a reason that the member reads, and opens again when the member writes', async () => {
  const { medlem, nummer } = await nySak()
  await newMails()
  const unsaid = await call(admin, sak(nummer, '/lukking'), { payload: { grunn: 'annet', versjon: 1 } })
  expect(unsaid.json().message).toBe('Fyll inn forklaringen.')
  const lukking = { grunn: 'rettet', forklaring: 'Statusen er nå BEHANDLET.', versjon: 1 }
  const closed = await call(admin, sak(nummer, '/lukking'), { payload: lukking })
  expect(closed.json()).toMatchObject({ tilstand: 'lukket', lukking: { grunn: 'rettet' } })
  expect((await call(admin, sak(nummer, '/lukking'), { payload: lukking })).statusCode).toBe(200)
  const [mail, ...more] = await newMails()
  expect(more).toEqual([])
  expect(mail?.mail.text).toContain('Vi har rettet det du meldte fra om.')
  expect(mail?.mail.text).toContain('Statusen er nå BEHANDLET.')

  const reply = await call(medlem, henvendelse(nummer, '/meldinger'), {
    payload: { tekst: 'Nei, ikke helt.' },
  })
  expect(reply.json()).toMatchObject({ tilstand: 'aapen', lukking: null })
  const [told] = await newMails()
  expect(told?.to).toBe(kontakt)
  expect(told?.mail.subject).toMatch(new RegExp(`^Ny melding i sak ${nummer} fra `))
  expect(told?.mail.text).toContain('Nei, ikke helt.')
  const { _id } = (await call(admin, sak(nummer))).json()
  const linjer = (await call(admin, `/api/historikk/sak/${_id}`)).json()
  expect(linjer.map(({ hendelse }: { hendelse: string }) => hendelse)).toEqual([
    'gjenaapnet',
    'lukket',
    'opprettet',
  ])
})

it('is opened again by staff', async () => {
  const { nummer } = await nySak()
  await call(admin, sak(nummer, '/lukking'), { payload: { grunn: 'besvart', versjon: 1 } })
  const opened = await call(admin, sak(nummer, '/gjenaapning'), { payload: { versjon: 2 } })
  expect(opened.json()).toMatchObject({ tilstand: 'aapen', lukking: null, versjon: 3 })
})

it('has a deadline 14 days ahead in Norway, which passes by the clock and can be moved', async () => {
  // In Norway it is the next day already.
  portal.clock.now = () => new Date('2026-11-20T23:30:00Z')
  const { nummer } = await nySak()
  let leser = await portal.createPerson('administrator')
  const read = async () => (await call(leser, sak(nummer))).json()
  expect(await read()).toMatchObject({ frist: '2026-12-05', dagerTilFrist: 14 })
  portal.clock.now = () => new Date('2026-12-07T08:00:00Z')
  // The first session has run out by now.
  leser = await portal.createPerson('administrator')
  expect((await read()).dagerTilFrist).toBe(-2)
  const forfalt = async () => (await call(leser, `/api/saker?frist=forfalt&nummer=${nummer}`)).json().antall
  expect(await forfalt()).toBe(1)
  const moved = await call(leser, sak(nummer), {
    method: 'PUT',
    payload: { frist: '2026-12-20', versjon: 1 },
  })
  expect(moved.json()).toMatchObject({ frist: '2026-12-20', dagerTilFrist: 13 })
  expect(await forfalt()).toBe(0)
  const wrong = await call(leser, sak(nummer), {
    method: 'PUT',
    payload: { frist: '2026-02-31', versjon: 2 },
  })
  expect(wrong.json().message).toBe('Skriv en dato som finnes.')
})

it('is taken by whoever wants it, and given only to staff', async () => {
  const { medlem, nummer } = await nySak()
  const give = (ansvarlig: string | null, versjon: number) =>
    call(admin, sak(nummer), { method: 'PUT', payload: { ansvarlig, versjon } })
  expect((await give('meg', 1)).json().ansvarlig.id).toBe(admin.id)
  expect((await give(annen.id, 2)).json().ansvarlig.id).toBe(annen.id)
  expect((await give(medlem.id, 3)).json().message).toBe('Velg en saksbehandler som er i bruk.')
  expect((await give(null, 3)).json().ansvarlig).toBeNull()
  const mine = (await call(admin, `/api/saker?ansvarlig=meg&nummer=${nummer}`)).json()
  const nobodys = (await call(admin, `/api/saker?ansvarlig=ingen&nummer=${nummer}`)).json()
  expect([mine.antall, nobodys.antall]).toEqual([0, 1])
})

it('refuses a personnummer or an account number in whatever is written [F4]', async () => {
  const { medlem, nummer } = await nySak()
  const nummeret = syntheticPersonnummer()
  const spaced = `${nummeret.slice(0, 6)} ${nummeret.slice(6)}`
  const answers = await Promise.all([
    svar(nummer, `Du har ${spaced} hos oss.`),
    call(admin, sak(nummer, '/notater'), { payload: { tekst: `Se ${nummeret}` } }),
    call(admin, sak(nummer, '/lukking'), { payload: { grunn: 'annet', forklaring: nummeret, versjon: 1 } }),
    call(medlem, henvendelse(nummer, '/meldinger'), { payload: { tekst: `Jeg er ${nummeret}` } }),
    call(medlem, '/api/send-email', { payload: { message: `Kontoen er 0099.12.34551` } }),
  ])
  expect(answers.map(answer => answer.json().code)).toEqual(Array(5).fill('hemmelig_nummer'))
  expect(answers[0]?.json().message).toContain('et personnummer')
  expect(answers.map(answer => answer.body).join()).not.toContain(nummeret)
})

it('stops a member after five replies an hour, and counts a retry once', async () => {
  const { medlem, nummer } = await nySak()
  const reply = (noekkel: string) =>
    call(medlem, henvendelse(nummer, '/meldinger'), { payload: { tekst: `Hei ${noekkel}` }, noekkel })
  const codes = []
  for (const noekkel of [
    'noekkel-1',
    'noekkel-1',
    'noekkel-2',
    'noekkel-3',
    'noekkel-4',
    'noekkel-5',
    'noekkel-6',
  ])
    codes.push((await reply(noekkel)).statusCode)
  expect(codes).toEqual([201, 201, 201, 201, 201, 201, 429])
  expect((await call(medlem, henvendelse(nummer))).json().meldinger).toHaveLength(6)
})

it('mails nobody whose account is closed, and stands all the same', async () => {
  const { medlem, nummer } = await nySak()
  await newMails()
  await portal.database.kysely
    .updateTable('bruker')
    .set({ aktiv: false })
    .where('id', '=', medlem.id)
    .execute()
  const answer = await svar(nummer, 'Et svar.')
  expect(answer.json()).toMatchObject({ tilstand: 'besvart', medlem: { aktiv: false } })
  expect(await newMails()).toEqual([])
})
