import { grunnHeaders } from '@rp/contract/personnummer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let naa = new Date()
beforeAll(async () => {
  portal = await startTestPortal()
  portal.clock.now = () => naa
})
afterAll(() => portal?.close())

type Change = readonly [what: string, method: 'PUT' | 'POST', url: string, payload: object]

/** All that would let a thief of a session keep the account or the money (trust.md B13), `{id}` the person's own. */
const own: Change[] = [
  ['the password', 'POST', '/api/user/passord', { password: 'et helt annet passord' }],
  ['the e-mail address', 'POST', '/api/user/epost', { email: 'ny.adresse@folk.example' }],
  ['the account number', 'PUT', '/api/user/{id}', { kontonummer: '00991234567' }],
  ['the IBAN', 'PUT', '/api/user/{id}', { iban: 'NO93 0099 1234567' }],
  ['the SWIFT', 'PUT', '/api/user/{id}', { swift: 'EXAMNOKK' }],
  ['the international ID number', 'PUT', '/api/user/{id}', { internasjonalIdNummer: 'P-123' }],
  ['the personnummer', 'PUT', '/api/user/personnummer?userId={id}', { personnummer: '01810112345' }],
  [
    'the personnummer at its other path',
    'PUT',
    '/api/personnummer?userId={id}',
    { personnummer: '01810112345' },
  ],
  ['two-step login', 'POST', '/api/user/totrinn/oppsett', {}],
]
/** What staff change of somebody else's. */
const others: Change[] = [
  ['a member’s e-mail address', 'PUT', '/api/users/{id}/epost', { email: 'byttet@folk.example' }],
  ['a member’s account number', 'PUT', '/api/users/{id}', { kontonummer: '00991234567' }],
  ['a member’s international ID number', 'PUT', '/api/users/{id}', { internasjonalIdNummer: 'P-123' }],
  ['a member’s personnummer', 'PUT', '/api/personnummer?userId={id}', { personnummer: '02810112345' }],
  ['a member’s role', 'PUT', '/api/users/{id}/rolle', { brukertype: 'administrator' }],
  [
    'a member’s two-step login',
    'POST',
    '/api/users/{id}/totrinn/nullstilling',
    { grunn: 'Mistet telefonen' },
  ],
]

const stored = async (id: string) =>
  JSON.stringify((await portal.asOwner('select * from bruker where id = $1', [id])).rows)

async function expectFreshOnly(change: Change, who: Person, id: string) {
  const [, method, url, payload] = change
  const call = () =>
    portal.app.inject({
      method,
      url: url.replace('{id}', id),
      headers: { ...bearer(who), ...grunnHeaders('Rettet') },
      payload,
    })
  const before = await stored(id)
  naa = new Date(naa.getTime() + 16 * 60_000)
  const old = await call()
  expect([old.statusCode, old.json().code]).toEqual([403, 'krever_nytt_passord'])
  expect(await stored(id)).toBe(before)
  const confirmed = await portal.app.inject({
    method: 'POST',
    url: '/api/user/bekreft-passord',
    headers: bearer(who),
    payload: { password: who.password },
  })
  expect(confirmed.statusCode).toBe(200)
  const fresh = await call()
  expect(fresh.json().code).not.toBe('krever_nytt_passord')
  expect(fresh.statusCode).not.toBe(403)
}

describe('asks for the password again when the login is older than 15 minutes, before anybody changes', () => {
  it.each(own)('%s of their own [B13]', async (...change) => {
    const person = await portal.createPerson()
    await expectFreshOnly(change, person, person.id)
  })

  it.each(others)('%s of somebody else [B13]', async (...change) => {
    const person = await portal.createPerson()
    const stab = await portal.createPerson('administrator')
    await expectFreshOnly(change, stab, person.id)
  })
})

it('asks for nothing where the save changes nothing of that kind, however old the login is', async () => {
  const person = await portal.createPerson()
  naa = new Date(naa.getTime() + 16 * 60_000)
  const payload = { fornavn: 'Kari', kontonummer: '', iban: null, email: 'tyv@folk.example' }
  const answer = await portal.app.inject({
    method: 'PUT',
    url: `/api/user/${person.id}`,
    headers: bearer(person),
    payload,
  })
  expect([answer.statusCode, answer.json().fornavn, answer.json().email]).toEqual([200, 'Kari', person.email])
})
