import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'
import { slaaPaaTotrinn } from '../../test/totrinn.ts'

let here: TestPortal
/** What another process of the same portal answers: it has been told nothing but what the database knows. */
let there: TestPortal
let admin: Person
beforeAll(async () => {
  here = await startTestPortal()
  there = await startTestPortal({}, { beside: here })
  admin = await here.createPerson('administrator')
})
afterAll(async () => {
  await there?.close()
  await here?.close()
})

const send = (
  portal: TestPortal,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  who?: Person,
  payload?: object,
) => portal.app.inject({ method, url, headers: who ? bearer(who) : {}, ...(payload && { payload }) })
const loginThere = async ({ email, password }: Person): Promise<Person> => {
  const answer = await send(there, 'POST', '/api/user/login', undefined, { email, password })
  return { id: '', email, password, token: answer.json().token }
}
/** The status of a call to the other process with a session that was begun there. */
const usersThere = async (who: Person) => (await send(there, 'GET', '/api/user/users', who)).statusCode
const ownThere = async (who: Person) => (await send(there, 'GET', '/api/henvendelser', who)).statusCode

describe('from the next call on, also in the other process', () => {
  it('holds a changed role [B5]', async () => {
    const person = await here.createPerson('administrator')
    const session = await loginThere(person)
    expect(await usersThere(session)).toBe(200)
    const role = (brukertype: string) =>
      send(here, 'PUT', `/api/users/${person.id}/rolle`, admin, { brukertype })
    await role('arbeidstaker')
    expect(await usersThere(session)).toBe(403)
    await role('administrator')
    expect(await usersThere(session)).toBe(200)
  })

  it.each([
    [
      'a closed account',
      (person: Person) => send(here, 'PUT', `/api/users/${person.id}/aktiv`, admin, { aktiv: false }),
    ],
    [
      'a new password',
      (person: Person) =>
        send(here, 'POST', '/api/user/passord', person, { password: 'et helt annet passord' }),
    ],
    ['«logg ut overalt»', (person: Person) => send(here, 'POST', '/api/user/logg-ut-overalt', person)],
    ['two-step login turned on', (person: Person) => slaaPaaTotrinn(here, person)],
  ])('ends the sessions of %s [B5]', async (_, change) => {
    const person = await here.createPerson()
    const session = await loginThere(person)
    expect(await ownThere(session)).toBe(200)
    await change(person)
    expect(await ownThere(session)).toBe(401)
  })

  it('takes a code that was shown here no second time', async () => {
    const person = await here.createPerson()
    const { koder } = await slaaPaaTotrinn(here, person)
    const kode = koder[0] ?? ''
    const login = async (portal: TestPortal) => {
      const { email, password } = person
      const first = await send(portal, 'POST', '/api/user/login', undefined, { email, password })
      const { utfordring } = first.json()
      return (await send(portal, 'POST', '/api/user/login/totrinn', undefined, { utfordring, kode }))
        .statusCode
    }
    expect(await login(here)).toBe(200)
    expect(await login(there)).toBe(403)
  })
})
