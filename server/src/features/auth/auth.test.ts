import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenOf } from '../../../test/lenke.ts'
import { syntheticPersonnummer } from '../../../test/personnummer.ts'
import { bearer, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal?.close())

const post = (url: string, payload: object, headers = {}) =>
  portal.app.inject({ method: 'POST', url, payload, headers })
let people = 0
const nyPerson = () => ({
  personnummer: syntheticPersonnummer(),
  email: `person${people++}@folk.example`,
  password: 'nattferja går klokka ti',
})

it('registers a member, who can then log in', async () => {
  const person = nyPerson()
  const registered = await post('/api/user/register', person)
  expect(registered.statusCode).toBe(201)
  expect(registered.json().message).toBe('Du er registrert. Nå kan du logge inn.')
  const { token } = (
    await post('/api/user/login', { email: person.email.toUpperCase(), password: person.password })
  ).json()
  const payload = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
  expect(payload).toMatchObject({ email: person.email })
  expect(Object.keys(payload).sort()).toEqual(['aud', 'email', 'exp', 'iat', 'id', 'sub'])
})

it.each([
  '1234567890',
  '123456789012',
  '12345 678901',
  'abcdefghijk',
])('refuses %s as a personnummer', async personnummer => {
  const answer = await post('/api/user/register', { ...nyPerson(), personnummer })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toEqual({
    message: 'Personnummer må være nøyaktig 11 siffer.',
    code: 'personnummer_lengde',
  })
})

it('says the same for a known address and a known number, and mails the owner [A6] [A13]', async () => {
  const first = nyPerson()
  await post('/api/user/register', first)
  const sameAddress = await post('/api/user/register', { ...nyPerson(), email: first.email })
  const sameNumber = await post('/api/user/register', { ...nyPerson(), personnummer: first.personnummer })
  expect(sameAddress.statusCode).toBe(409)
  expect(sameNumber.statusCode).toBe(409)
  expect(sameNumber.body).toBe(sameAddress.body)
  const mails = (await portal.services.outbox.listLocal()).filter(mail => mail.to === first.email)
  expect(mails.map(mail => mail.letter.subject)).toEqual([
    ...Array(2).fill('Du har allerede en konto i Rettighetsportalen'),
    'Bekreft e-postadressen din',
  ])
})

