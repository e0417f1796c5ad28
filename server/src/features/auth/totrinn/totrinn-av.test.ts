import { endpoints } from '@rp/contract/api'
import { fillPath } from '@rp/contract/endpoint'
import { antallKoder } from '@rp/contract/totrinn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { somePathParams } from '../../../../test/path-params.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { kodeFor, slaaPaaTotrinn, startTotrinnPortal, type TotrinnPortal } from '../../../../test/totrinn.ts'
import { createLog } from '../../../platform/log.ts'

let t: TotrinnPortal
beforeAll(async () => {
  t = await startTotrinnPortal()
})
afterAll(() => t?.portal.close())

const wait = (seconds: number) => t.wait(seconds)
const post: TotrinnPortal['post'] = (...call) => t.post(...call)
const login: TotrinnPortal['login'] = who => t.login(who)
const second: TotrinnPortal['second'] = (...call) => t.second(...call)
const loginWith: TotrinnPortal['loginWith'] = (...call) => t.loginWith(...call)

describe('nye koder og slå av', () => {
  it('makes new recovery codes, which void the old ones', async () => {
    const { person, koder } = await t.withTotrinn()
    const fresh = (await post('/api/user/totrinn/koder', person)).json().koder
    expect(fresh).toHaveLength(antallKoder)
    expect((await loginWith(person, koder[0] ?? '')).code).toBe('feil_kode')
    expect(await loginWith(person, fresh[0])).toHaveProperty('token')
    expect(await t.subjectsTo(person)).toContain('Du har fått nye gjenopprettingskoder')
    wait(16 * 60)
    expect((await post('/api/user/totrinn/koder', person)).json().code).toBe('krever_nytt_passord')
  })

  it('is turned off with both password and code, and with neither alone', async () => {
    const { person, noekkel, kode } = await t.withTotrinn()
    const off = (payload: object) => post('/api/user/totrinn/av', person, payload)
    expect((await off({ password: 'feil passord', kode: kode() })).json().code).toBe('feil_passord')
    expect((await off({ password: person.password, kode: '000000' })).json().code).toBe('feil_kode')
    expect((await t.status(person)).paa).toBe(true)
    expect((await off({ password: person.password, kode: kode() })).statusCode).toBe(200)
    expect(await t.status(person)).toMatchObject({ paa: false, koderIgjen: 0 })
    expect(await login(person)).toHaveProperty('token')
    expect((await off({ password: person.password, kode: kodeFor(noekkel, t.naa()) })).json().code).toBe(
      'totrinn_av',
    )
    expect((await post('/api/user/totrinn/koder', person)).json().code).toBe('totrinn_av')
    expect(await t.subjectsTo(person)).toContain('Totrinnsinnlogging er slått av')
    expect(await t.historyOf(person)).toContain('totrinn_slaatt_av')
  })

  it('counts no try at the code of who has the session but not the password', async () => {
    const { person, kode } = await t.withTotrinn()
    for (let time = 0; time < 7; time++) {
      const answer = await post('/api/user/totrinn/av', person, { password: 'feil passord', kode: '000000' })
      expect(answer.json().code).toBe('feil_passord')
    }
    expect(await loginWith(person, kode())).toHaveProperty('token')
  })

  it('lets an administrator with it have a password of ten characters', async () => {
    const { person } = await t.withTotrinn('administrator')
    expect((await post('/api/user/passord', person, { password: 'tolv tegn da' })).statusCode).toBe(200)
  })

  it('forgets keys that never got their first code', async () => {
    const person = await t.portal.createPerson()
    await post('/api/user/totrinn/oppsett', person)
    const { person: other } = await t.withTotrinn()
    wait(25 * 3600)
    await t.portal.services.jobs.rydd_innlogging?.(undefined as never, {} as never)
    const { rows } = await t.portal.asOwner('select id from totrinn where id = any($1)', [
      [person.id, other.id],
    ])
    expect(rows).toEqual([{ id: other.id }])
  })
})

