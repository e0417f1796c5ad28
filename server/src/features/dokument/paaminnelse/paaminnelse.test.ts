import type { Innstillinger } from '@rp/contract/innstilling'
import type { Paaminnelsestatus } from '@rp/contract/status'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { storeTestDokument } from '../../../../test/dokumenter.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let admin: Person
/** Noon in Norway; the reminders are counted in Norwegian days. */
const start = new Date('2026-03-02T11:00:00Z')
const day = (number: number) => {
  portal.clock.now = () => new Date(start.getTime() + number * 86_400_000)
}

beforeAll(async () => {
  portal = await startTestPortal({ LOGINS_PER_ACCOUNT: '100000' })
  day(0)
  admin = await portal.createPerson('administrator')
})
beforeEach(async () => {
  day(0)
  await portal.database.pool.query(
    'delete from paaminnelse; delete from epost; update dokument set slettet = now()',
  )
  await setRules({})
})
afterAll(() => portal?.close())

const ask = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, who = admin) => {
  const headers = bearer(await portal.signIn(who))
  const answer = await portal.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer.json()
}

/** The rules of these statuses on: first after 14 days, again every 7, at most 2 times. All others off. */
async function setRules(on: Partial<Record<Paaminnelsestatus, object>>): Promise<void> {
  const { paaminnelser }: Innstillinger = await ask('GET', '/api/innstillinger')
  const rule = { paa: true, foerste: 14, igjen: 7, hoeyst: 2 }
  const verdi = Object.fromEntries(
    Object.entries(paaminnelser.standard).map(([status, standard]) => [
      status,
      { ...standard, ...(status in on && { ...rule, ...on[status as Paaminnelsestatus] }) },
    ]),
  )
  await ask('PUT', '/api/innstillinger', { navn: 'paaminnelser', verdi, versjon: paaminnelser.versjon })
}

/** A document of this member with this status, set on the day the clock shows. */
async function giveDokument(
  person: Person,
  status = 'MANGLER SIGNATUR',
  filnavn = 'Avtale',
): Promise<string> {
  const id = await storeTestDokument(portal, person, filnavn)
  await ask('PUT', `/api/document/${id}`, { status })
  return id
}

/** The daily job, with the reviews' own mails left out. */
async function runDaily(): Promise<void> {
  await portal.services.jobs.finn_paaminnelser?.(undefined as never, {} as never)
  await portal.runJobs()
}
const reminders = async (to: Person): Promise<number> => {
  const { rows } = await portal.database.pool.query(
    `select id from epost where mal = 'paaminnelse' and mottaker = $1`,
    [to.email],
  )
  return rows.length
}
const letterTo = async (to: Person) =>
  (await portal.services.outbox.listLocal()).find(
    mail => mail.to === to.email && mail.letter.subject === 'Vi venter på noe fra deg',
  )?.letter

it('mails nobody until staff switch a rule on', async () => {
  const person = await portal.createPerson()
  await giveDokument(person)
  day(400)
  await runDaily()
  expect(await reminders(person)).toBe(0)
})

it('comes when the days have passed, again after as many as the rule says, and then no more', async () => {
  const person = await portal.createPerson()
  await setRules({ 'MANGLER SIGNATUR': {} })
  const id = await giveDokument(person)
  const seen: number[] = []
  for (const number of [1, 13, 14, 15, 20, 21, 22, 28, 60]) {
    day(number)
    await runDaily()
    seen.push(await reminders(person))
  }
  expect(seen).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 2])
  const history = (await ask('GET', `/api/document/${id}/historikk`)) as {
    hendelse: string
    endringer: { til: string }[]
  }[]
  const told = history.filter(({ hendelse }) => hendelse === 'paaminnet')
  expect(told.map(({ endringer }) => endringer[0]?.til)).toEqual(['2 av 2', '1 av 2'])
})

