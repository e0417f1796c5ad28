import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal?.close())

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

async function loginAgain(person: Person, userAgent = iphone): Promise<Person> {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { email: person.email, password: person.password },
    headers: { 'user-agent': userAgent },
  })
  return { ...person, token: answer.json().token }
}
const list = (person: Person, id = person.id) =>
  portal.app.inject({ url: `/api/user/${id}/innlogginger`, headers: bearer(person) })
const end = (person: Person, sesjonId: string, id = person.id) =>
  portal.app.inject({
    method: 'DELETE',
    url: `/api/user/${id}/innlogginger/${sesjonId}`,
    headers: bearer(person),
  })
const isIn = async (person: Person) => (await list(person)).statusCode === 200

async function at<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const realNow = portal.clock.now
  portal.clock.now = () => new Date(Date.now() + minutes * 60_000)
  try {
    return await work()
  } finally {
    portal.clock.now = realNow
  }
}

it('ends a session that nobody has used for an hour, and keeps one that is used [B6]', async () => {
  const person = await portal.createPerson()
  const other = await loginAgain(person)
  expect(await at(50, () => isIn(person))).toBe(true)
  expect(await at(100, () => isIn(person))).toBe(true)
  expect(await at(100, () => isIn(other))).toBe(false)
  expect(await at(161, () => isIn(person))).toBe(false)
})

it('ends a session after twelve hours, however busy [B6]', async () => {
  const person = await portal.createPerson()
  for (let minutes = 45; minutes < 720; minutes += 45)
    expect(await at(minutes, () => isIn(person))).toBe(true)
  expect(await at(721, () => isIn(person))).toBe(false)
})

it('shows the person where they are logged in, and logs out one place alone', async () => {
  const person = await portal.createPerson()
  const phone = await at(2, () => loginAgain(person))
  const seen = (await list(person)).json()
  expect(seen.map(({ enhet, denne }: { enhet: string; denne: boolean }) => [enhet, denne])).toEqual([
    ['Safari på iOS', false],
    ['', true],
  ])
  expect((await end(person, seen[0].id)).statusCode).toBe(200)
  expect(await isIn(phone)).toBe(false)
  expect((await list(person)).json()).toHaveLength(1)
  // Twice is no fault: two tabs may show the same list.
  expect((await end(person, seen[0].id)).statusCode).toBe(200)
})

it('shows and ends nobody else’s sessions', async () => {
  const [person, other] = [await portal.createPerson(), await portal.createPerson()]
  const [{ id }] = (await list(other)).json()
  expect((await list(person, other.id)).statusCode).toBe(404)
  expect((await end(person, id, other.id)).statusCode).toBe(404)
  await end(person, id)
  expect(await isIn(other)).toBe(true)
})

it('lets staff log a person out everywhere, and writes it down', async () => {
  const [person, admin] = [await portal.createPerson(), await portal.createPerson('administrator')]
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/users/${person.id}/logg-ut`,
    headers: bearer(admin),
  })
  expect(answer.statusCode).toBe(200)
  expect(await isIn(person)).toBe(false)
  expect(await isIn(await loginAgain(person))).toBe(true)
  const history = await portal.app.inject({
    url: `/api/historikk/bruker/${person.id}`,
    headers: bearer(admin),
  })
  expect(history.json().map(({ hendelse }: { hendelse: string }) => hendelse)).toContain('logget_ut_av_oss')
})

it('tells the log of each login and each refusal: who, from where, and no address of theirs', async () => {
  const person = await portal.createPerson()
  const lines: object[] = []
  const log = { info: (facts: object, message: string) => lines.push({ ...facts, message }) }
  const login = (email: string, password: string) =>
    portal.services.auth.login({ email, password }, { address: '198.51.100.7', log })
  await login(person.email, person.password)
  await expect(login(person.email, 'et annet passord')).rejects.toThrow()
  await expect(login('ingen@folk.example', 'et annet passord')).rejects.toThrow()
  const adresse = '198.51.100.7'
  expect(lines).toEqual([
    { bruker: person.id, totrinn: false, adresse, message: 'logged in' },
    { bruker: person.id, adresse, message: 'login refused' },
    { bruker: null, adresse, message: 'login refused' },
  ])
})