describe('nullstille for andre', () => {
  const reset = (admin: Person, id: string, payload: object = { grunn: 'Mistet telefonen' }) =>
    post(`/api/users/${id}/totrinn/nullstilling`, admin, payload)

  it('turns it off for somebody else with a reason, ends their sessions and tells them', async () => {
    const admin = await t.portal.createPerson('administrator')
    const { person, kode } = await t.withTotrinn()
    const before = (await login(person)).utfordring
    expect((await t.send('GET', `/api/users/${person.id}`, admin)).json().totrinn).toBe(true)
    expect((await reset(admin, person.id, { grunn: ' ' })).statusCode).toBe(400)
    const answer = await reset(admin, person.id)
    expect([answer.statusCode, answer.json().totrinn]).toEqual([200, false])
    expect(await t.isIn(person)).toBe(false)
    expect((await second(before, kode())).json().code).toBe('innlogging_utloept')
    expect(await login(person)).toHaveProperty('token')
    expect(await t.subjectsTo(person)).toContain('Vi har slått av totrinnsinnlogging for deg')
    const lines = await t.portal.services.historikk.list('bruker', person.id, { forMedlem: false })
    expect(lines.find(({ hendelse }) => hendelse === 'totrinn_nullstilt')?.endringer).toEqual([
      { felt: 'grunn', fra: null, til: 'Mistet telefonen' },
    ])
    expect((await reset(admin, person.id)).json().code).toBe('totrinn_av')
  })

  it('is never one’s own to do, and asks for the password again when the login is old', async () => {
    const { person: admin } = await t.withTotrinn('administrator')
    const { person } = await t.withTotrinn()
    const own = await reset(admin, admin.id)
    expect([own.statusCode, own.json().code]).toEqual([409, 'egen_totrinn'])
    wait(16 * 60)
    expect((await reset(admin, person.id)).json().code).toBe('krever_nytt_passord')
  })
})

describe('når portalen krever det av administratorer', () => {
  let strict: TestPortal
  beforeAll(async () => {
    strict = await startTestPortal({ TOTRINN_ADMINISTRATOR: 'true' })
  })
  afterAll(() => strict?.close())
  const ask = (person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    strict.app.inject({ method, url, headers: bearer(person), ...(payload && { payload }) })

  it('refuses an administrator without it all but what sets it up, with a code of its own [B12]', async () => {
    const admin = await strict.createPerson('administrator')
    const params = { ...somePathParams, id: admin.id, userId: admin.id }
    for (const endpoint of endpoints) {
      if (endpoint.access === 'aapen') continue
      for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
        if (endpoint.foerTotrinn && endpoint.method === 'POST') continue
        const answer = await ask(admin, endpoint.method, fillPath(path, params))
        const code = answer.statusCode === 200 ? 'ok' : answer.json().code
        expect([endpoint.method, path, code]).toEqual([
          endpoint.method,
          path,
          endpoint.foerTotrinn ? 'ok' : 'krever_totrinn',
        ])
      }
    }
    expect((await ask(admin, 'GET', '/api/user/totrinn')).json()).toMatchObject({
      paa: false,
      paakrevd: true,
    })
    await slaaPaaTotrinn(strict, admin)
    expect((await ask(admin, 'GET', '/api/user/users')).statusCode).toBe(200)
  })

  it('asks nothing of members, and asks it of a member from the call after they become administrator', async () => {
    const admin = await strict.createPerson('administrator')
    await slaaPaaTotrinn(strict, admin)
    const member = await strict.createPerson()
    const own = () => ask(member, 'GET', `/api/user/${member.id}`)
    expect((await own()).statusCode).toBe(200)
    expect((await ask(member, 'GET', '/api/user/totrinn')).json().paakrevd).toBe(false)
    await ask(admin, 'PUT', `/api/users/${member.id}/rolle`, { brukertype: 'administrator' })
    expect((await own()).json().code).toBe('krever_totrinn')
  })

  it('asks it again of an administrator who has turned it off, or had it reset', async () => {
    const [admin, other] = [
      await strict.createPerson('administrator'),
      await strict.createPerson('administrator'),
    ]
    const { koder } = await slaaPaaTotrinn(strict, admin)
    await slaaPaaTotrinn(strict, other)
    await ask(admin, 'POST', '/api/user/totrinn/av', { password: admin.password, kode: koder[0] })
    expect((await ask(admin, 'GET', '/api/user/users')).json().code).toBe('krever_totrinn')
    await slaaPaaTotrinn(strict, admin)
    expect((await ask(admin, 'GET', '/api/user/users')).statusCode).toBe(200)
    await ask(other, 'POST', `/api/users/${admin.id}/totrinn/nullstilling`, { grunn: 'Mistet telefonen' })
    expect((await ask(admin, 'GET', '/api/user/users')).json().code).toBe('ikke_innlogget')
    const payload = { email: admin.email, password: admin.password }
    const again = await strict.app.inject({ method: 'POST', url: '/api/user/login', payload })
    const session = { ...admin, token: again.json().token }
    expect((await ask(session, 'GET', '/api/user/users')).json().code).toBe('krever_totrinn')
    expect((await ask(session, 'POST', '/api/user/logout')).statusCode).toBe(200)
  })

  it('lets in who has shown two factors to somebody we trust', async () => {
    const admin = await strict.createPerson('administrator')
    const row = await strict.services.bruker.findForLogin(admin.email)
    if (!row) throw new Error('no such user')
    const innlogging = await strict.services.auth.finishLogin(
      row,
      { address: '::1', log: createLog('silent') },
      { toFaktorer: true },
    )
    if (!('token' in innlogging)) throw new Error('asked for a code')
    const session = { ...admin, token: innlogging.token }
    expect((await ask(session, 'GET', '/api/user/users')).statusCode).toBe(200)
  })
})
