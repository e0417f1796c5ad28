import type { Challenge } from 'altcha-lib'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let naa = new Date()
beforeAll(async () => {
  portal = await startTestPortal({ LOGINS_PER_MINUTE: '12', TRUST_PROXY: 'true' })
})
// One and the same minute within a test, unless it says otherwise.
beforeEach(() => {
  naa = new Date()
  portal.clock.now = () => naa
})
afterAll(() => portal?.close())

const later = (seconds: number) => {
  naa = new Date(naa.getTime() + seconds * 1000)
}
const login = (email: string, password: string, address: string, captcha?: string) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { email, password, ...(captcha && { captcha }) },
    headers: { 'x-forwarded-for': address },
  })
const waitOf = (answer: { headers: Record<string, unknown> }) => Number(answer.headers['retry-after'])

it('lets who guesses at one account wait longer after each wrong password, and its owner in from elsewhere [A11]', async () => {
  const person = await portal.createPerson()
  const guess = () => login(person.email, 'feil passord', '198.51.100.1')
  for (let i = 0; i < 5; i++) expect((await guess()).statusCode).toBe(401)
  const waits: number[] = []
  for (let i = 0; i < 12; i++) {
    // Two guesses in one moment: the second hears how long to wait.
    const stopped =
      i === 0 ? await guess() : (await Promise.all([guess(), guess()])).find(a => a.statusCode === 429)
    expect(stopped?.json().code).toBe('for_mange_forsoek')
    waits.push(stopped ? waitOf(stopped) : 0)
    later(Math.max(60, waits.at(-1) ?? 0))
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  expect((await login(person.email, person.password, '198.51.100.2')).statusCode).toBe(200)
})

it('lets ten guesses in a minute through at most, also when they come at once', async () => {
  const person = await portal.createPerson()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => login(person.email, 'feil passord', '198.51.100.4')),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7)
})

it('lets a login through that began a moment before another that was counted first', async () => {
  const person = await portal.createPerson()
  const from = '198.51.100.14'
  expect((await login(person.email, 'feil passord', from)).statusCode).toBe(401)
  later(-0.005)
  expect((await login(person.email, person.password, from)).statusCode).toBe(200)
})

it('begins anew once the right password is given', async () => {
  const person = await portal.createPerson()
  const from = '198.51.100.5'
  for (let i = 0; i < 4; i++) await login(person.email, 'feil passord', from)
  expect((await login(person.email, person.password, from)).statusCode).toBe(200)
  later(60)
  for (let i = 0; i < 5; i++) expect((await login(person.email, 'feil passord', from)).statusCode).toBe(401)
})

/** Twenty wrong passwords, each from an address of its own. */
async function guessFromMany(email: string): Promise<void> {
  for (let i = 0; i < 20; i++)
    expect((await login(email, 'feil passord', `192.0.2.${i}`)).json().code).toBe('feil_innlogging')
}

