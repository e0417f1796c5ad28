import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenOf } from '../../../../test/lenke.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal?.close())

const post = (url: string, person: Person | null, payload: object = {}) =>
  portal.app.inject({ method: 'POST', url, payload, headers: person ? bearer(person) : {} })
const login = async (email: string, password: string) =>
  (await post('/api/user/login', null, { email, password })).json().token
const isIn = async (person: Person) =>
  (await portal.app.inject({ url: `/api/user/${person.id}`, headers: bearer(person) })).statusCode === 200
const mailsTo = async (to: string) =>
  (await portal.services.outbox.listLocal()).filter(mail => mail.to === to).map(mail => mail.letter)
const linkOf = async (to: string) => {
  const letter = (await mailsTo(to)).find(found => found.link?.url.includes('/bekreft-epost/'))
  return tokenOf(letter?.link?.url)
}

async function after<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const realNow = portal.clock.now
  portal.clock.now = () => new Date(Date.now() + minutes * 60_000)
  try {
    return await work()
  } finally {
    portal.clock.now = realNow
  }
}

const nytt = 'et helt annet passord'
let addresses = 0
const nyAdresse = () => `ny${addresses++}@folk.example`

it.each([
  ['/api/user/passord', { password: nytt }],
  ['/api/user/epost', { email: 'tyv@folk.example' }],
])('asks for the password again at %s when the login is older than 15 minutes [B13]', async (url, payload) => {
  const person = await portal.createPerson()
  await after(16, async () => {
    expect((await post(url, person, payload)).json().code).toBe('krever_nytt_passord')
    const wrong = await post('/api/user/bekreft-passord', person, { password: 'feil' })
    expect(wrong.statusCode).toBe(403)
    expect(wrong.json().code).toBe('feil_passord')
    expect((await post(url, person, payload)).json().code).toBe('krever_nytt_passord')
    await post('/api/user/bekreft-passord', person, { password: person.password })
    expect((await post(url, person, payload)).statusCode).toBe(200)
  })
})

it('renews only the session in which the password was given', async () => {
  const person = await portal.createPerson()
  const other = { ...person, token: await login(person.email, person.password) }
  await after(16, async () => {
    await post('/api/user/bekreft-passord', other, { password: person.password })
    const answer = await post('/api/user/passord', person, { password: nytt })
    expect(answer.json().code).toBe('krever_nytt_passord')
  })
})

it('limits how often the password may be tried', async () => {
  const person = await portal.createPerson()
  const codes = []
  for (let attempt = 0; attempt < 11; attempt++)
    codes.push((await post('/api/user/bekreft-passord', person, { password: 'feil' })).statusCode)
  expect(codes.at(-1)).toBe(429)
})

it('sets a new password, stays logged in here, ends the other sessions and mails a notice [B5]', async () => {
  const person = await portal.createPerson()
  const elsewhere = { ...person, token: await login(person.email, person.password) }
  expect((await post('/api/user/passord', person, { password: nytt })).statusCode).toBe(200)
  expect(await isIn(person)).toBe(true)
  expect(await isIn(elsewhere)).toBe(false)
  expect(await login(person.email, person.password)).toBeUndefined()
  expect(await login(person.email, nytt)).toBeDefined()
  expect((await mailsTo(person.email)).map(letter => letter.subject)).toEqual(['Passordet ditt er endret'])
})

it.each([
  ['kort', 'passord_for_kort'],
  ['passord12345', 'passord_vanlig'],
])('refuses the new password %s with the reason', async (password, code) => {
  const person = await portal.createPerson()
  expect((await post('/api/user/passord', person, { password })).json().code).toBe(code)
})

it('demands a longer password of an administrator', async () => {
  const admin = await portal.createPerson('administrator')
  const answer = await post('/api/user/passord', admin, { password: 'tolv tegn da' })
  expect(answer.json().message).toContain('15 tegn')
})