it('stores the number encrypted and the password hashed [A4] [G1]', async () => {
  const person = nyPerson()
  await post('/api/user/register', person)
  const row = await portal.database.kysely
    .selectFrom('bruker')
    .selectAll()
    .where('epost', '=', person.email)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(person.personnummer)
  expect(row.passord_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

it.each([
  ['kort', 'passord_for_kort'],
  ['x'.repeat(129), 'passord_for_langt'],
  ['passord12345', 'passord_vanlig'],
  ['Password123456', 'passord_vanlig'],
])('refuses the password %s with the reason [A3]', async (password, code) => {
  expect((await post('/api/user/register', { ...nyPerson(), password })).json().code).toBe(code)
})

it('does not cut a long password short [A1]', async () => {
  const person = { ...nyPerson(), password: `${'å'.repeat(60)} ${'b c d '.repeat(8)}1` }
  expect((await post('/api/user/register', person)).statusCode).toBe(201)
  const other = `${person.password.slice(0, -1)}2`
  expect((await post('/api/user/login', { email: person.email, password: other })).statusCode).toBe(401)
  expect((await post('/api/user/login', person)).statusCode).toBe(200)
})

it('answers an unknown address and a wrong password alike [A5]', async () => {
  const person = nyPerson()
  await post('/api/user/register', person)
  const wrong = await post('/api/user/login', { email: person.email, password: 'feil passord her' })
  const unknown = await post('/api/user/login', { email: 'ingen@folk.example', password: 'feil passord her' })
  expect(wrong.statusCode).toBe(401)
  expect(unknown.body).toBe(wrong.body)
})

it('ends the session at logout, for the token too [B4]', async () => {
  const person = await portal.createPerson()
  const own = () => portal.app.inject({ url: `/api/user/${person.id}`, headers: bearer(person) })
  expect((await own()).statusCode).toBe(200)
  await post('/api/user/logout', {}, bearer(person))
  expect((await own()).statusCode).toBe(401)
})

it('sets a new password by a mailed link that works once, and ends every session [A8] [A9]', async () => {
  const person = await portal.createPerson()
  await post('/api/user/forgot-password', { email: person.email })
  await portal.runJobs()
  const mail = (await portal.services.outbox.listLocal()).find(found => found.to === person.email)
  const token = tokenOf(mail?.letter.link?.url)
  const weak = await post('/api/user/reset-password', { token, password: 'kort' })
  expect(weak.json().code).toBe('passord_for_kort')
  const password = 'et helt annet passord'
  expect((await post('/api/user/reset-password', { token, password })).statusCode).toBe(200)
  expect((await post('/api/user/reset-password', { token, password })).json().code).toBe('lenke_ugyldig')
  expect(
    (await portal.app.inject({ url: `/api/user/${person.id}`, headers: bearer(person) })).statusCode,
  ).toBe(401)
  expect((await post('/api/user/login', { email: person.email, password })).statusCode).toBe(200)
})

it('answers who sends a new password again, since no answer came, as the first time, and nobody else [L13]', async () => {
  const [person, annen] = [await portal.createPerson(), await portal.createPerson()]
  const tokens: string[] = []
  for (const { email } of [person, annen]) {
    await post('/api/user/forgot-password', { email })
    await portal.runJobs()
    const mail = (await portal.services.outbox.listLocal()).find(found => found.to === email)
    tokens.push(tokenOf(mail?.letter.link?.url))
  }
  const [token, annens] = tokens
  const password = 'et helt annet passord'
  const noekkel = { 'idempotency-key': crypto.randomUUID() }
  const reset = (body: object, headers: object) => post('/api/user/reset-password', body, headers)
  const first = await reset({ token, password }, noekkel)
  expect(first.statusCode).toBe(200)
  const again = await reset({ token, password }, noekkel)
  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  const mails = (await portal.services.outbox.listLocal()).filter(
    ({ to, letter }) => to === person.email && !letter.link?.url.includes('reset-password'),
  )
  expect(mails).toHaveLength(1)
  // The link alone opens nothing more, and the key is no way to try passwords or another's link.
  expect((await reset({ token, password }, {})).json().code).toBe('lenke_ugyldig')
  const other = { 'idempotency-key': crypto.randomUUID() }
  expect((await reset({ token, password }, other)).json().code).toBe('lenke_ugyldig')
  expect((await reset({ token, password: 'enda et helt annet' }, noekkel)).json().code).toBe('noekkel_brukt')
  expect((await reset({ token: `${token}x`, password }, noekkel)).json().code).toBe('lenke_ugyldig')
  expect((await reset({ token: annens, password }, noekkel)).statusCode).toBe(200)
})

it('lets a link grow too old after 60 minutes [A8]', async () => {
  const person = await portal.createPerson()
  await post('/api/user/forgot-password', { email: person.email })
  await portal.runJobs()
  const mail = (await portal.services.outbox.listLocal()).find(found => found.to === person.email)
  const token = tokenOf(mail?.letter.link?.url)
  const realNow = portal.clock.now
  portal.clock.now = () => new Date(Date.now() + 61 * 60_000)
  const answer = await post('/api/user/reset-password', { token, password: 'et helt annet passord' })
  portal.clock.now = realNow
  expect(answer.statusCode).toBe(410)
})

it('answers an unknown address at «glemt passord» like a known one, and mails nobody [A7]', async () => {
  const person = await portal.createPerson()
  const known = await post('/api/user/forgot-password', { email: person.email })
  const unknown = await post('/api/user/forgot-password', { email: 'ukjent@folk.example' })
  await portal.runJobs()
  expect(unknown.body).toBe(known.body)
  expect((await portal.services.outbox.listLocal()).some(mail => mail.to === 'ukjent@folk.example')).toBe(
    false,
  )
})

it('forgets what a mail said once it is sent, and never keeps it in plain text', async () => {
  const rows = await portal.database.pool.query('select * from epost')
  expect(JSON.stringify(rows.rows)).not.toContain('reset-password')
})

it.each([
  [{}, 'Personnummer må være nøyaktig 11 siffer.'],
  [
    { personnummer: 12345678901, email: 'a@b.example', password: 'x' },
    'Personnummer må være nøyaktig 11 siffer.',
  ],
  [{ personnummer: '1', email: null, password: 'x' }, 'Skriv inn e-posten.'],
  [{ personnummer: '1', email: 'a@b.example' }, 'Skriv inn passordet.'],
])('says in words what is missing in %j [A13]', async (payload, message) => {
  expect((await post('/api/user/register', payload)).json().message).toBe(message)
})
