import { antallKoder } from '@rp/contract/totrinn'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../../../test/lenke.ts'
import { kodeFor, slaaPaaTotrinn, startTotrinnPortal, type TotrinnPortal } from '../../../../test/totrinn.ts'

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

describe('slå på', () => {
  it('gives a key that an app understands, and asks for nothing before the first code is right', async () => {
    const person = await t.portal.createPerson()
    const { noekkel, adresse } = (await post('/api/user/totrinn/oppsett', person)).json()
    const uri = new URL(adresse)
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/Rettighetsportalen:${person.email}`,
    ])
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Rettighetsportalen',
      secret: noekkel,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(Secret.fromBase32(noekkel).bytes).toHaveLength(20)
    const wrong = await post('/api/user/totrinn', person, { kode: '000000' })
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'feil_kode'])
    expect(await t.status(person)).toMatchObject({ paa: false, siden: null, koderIgjen: 0 })
    expect(await login(person)).toHaveProperty('token')
  })

  it('answers ten recovery codes once, stays logged in here, ends the other sessions and mails a notice', async () => {
    const person = await t.portal.createPerson()
    const elsewhere = { ...person, token: (await login(person)).token }
    const { koder } = await slaaPaaTotrinn(t.portal, person)
    expect(new Set(koder).size).toBe(antallKoder)
    for (const kode of koder) expect(kode).toMatch(/^([a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/)
    expect([await t.isIn(person), await t.isIn(elsewhere)]).toEqual([true, false])
    expect(await t.status(person)).toMatchObject({ paa: true, siden: t.naa().toISOString(), koderIgjen: 10 })
    expect(await t.subjectsTo(person)).toEqual(['Totrinnsinnlogging er slått på'])
    expect(await t.historyOf(person)).toContain('totrinn_slaatt_paa')
  })

  it('keeps the key sealed and bound to the user, and the codes hashed [B12]', async () => {
    const { person, noekkel, koder } = await t.withTotrinn()
    const { person: other } = await t.withTotrinn()
    const rows = await t.portal.asOwner('select * from totrinn where id = $1', [person.id])
    const codes = await t.portal.asOwner('select * from gjenopprettingskode where bruker_id = $1', [
      person.id,
    ])
    const stored = JSON.stringify([rows.rows, codes.rows])
    expect(stored).not.toContain(noekkel)
    for (const kode of koder) expect(stored).not.toContain(kode.replaceAll('-', ''))
    const hashed = expect.objectContaining({ kode_hash: expect.stringMatching(/^\$argon2id\$/) })
    expect(codes.rows).toEqual(koder.map(() => hashed))
    const { cipher } = t.portal.services
    const sealed = rows.rows[0].hemmelighet_kryptert
    expect(cipher.decrypt(sealed, `bruker:${person.id}:totrinn`)).toBe(noekkel)
    expect(() => cipher.decrypt(sealed, `bruker:${other.id}:totrinn`)).toThrow()
  })

  it('asks for the password again when the login is old, and for a new key when the old one has waited for an hour', async () => {
    const person = await t.portal.createPerson()
    const { noekkel } = (await post('/api/user/totrinn/oppsett', person)).json()
    wait(61 * 60)
    const late = await post('/api/user/totrinn', person, { kode: kodeFor(noekkel, t.naa()) })
    expect([late.statusCode, late.json().code]).toEqual([410, 'totrinn_utloept'])
    const old = await post('/api/user/totrinn/oppsett', person)
    expect([old.statusCode, old.json().code]).toEqual([403, 'krever_nytt_passord'])
    await post('/api/user/bekreft-passord', person, { password: person.password })
    await slaaPaaTotrinn(t.portal, person)
    expect((await post('/api/user/totrinn/oppsett', person)).json().code).toBe('totrinn_paa')
  })

  it('takes only the newest key', async () => {
    const person = await t.portal.createPerson()
    const first = (await post('/api/user/totrinn/oppsett', person)).json().noekkel
    wait(1)
    await post('/api/user/totrinn/oppsett', person)
    const answer = await post('/api/user/totrinn', person, { kode: kodeFor(first, t.naa()) })
    expect(answer.json().code).toBe('feil_kode')
  })
})

describe('logge inn', () => {
  it('asks for a code after the password, and answers those without it as before', async () => {
    const { person, kode } = await t.withTotrinn()
    const first = await login(person)
    expect(Object.keys(first).sort()).toEqual(['message', 'utfordring'])
    const { token, message } = (await second(first.utfordring, kode())).json()
    expect(message).toBe('Du er logget inn.')
    expect(await t.isIn({ ...person, token })).toBe(true)
    const plain = await t.portal.createPerson()
    expect(Object.keys(await login(plain)).sort()).toEqual(['message', 'token'])
  })

  it('takes no challenge for a session or a look at a document, and no session for a challenge [B3]', async () => {
    const { person, kode } = await t.withTotrinn()
    const { utfordring } = await login(person)
    expect(await t.isIn({ ...person, token: utfordring })).toBe(false)
    const document = '/api/process/secureuploads/00000000-0000-4000-8000-000000000000'
    expect((await t.send('GET', `${document}?token=${utfordring}`, null)).statusCode).toBe(401)
    const answer = await second(person.token, kode())
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'innlogging_utloept'])
    const claims = JSON.parse(Buffer.from(utfordring.split('.')[1], 'base64url').toString())
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'konto', 'sub'])
  })

  it('takes a code with spaces in it, from the step before or after, and none further away [B12]', async () => {
    const { person, noekkel } = await t.withTotrinn()
    wait(30)
    const at = (seconds: number) => kodeFor(noekkel, new Date(t.naa().getTime() + seconds * 1000))
    expect((await loginWith(person, at(-60))).code).toBe('feil_kode')
    expect((await loginWith(person, at(60))).code).toBe('feil_kode')
    expect(await loginWith(person, ` ${at(-30).slice(0, 3)} ${at(-30).slice(3)}\n`)).toHaveProperty('token')
    expect(await loginWith(person, at(30))).toHaveProperty('token')
  })

  it('takes a code once, and none of an earlier step after it [B12]', async () => {
    const { person, kode } = await t.withTotrinn()
    const earlier = kode()
    wait(30)
    expect(await loginWith(person, kode())).toHaveProperty('token')
    expect((await loginWith(person, kode())).code).toBe('feil_kode')
    expect((await loginWith(person, earlier)).code).toBe('feil_kode')
  })

  it('lets one of many in who show the same code at the same time', async () => {
    const { person, kode } = await t.withTotrinn()
    const { utfordring } = await login(person)
    const answers = await Promise.all(Array.from({ length: 5 }, () => second(utfordring, kode())))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403, 403])
  })

  it('takes a recovery code once, however it is typed, and tells the owner [B12]', async () => {
    const { person, koder } = await t.withTotrinn()
    const [first = '', next = ''] = koder
    expect(await loginWith(person, ` ${first.toUpperCase().replaceAll('-', ' – ')}`)).toHaveProperty('token')
    expect((await loginWith(person, first)).code).toBe('feil_kode')
    expect((await loginWith(person, 'abcd-efgh-jkmn')).code).toBe('feil_kode')
    const { utfordring } = await login(person)
    const answers = await Promise.all([second(utfordring, next), second(utfordring, next)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
    expect(await t.subjectsTo(person)).toEqual([
      ...Array(2).fill('En av gjenopprettingskodene dine er brukt'),
      'Totrinnsinnlogging er slått på',
    ])
    const token = (await loginWith(person, koder[2] ?? '')).token
    expect((await t.status({ ...person, token })).koderIgjen).toBe(7)
    expect((await t.historyOf(person)).filter(name => name === 'gjenopprettingskode_brukt')).toHaveLength(3)
  })

  it('lets the first step grow too old after ten minutes, and voids it when the password changes', async () => {
    const { person, kode } = await t.withTotrinn()
    const old = (await login(person)).utfordring
    wait(10 * 60 + 1)
    expect((await second(old, kode())).json().code).toBe('innlogging_utloept')
    const before = (await login(person)).utfordring
    const token = (await loginWith(person, kode())).token
    const changed = await post(
      '/api/user/passord',
      { ...person, token },
      { password: 'et helt annet passord' },
    )
    expect(changed.statusCode, changed.body).toBe(200)
    wait(30)
    expect((await second(before, kode())).json().code).toBe('innlogging_utloept')
  })

  it('stops who guesses, more the longer they do, until the owner changes the password [A9] [B12]', async () => {
    const { person, kode } = await t.withTotrinn()
    // The windows are counted from whole days, so that the story always begins in a new one.
    t.goTo(new Date(Math.ceil(t.naa().getTime() / 86_400_000) * 86_400_000))
    let wrong = 0
    const waits: number[] = []
    for (let window = 0; window < 40; window++) {
      const { utfordring } = await login(person)
      for (let attempt = 0; ; attempt++) {
        const { statusCode, headers } = await second(utfordring, '000000')
        if (statusCode === 429) waits.push(Number(headers['retry-after']))
        if (statusCode === 429) break
        wrong++
        expect(attempt).toBeLessThan(6)
      }
      wait(5 * 60)
    }
    expect(wrong).toBe(40)
    expect(waits[0]).toBe(300)
    expect(waits[3]).toBe(45 * 60)
    expect(waits.at(-1)).toBeGreaterThan(20 * 3600)
    expect((await loginWith(person, kode())).code).toBe('for_mange_forsoek')
    await post('/api/user/forgot-password', null, { email: person.email })
    await t.portal.runJobs()
    const mails = await t.portal.services.outbox.listLocal()
    const reset = mails.find(({ to, letter }) => to === person.email && letter.link?.url.includes('/reset-'))
    const password = 'et helt nytt passord her'
    await post('/api/user/reset-password', null, {
      token: tokenOf(reset?.letter.link?.url),
      password,
    })
    // Neither does a new password skip the code.
    expect(await login({ email: person.email, password })).not.toHaveProperty('token')
    expect(await loginWith({ ...person, password }, kode())).toHaveProperty('token')
  })
})

it('reckons codes as RFC 6238 has it', () => {
  const secret = Secret.fromUTF8('12345678901234567890')
  const eight = new TOTP({ secret, digits: 8 })
  expect(eight.generate({ timestamp: 59_000 })).toBe('94287082')
  expect(kodeFor(secret.base32, new Date(59_000))).toBe('287082')
})