async function solve(): Promise<string> {
  const challenge = (await portal.app.inject('/api/captcha')).json() as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

it('asks an address that the account does not know for the robot check once many have guessed, and the known one for nothing [A11]', async () => {
  const person = await portal.createPerson()
  expect((await login(person.email, person.password, '198.51.100.6')).statusCode).toBe(200)
  await guessFromMany(person.email)

  expect((await login(person.email, person.password, '198.51.100.6')).statusCode).toBe(200)
  const asked = await login(person.email, person.password, '198.51.100.7')
  expect(asked.statusCode).toBe(403)
  expect(asked.json().code).toBe('krever_robotsjekk')
  expect((await login(person.email, person.password, '198.51.100.7', 'tull')).json().code).toBe(
    'krever_robotsjekk',
  )
  const captcha = await solve()
  expect((await login(person.email, person.password, '198.51.100.7', captcha)).statusCode).toBe(200)
  // Spent, for another address; and this one is known now.
  expect((await login(person.email, person.password, '198.51.100.8', captcha)).json().code).toBe(
    'krever_robotsjekk',
  )
  expect((await login(person.email, person.password, '198.51.100.7')).statusCode).toBe(200)

  later(3600)
  expect((await login(person.email, person.password, '198.51.100.8')).statusCode).toBe(200)
})

it('takes one solution of the robot check once, also when its fields are sent in another order', async () => {
  const person = await portal.createPerson()
  await guessFromMany(person.email)
  const captcha = await solve()
  expect((await login(person.email, person.password, '198.51.100.12', captcha)).statusCode).toBe(200)
  const { challenge, solution } = JSON.parse(Buffer.from(captcha, 'base64').toString())
  const parameters = Object.fromEntries(Object.entries(challenge.parameters).toReversed())
  const again = { challenge: { ...challenge, parameters }, solution }
  const reordered = Buffer.from(JSON.stringify(again)).toString('base64')
  expect((await login(person.email, person.password, '198.51.100.13', reordered)).json().code).toBe(
    'krever_robotsjekk',
  )
})

it('asks the same of who guesses at an account that does not exist', async () => {
  await guessFromMany('ingen@folk.example')
  expect((await login('ingen@folk.example', 'feil passord', '198.51.100.9')).json().code).toBe(
    'krever_robotsjekk',
  )
})

it('counts tries at one account together however its address is written', async () => {
  const person = await portal.createPerson()
  const wide = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)
  /** The same address for the portal, with one letter of full width. */
  const written = (i: number) =>
    person.email.slice(0, i) + wide(person.email.charAt(i)) + person.email.slice(i + 1)
  expect((await login(written(0), person.password, '198.51.100.11')).statusCode).toBe(200)
  for (let i = 0; i < 5; i++)
    expect((await login(written(i), 'feil passord', '198.51.100.11')).statusCode).toBe(401)
  const both = await Promise.all([5, 6].map(i => login(written(i), 'feil passord', '198.51.100.11')))
  expect(both.map(({ statusCode }) => statusCode)).toContain(429)
})

it('keeps no address, only what it takes to know one again, and forgets it', async () => {
  const person = await portal.createPerson()
  await login(person.email, person.password, '198.51.100.10')
  const { rows } = await portal.database.pool.query(
    'select avtrykk from innloggingssted where bruker_id = $1',
    [person.id],
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { avtrykk } of rows) expect(avtrykk).not.toContain('198.51')
  later(181 * 24 * 3600)
  await portal.services.jobs.rydd_innlogging?.({} as never, {} as never)
  const left = await portal.database.pool.query(
    'select 1 from innloggingssted union all select 1 from feilpassord',
  )
  expect(left.rows).toEqual([])
})

it('stops one address that tries many accounts [A12]', async () => {
  const answers = []
  for (let i = 0; i < 14; i++)
    answers.push((await login(`konto${i}@folk.example`, 'feil passord', '198.51.100.3')).statusCode)
  expect(answers.filter(status => status === 429)).toHaveLength(2)
})

it('counts the addresses that one home has in IPv6 as one', async () => {
  const answers = []
  for (let i = 0; i < 14; i++)
    answers.push((await login(`hjem${i}@folk.example`, 'feil passord', `2001:db8:0:7::${i + 1}`)).statusCode)
  expect(answers.filter(status => status === 429)).toHaveLength(2)
  expect((await login('hjem@folk.example', 'feil passord', '2001:db8:0:8::1')).statusCode).toBe(401)
})

it('counts what one limit refuses by none of the limits after it', async () => {
  const { forsoek } = portal.services
  const [narrow, wide] = ['smal', 'vid'].map(navn => ({ navn, hvem: 'samme', hoeyst: 1, sekunder: 3600 }))
  if (!narrow || !wide) throw new Error('no limits')
  await forsoek.require([narrow, wide])
  for (let i = 0; i < 3; i++)
    await expect(forsoek.require([narrow, wide])).rejects.toMatchObject({ message: 'limit smal' })
  await forsoek.require([{ ...wide, hoeyst: 2 }])
  await expect(forsoek.require([{ ...wide, hoeyst: 2 }])).rejects.toMatchObject({ message: 'limit vid' })
})
