import crypto from 'node:crypto'
import fc from 'fast-check'
import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { createTokens } from './token.ts'

const key = crypto.randomBytes(32)
const older = crypto.randomBytes(32)
const now = new Date('2026-11-22T12:00:00Z')
const later = new Date(now.getTime() + 3600_000)
const tokens = createTokens({ current: '2', keys: { 1: older, 2: key } }, () => now)
const session = { id: crypto.randomUUID(), email: 'kari@folk.example', sesjonId: crypto.randomUUID() }
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())
const partsOf = (token: string) => token.split('.') as [string, string, string]
const opened = async (token: string) => [
  await tokens.openSesjon(token),
  await tokens.openVisning(token),
  await tokens.openUtfordring(token),
]
const none = [null, null, null]

it('holds id, address and times, and nothing about the person [B2]', async () => {
  const [, body] = partsOf(await tokens.signSesjon(session, later))
  expect(Object.keys(decode(body)).toSorted()).toEqual(['aud', 'email', 'exp', 'iat', 'id', 'sub'])
})

it('opens none whose claims or header were changed, whatever the change [B1]', async () => {
  const [head, body, signature] = partsOf(await tokens.signSesjon(session, later))
  const claim = fc.constantFrom('id', 'email', 'sub', 'aud', 'exp', 'iat', 'brukertype', 'nbf', 'rolle')
  const value = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constant('administrator'),
  )
  await fc.assert(
    fc.asyncProperty(claim, value, async (name, forged) => {
      const changed = encode({ ...decode(body), [name]: forged })
      fc.pre(changed !== body)
      expect(await opened(`${head}.${changed}.${signature}`)).toEqual(none)
      const otherHead = encode({ ...decode(head), [name === 'id' ? 'kid' : 'alg']: forged })
      expect(await opened(`${otherHead}.${body}.${signature}`)).toEqual(none)
    }),
  )
})

it.each([
  'none',
  'None',
  'NONE',
  'HS384',
  'HS512',
  'RS256',
  'ES256',
  'PS256',
  '',
])('opens none that calls its signature %s [B1]', async alg => {
  const [, body, signature] = partsOf(await tokens.signSesjon(session, later))
  const head = encode({ alg, kid: '2', typ: 'JWT' })
  const hash = alg === 'HS384' ? 'sha384' : alg === 'HS512' ? 'sha512' : 'sha256'
  const own = crypto.createHmac(hash, key).update(`${head}.${body}`).digest('base64url')
  for (const end of ['', signature, own]) expect(await opened(`${head}.${body}.${end}`)).toEqual(none)
})

it('opens none of another key, of a key named by a path or an address, and one of the older key [B1]', async () => {
  const sign = (kid: string | undefined, secret: Uint8Array, claims: object = {}) =>
    new SignJWT({ id: session.id, email: session.email, ...claims })
      .setProtectedHeader({ alg: 'HS256', ...(kid !== undefined && { kid }) })
      .setSubject(session.sesjonId)
      .setAudience('sesjon')
      .setExpirationTime(later)
      .sign(secret)
  for (const kid of [
    undefined,
    '',
    '3',
    '__proto__',
    'constructor',
    '../../dev/null',
    'http://ond.example/key',
  ])
    expect(await opened(await sign(kid, key))).toEqual(none)
  expect(await opened(await sign('2', crypto.randomBytes(32)))).toEqual(none)
  expect(await opened(await sign('2', older))).toEqual(none)
  expect(await tokens.openSesjon(await sign('1', older))).toEqual(session)
})

it('opens none without an end, after it, before its time, or for another use [B1]', async () => {
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT({ id: session.id, email: session.email, sub: session.sesjonId, aud: 'sesjon', ...claims })
      .setProtectedHeader({ alg: 'HS256', kid: '2' })
      .sign(key)
  const seconds = now.getTime() / 1000
  expect(await tokens.openSesjon(await sign({ exp: seconds + 60 }))).toEqual(session)
  for (const claims of [
    {},
    { exp: seconds - 1 },
    { exp: 'aldri' },
    { exp: seconds + 60, nbf: seconds + 30 },
    { exp: seconds + 60, aud: 'visning' },
    { exp: seconds + 60, aud: ['annet'] },
    { exp: seconds + 60, sub: undefined },
    { exp: seconds + 60, id: 7 },
  ])
    expect(await tokens.openSesjon(await sign(claims))).toBeNull()
})

it('takes no token of one use for one of another [B3]', async () => {
  const [sesjon, visning, utfordring] = [
    await tokens.signSesjon(session, later),
    await tokens.signVisning(crypto.randomUUID(), { ...session, omgang: 0 }, later),
    await tokens.signUtfordring({ brukerId: session.id, konto: 'avtrykk' }, later),
  ]
  const isOpened = async (token: string) => (await opened(token)).map(content => content !== null)
  expect(await isOpened(sesjon)).toEqual([true, false, false])
  expect(await isOpened(visning)).toEqual([false, true, false])
  expect(await isOpened(utfordring)).toEqual([false, false, true])
})

it('opens nothing that is not a token, however it looks [B1]', async () => {
  const part = fc.oneof(
    fc.base64String().map(text => text.replace(/=+$/, '')),
    fc.json().map(encode),
    fc.string(),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 5 }), async parts => {
      expect(await opened(parts.join('.'))).toEqual(none)
    }),
  )
})
