import { grunnHeaders } from '@rp/contract/personnummer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { syntheticPersonnummer } from '../../../../test/personnummer.ts'
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

const paths = ['/api/user/personnummer', '/api/personnummer']
const get = (url: string, person: Person, headers = {}) =>
  portal.app.inject({ url, headers: { ...bearer(person), ...headers } })
const put = (userId: string, person: Person, payload: object, path = paths[0], headers = {}) =>
  portal.app.inject({
    method: 'PUT',
    url: `${path}?userId=${userId}`,
    payload,
    headers: { ...bearer(person), ...headers },
  })
const numberOf = async (person: Person) =>
  (await get(`/api/user/personnummer?userId=${person.id}`, person)).json().personnummer

it.each(paths)('shows the own number at %s', async path => {
  const answer = await get(`${path}?userId=${kari.id}`, kari)
  expect(answer.statusCode).toBe(200)
  expect(answer.json().personnummer).toMatch(/^\d{11}$/)
  expect(answer.headers['cache-control']).toBe('no-store')
})

it.each(paths)('changes the own number at %s', async path => {
  const personnummer = syntheticPersonnummer()
  const answer = await put(kari.id, kari, { personnummer }, path)
  expect(answer.json()).toEqual({ message: 'Personnummeret er lagret.' })
  expect(await numberOf(kari)).toBe(personnummer)
})

it('answers a member about another as about nobody, for an id that cannot be one too', async () => {
  const ids = [ola.id, '00000000-0000-4000-8000-000000000000', 'x', "' or 1=1"]
  const answers = await Promise.all(
    ids.map(id => get(`/api/user/personnummer?userId=${encodeURIComponent(id)}`, kari)),
  )
  expect(new Set(answers.map(answer => `${answer.statusCode} ${answer.body}`)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(404)
  expect((await put(ola.id, kari, { personnummer: syntheticPersonnummer() })).statusCode).toBe(404)
  expect((await portal.app.inject({ url: `/api/personnummer?userId=${ola.id}` })).statusCode).toBe(401)
})

it('refuses a number that another has, with a sentence that does not say whose it is [A13]', async () => {
  const answer = await put(ola.id, ola, { personnummer: await numberOf(kari) })
  expect(answer.statusCode).toBe(409)
  expect(answer.json().message).toContain('Kunne ikke oppdatere personnummer')
  expect(answer.body).not.toContain(kari.email)
})

it.each([
  '1234567890',
  '123456789012',
  '12345 67890',
  'abcdefghijk',
])('refuses %s [A13]', async personnummer => {
  const answer = await put(ola.id, ola, { personnummer })
  expect(answer.json()).toEqual({
    code: 'personnummer_lengde',
    message: 'Personnummer må være nøyaktig 11 siffer.',
  })
})

it('accepts a number whose check digits do not add up, and flags it to staff', async () => {
  const personnummer = syntheticPersonnummer()
  const wrong = personnummer.slice(0, 10) + ((Number(personnummer[10]) + 1) % 10)
  expect((await put(ola.id, ola, { personnummer: wrong })).statusCode).toBe(200)
  const row = await portal.database.kysely
    .selectFrom('bruker')
    .select('personnummer_kontrollert')
    .where('id', '=', ola.id)
    .executeTakeFirstOrThrow()
  expect(row.personnummer_kontrollert).toBe(false)
})

it('asks for the password again when the login is old, and limits how often a number is tried', async () => {
  const person = await portal.createPerson()
  const realNow = portal.clock.now
  portal.clock.now = () => new Date(Date.now() + 16 * 60_000)
  const old = await put(person.id, person, { personnummer: syntheticPersonnummer() })
  portal.clock.now = realNow
  expect(old.json().code).toBe('krever_nytt_passord')
  const codes = []
  for (let attempt = 0; attempt < 6; attempt++)
    codes.push((await put(person.id, person, { personnummer: syntheticPersonnummer() })).statusCode)
  expect(codes).toEqual([200, 200, 200, 200, 200, 429])
})

it('shows the member who looked at and changed the number, and why, but not the number [G3]', async () => {
  const person = await portal.createPerson()
  const own = await numberOf(person)
  const aarsak = `Kontroll av ${own}`
  await get(`/api/personnummer?userId=${person.id}`, admin, grunnHeaders(aarsak))
  await put(
    person.id,
    admin,
    { personnummer: syntheticPersonnummer() },
    paths[1],
    grunnHeaders('Medlemmet ringte'),
  )
  const innsyn = (await get(`/api/user/${person.id}/innsyn`, person)).json()
  expect(innsyn).toMatchObject([
    { hvem: 'Saksbehandler', deg: false, hendelse: 'personnummer_endret', aarsak: 'Medlemmet ringte' },
    {
      hvem: 'Saksbehandler',
      deg: false,
      hendelse: 'aapnet_personnummer',
      aarsak: 'Kontroll av [tall fjernet]',
    },
    { deg: true, hendelse: 'aapnet_personnummer', aarsak: '' },
  ])
  const staff = (await get(`/api/user/${person.id}/innsyn`, admin)).json()
  expect(staff[0].hvem).toBe(admin.email)
  expect((await get(`/api/user/${person.id}/innsyn`, kari)).statusCode).toBe(404)
  const history = await portal.database.pool.query('select * from historikk')
  expect(JSON.stringify(history.rows)).not.toContain(own)
})

it('says that the number cannot be read when what is stored is damaged [G1]', async () => {
  const person = await portal.createPerson()
  await portal.database.kysely
    .updateTable('bruker')
    .set({ personnummer_kryptert: 'v1.borte.xxxx' })
    .where('id', '=', person.id)
    .execute()
  const answer = await get(`/api/user/personnummer?userId=${person.id}`, person)
  expect(answer.statusCode).toBe(500)
  expect(answer.json().message).toBe('Kunne ikke hente personnummer')
})
