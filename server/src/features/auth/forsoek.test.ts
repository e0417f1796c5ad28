import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ LOGINS_PER_MINUTE: '12', TRUST_PROXY: 'true' })
  // One and the same minute for the whole file.
  const fixed = new Date()
  portal.clock.now = () => fixed
})
afterAll(() => portal?.close())

const login = (email: string, password: string, address: string) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { email, password },
    headers: { 'x-forwarded-for': address },
  })

it('stops guessing at one account after ten tries a minute, but lets its owner in from elsewhere', async () => {
  const person = await portal.createPerson()
  for (let i = 0; i < 10; i++)
    expect((await login(person.email, 'feil passord', '198.51.100.1')).statusCode).toBe(401)
  const stopped = await login(person.email, person.password, '198.51.100.1')
  expect(stopped.statusCode).toBe(429)
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
  expect((await login(person.email, person.password, '198.51.100.2')).statusCode).toBe(200)
})

it('stops one address that tries many accounts', async () => {
  const answers = []
  for (let i = 0; i < 14; i++)
    answers.push((await login(`konto${i}@folk.example`, 'feil passord', '198.51.100.3')).statusCode)
  expect(answers.filter(status => status === 429)).toHaveLength(2)
})