it('is one mail for all that waits for a person, in the words that staff have set', async () => {
  const person = await portal.createPerson()
  await setRules({ 'MANGLER SIGNATUR': { tekst: 'Signer side to.' }, 'FYLL INN EPISODER': { foerste: 10 } })
  await giveDokument(person, 'MANGLER SIGNATUR', 'Avtale om regi')
  day(2)
  await giveDokument(person, 'FYLL INN EPISODER', 'Avtale om klipp')
  await giveDokument(person, 'MANGLER EPISODER', 'Uten regel')
  day(14)
  await runDaily()
  expect(await reminders(person)).toBe(1)
  const letter = await letterTo(person)
  expect(letter?.paragraphs).toEqual([
    'Hei.',
    'Vi trenger noe fra deg før vi kan gå videre med to dokumenter.',
    '«Avtale om regi» har status MANGLER SIGNATUR.\nSigner side to.',
    '«Avtale om klipp» har status FYLL INN EPISODER.\nSkriv hvor mange episoder du arbeidet på.',
  ])
  expect(letter?.link?.url).toBe('https://portalen.example/kontraktsdatabase')
})

it('leaves one who was mailed today in peace until tomorrow', async () => {
  const person = await portal.createPerson()
  await setRules({ 'MANGLER SIGNATUR': {}, 'FYLL INN EPISODER': { foerste: 1 } })
  await giveDokument(person)
  day(14)
  await runDaily()
  await giveDokument(person, 'FYLL INN EPISODER')
  day(14.4)
  await runDaily()
  expect(await reminders(person)).toBe(1)
  day(15)
  await runDaily()
  expect(await reminders(person)).toBe(2)
})

it('comes once, however many processes run the job at the same time', async () => {
  const person = await portal.createPerson()
  await setRules({ 'MANGLER SIGNATUR': {} })
  await giveDokument(person)
  day(14)
  const send = () => portal.services.jobs.send_paaminnelse?.({ brukerId: person.id } as never, {} as never)
  await Promise.all([send(), send(), send(), send(), runDaily(), runDaily()])
  await send()
  expect(await reminders(person)).toBe(1)
})

it('is not sent once the status is another, the document is deleted, or the member has changed it', async () => {
  await setRules({ 'MANGLER SIGNATUR': {}, 'FYLL INN EPISODER': {} })
  const [solved, deleted, worked] = [
    await portal.createPerson(),
    await portal.createPerson(),
    await portal.createPerson(),
  ]
  const ferdig = await giveDokument(solved)
  const slettet = await giveDokument(deleted)
  const rettet = await giveDokument(worked, 'FYLL INN EPISODER')
  day(13)
  await ask('PUT', `/api/document/${ferdig}`, { status: 'BEHANDLET', bekreftelse: 'Prøve' })
  await ask('DELETE', `/api/document/${slettet}`, undefined, deleted)
  await ask('PUT', `/api/document/${rettet}`, { ansiennitet: [{ episoder: 4 }] }, worked)
  day(14)
  await runDaily()
  expect([await reminders(solved), await reminders(deleted), await reminders(worked)]).toEqual([0, 0, 0])
  // Asked for by a job that was queued before the change, it is still not sent.
  await portal.services.jobs.send_paaminnelse?.({ brukerId: solved.id } as never, {} as never)
  expect(await reminders(solved)).toBe(0)
})

it('counts anew when the document gets the status once more', async () => {
  const person = await portal.createPerson()
  await setRules({ 'MANGLER SIGNATUR': {} })
  const id = await giveDokument(person)
  day(14)
  await runDaily()
  day(16)
  await ask('PUT', `/api/document/${id}`, { status: 'UNDER BEHANDLING' })
  await ask('PUT', `/api/document/${id}`, { status: 'MANGLER SIGNATUR' })
  day(21)
  await runDaily()
  expect(await reminders(person)).toBe(1)
  day(30)
  await runDaily()
  expect(await reminders(person)).toBe(2)
})

it('mails no account that is closed', async () => {
  const person = await portal.createPerson()
  await setRules({ 'MANGLER SIGNATUR': {} })
  await giveDokument(person)
  await portal.database.pool.query('update bruker set aktiv = false where id = $1', [person.id])
  day(14)
  await runDaily()
  await portal.services.jobs.send_paaminnelse?.({ brukerId: person.id } as never, {} as never)
  expect(await reminders(person)).toBe(0)
})

it('is counted from when the document got the status, not from what was changed afterwards', async () => {
  const person = await portal.createPerson()
  await setRules({ 'MANGLER SIGNATUR': {} })
  const id = await giveDokument(person)
  day(10)
  await ask('PUT', `/api/document/${id}`, { status_comment: 'Side to.' })
  day(14)
  await runDaily()
  expect(await reminders(person)).toBe(1)
})