it('takes a new address into use when its link is opened, once, and tells the old one', async () => {
  const person = await portal.createPerson()
  const ny = nyAdresse()
  const answer = await post('/api/user/epost', person, { email: ` ${ny} ` })
  expect(answer.json().message).toContain(ny)
  expect(await login(ny, person.password)).toBeUndefined()
  const token = await linkOf(ny)
  expect((await post('/api/user/bekreft-epost', null, { token })).statusCode).toBe(200)
  expect(await login(ny, person.password)).toBeDefined()
  expect(await login(person.email, person.password)).toBeUndefined()
  expect((await post('/api/user/bekreft-epost', null, { token })).json().message).toMatch(/alt bekreftet/)
  const subjects = (await mailsTo(person.email)).map(letter => letter.subject)
  expect(subjects).toEqual(['E-postadressen din er byttet', 'Noen vil bytte e-postadressen din'])
})

it('lets the link for a new address grow too old after 60 minutes', async () => {
  const person = await portal.createPerson()
  const ny = nyAdresse()
  await post('/api/user/epost', person, { email: ny })
  const token = await linkOf(ny)
  const answer = await after(61, () => post('/api/user/bekreft-epost', null, { token }))
  expect(answer.statusCode).toBe(410)
})

it('never takes the link for a new address as one for a new password [B3]', async () => {
  const person = await portal.createPerson()
  const ny = nyAdresse()
  await post('/api/user/epost', person, { email: ny })
  const answer = await post('/api/user/reset-password', null, { token: await linkOf(ny), password: nytt })
  expect(answer.json().code).toBe('lenke_ugyldig')
})

it('voids the earlier link, and every link when the password changes', async () => {
  const person = await portal.createPerson()
  const [first, second] = [nyAdresse(), nyAdresse()]
  await post('/api/user/epost', person, { email: first })
  await post('/api/user/epost', person, { email: second })
  expect((await post('/api/user/bekreft-epost', null, { token: await linkOf(first) })).statusCode).toBe(410)
  await post('/api/user/passord', person, { password: nytt })
  expect((await post('/api/user/bekreft-epost', null, { token: await linkOf(second) })).statusCode).toBe(410)
})

it('does not tell whether the new address has an account, but tells its owner', async () => {
  const person = await portal.createPerson()
  const owner = await portal.createPerson()
  const answer = await post('/api/user/epost', person, { email: owner.email })
  expect(answer.json().message).toContain('Vi har sendt en lenke')
  expect((await mailsTo(owner.email)).map(letter => letter.subject)).toEqual([
    'Du har allerede en konto i Rettighetsportalen',
  ])
})

it('refuses a link whose address was taken meanwhile', async () => {
  const [one, other] = [await portal.createPerson(), await portal.createPerson()]
  const ny = nyAdresse()
  await post('/api/user/epost', one, { email: ny })
  const token = await linkOf(ny)
  await portal.services.inTransaction(tx => portal.services.bruker.setEpost(tx, other.id, ny))
  const answer = await post('/api/user/bekreft-epost', null, { token })
  expect(answer.statusCode).toBe(409)
  expect(answer.json().code).toBe('epost_i_bruk')
})

it('says so when the new address is the old one', async () => {
  const person = await portal.createPerson()
  const answer = await post('/api/user/epost', person, { email: person.email.toUpperCase() })
  expect(answer.json().code).toBe('epost_uendret')
})

it('ends every session at «logg ut overalt» [B5]', async () => {
  const person = await portal.createPerson()
  const elsewhere = { ...person, token: await login(person.email, person.password) }
  await post('/api/user/logg-ut-overalt', person)
  expect(await isIn(person)).toBe(false)
  expect(await isIn(elsewhere)).toBe(false)
})

it('sweeps links for new addresses that are long over', async () => {
  await after(60 * 26, async () => portal.services.jobs.rydd_epostbytte?.(undefined as never, {} as never))
  expect(await portal.database.kysely.selectFrom('epost_bytte').selectAll().execute()).toEqual([])
})
