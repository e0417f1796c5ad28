import { grunnHeaders } from '@rp/contract/personnummer'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { syntheticPersonnummer } from '../../../../test/personnummer.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let admin: Person
let medlemmer: Person[]
let naa = Date.now()
beforeAll(async () => {
  portal = await startTestPortal({ SESSION_IDLE_MINUTES: '1440', SESSION_HOURS: '168' })
  portal.clock.now = () => new Date(naa)
  medlemmer = await Promise.all(Array.from({ length: 25 }, () => portal.createPerson()))
})
afterAll(() => portal?.close())
beforeEach(async () => {
  naa += 2 * 3_600_000
  admin = await portal.createPerson('administrator')
})

const paths = ['/api/user/personnummer', '/api/personnummer', '/api/user/internasjonalIdNummer']
const look = (nummer: number, { path = '/api/personnummer', grunn = 'Kontroll', by = admin } = {}) =>
  portal.app.inject({
    url: `${path}?userId=${medlemmer[nummer]?.id}`,
    headers: { ...bearer(by), ...(grunn && grunnHeaders(grunn)) },
  })
const codes = (answers: readonly { statusCode: number }[]) => {
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length
  return { 200: count(200), 403: count(403), 429: count(429) }
}
const lookAtMany = async (many: number) =>
  codes(await Promise.all(Array.from({ length: many }, (_, nummer) => look(nummer % medlemmer.length))))
const notices = async () =>
  (await portal.services.outbox.listLocal()).filter(({ letter }) =>
    letter.subject.includes('har sett mange numre'),
  )

it.each(
  paths,
)('shows nobody else’s number at %s without a reason, and one’s own without [L6]', async path => {
  for (const grunn of ['', ' ', '1234', '%', 'a', 'abcd 12345']) {
    const bare = await look(0, { path, grunn })
    expect([bare.statusCode, bare.json().code]).toEqual([422, 'krever_grunn'])
  }
  const answer = await look(0, { path, grunn: 'Utbetaling på vent: «æøå»' })
  expect(answer.statusCode).toBe(200)
  const [line] = await portal.services.historikk.list('bruker', medlemmer[0]?.id ?? '', { forMedlem: false })
  expect(line?.endringer).toEqual([{ felt: 'aarsak', fra: null, til: 'Utbetaling på vent: «æøå»' }])
  const own = await look(0, { path, grunn: '', by: medlemmer[0] as Person })
  expect(own.statusCode).toBe(200)
})

it('changes nobody else’s number without a reason [L6]', async () => {
  const { id = '' } = medlemmer[1] ?? {}
  const change = (url: string, payload: object) =>
    portal.app.inject({ method: 'PUT', url, payload, headers: bearer(admin) })
  for (const answer of [
    await change(`/api/personnummer?userId=${id}`, { personnummer: syntheticPersonnummer() }),
    await change(`/api/user/${id}`, { internasjonalIdNummer: 'P-1' }),
    await change(`/api/users/${id}`, { internasjonalIdNummer: 'P-1' }),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'krever_grunn'])
})

it.each(['%E0%A4%A', '%00', 'x'.repeat(201)])('refuses the reason %s with a sentence', async raw => {
  const answer = await portal.app.inject({
    url: `/api/personnummer?userId=${medlemmer[0]?.id}`,
    headers: { ...bearer(admin), 'x-grunn': raw },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'ugyldig_foresporsel'])
})

it('asks for the password after five others’ numbers an hour, also when they are asked for at once [L6]', async () => {
  naa += 16 * 60_000
  expect(await lookAtMany(25)).toEqual({ 200: 5, 403: 20, 429: 0 })
  expect((await look(7)).json().code).toBe('krever_nytt_passord')
  await portal.app.inject({
    method: 'POST',
    url: '/api/user/bekreft-passord',
    payload: { password: admin.password },
    headers: bearer(admin),
  })
  expect((await look(7)).statusCode).toBe(200)
})

it('shows twenty an hour of any kind, and tells another administrator once, without saying who [L6]', async () => {
  const annen = await portal.createPerson('administrator')
  const before = (await notices()).length
  const bank = { kontonummer: '00991234567' }
  const { id = '' } = medlemmer[2] ?? {}
  await portal.asOwner("update sesjon set autentisert = '2100-01-01' where bruker_id = $1", [id])
  const saved = await portal.app.inject({
    method: 'PUT',
    url: `/api/user/${id}`,
    payload: bank,
    headers: bearer(medlemmer[2] as Person),
  })
  expect(saved.statusCode).toBe(200)
  const seen = await portal.app.inject({
    url: `/api/user/${id}`,
    headers: { ...bearer(admin), ...grunnHeaders('Utbetaling') },
  })
  expect(seen.json()).toMatchObject(bank)
  expect((await look(3, { path: '/api/user/internasjonalIdNummer' })).statusCode).toBe(200)
  expect(await lookAtMany(25)).toEqual({ 200: 18, 403: 0, 429: 7 })
  const refused = await look(4)
  expect(refused.json().code).toBe('for_mange_nummer')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  const told = (await notices()).slice(0, (await notices()).length - before)
  expect(told.map(({ to }) => to)).toContain(annen.email)
  expect(told.filter(({ to }) => to === annen.email)).toHaveLength(1)
  expect(told.map(({ to }) => to)).not.toContain(admin.email)
  const text = JSON.stringify(told.map(({ letter }) => letter))
  expect(text).not.toMatch(/@folk\.example|(?<![\w-])\d{11}(?![\w-])/)
  expect(text).toContain(`/admin/brukere/${admin.id}`)
  const history = await portal.services.historikk.list('bruker', admin.id, { forMedlem: false })
  expect(history.map(({ hendelse }) => hendelse)).toContain('innsynsgrense_naadd')
  // A sliding hour: no clock stroke gives twenty more at once.
  naa += 50 * 60_000
  expect((await look(5)).statusCode).toBe(429)
  naa += 11 * 60_000
  await portal.asOwner("update sesjon set autentisert = '2100-01-01' where bruker_id = $1", [admin.id])
  expect((await look(5)).statusCode).toBe(200)
})

it('tells the contact address where there is no other administrator [L6]', async () => {
  await portal.asOwner("update bruker set aktiv = false where brukertype = 'administrator' and id <> $1", [
    admin.id,
  ])
  const before = (await notices()).length
  expect(await lookAtMany(21)).toEqual({ 200: 20, 403: 0, 429: 1 })
  const told = await notices()
  expect(told.length - before).toBe(1)
  expect(told[0]?.to).toBe(portal.config.CONTACT_EMAIL)
})
