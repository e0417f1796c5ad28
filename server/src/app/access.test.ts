import { endpoints } from '@rp/contract/api'
import { fillPath } from '@rp/contract/endpoint'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someId, somePathParams } from '../../test/path-params.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'

let portal: TestPortal
let member: Person
beforeAll(async () => {
  portal = await startTestPortal()
  member = await portal.createPerson()
})
afterAll(() => portal?.close())

const paths = endpoints.flatMap(endpoint =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map(path => ({
    method: endpoint.method,
    path,
    access: endpoint.access,
    url: fillPath(path, somePathParams),
  })),
)
const closed = paths.filter(({ access }) => access !== 'aapen')
const call = ({ method, url }: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string }, headers = {}) =>
  portal.app.inject({ method, url, headers })

/** Tokens that look right and are not. */
async function falseTokens(): Promise<string[]> {
  const [head, body, signature] = member.token.split('.') as [string, string, string]
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const key = new TextEncoder().encode('en helt annen nøkkel enn portalens egen')
  const jwt = () =>
    new SignJWT({ id: claims.id, email: claims.email })
      .setProtectedHeader({ alg: 'HS256', kid: '1' })
      .setSubject(claims.sub)
      .setAudience('sesjon')
  return [
    `${encode({ alg: 'none', kid: '1' })}.${body}.`,
    `${head}.${encode({ ...claims, id: someId })}.${signature}`,
    `${head}.${encode({ ...claims, exp: claims.exp + 999_999 })}.${signature}`,
    await jwt().setExpirationTime('1h').sign(key),
    await jwt().sign(key),
    'undefined',
    `${member.token}x`,
  ]
}

describe.each(closed)('$method $path', endpoint => {
  it('answers 401 without a token and with a false one [B1]', async () => {
    for (const headers of [
      {},
      ...(await falseTokens()).map(token => ({ authorization: `Bearer ${token}` })),
    ]) {
      const answer = await call(endpoint, headers)
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'ikke_innlogget'])
    }
  })
})

it('serves no route that the contract and the short list of plain pages do not name [C1]', () => {
  const plain = [
    '/health/live',
    '/health/ready',
    '/api/openapi.json',
    '/api/dokumentasjon',
    '/dev/epost',
    '/dev/epost.json',
  ]
  const known = new Set([...paths.map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1')), ...plain])
  expect([...portal.routes].filter(url => !known.has(url))).toEqual([])
  expect([...known].filter(url => !portal.routes.has(url))).toEqual([])
})

it('describes every path in openapi.json and on the readable page', async () => {
  const openApi = (await portal.app.inject({ url: '/api/openapi.json' })).json()
  const page = (await portal.app.inject({ url: '/api/dokumentasjon' })).body
  for (const { path, method } of paths) {
    expect(openApi.paths[path]).toHaveProperty(method.toLowerCase())
    expect(page).toContain(`${method} ${path}`)
  }
})

it('gives every answer the headers that protect the browser [E3]', async () => {
  for (const url of ['/health/live', '/api/user/x', '/finnes-ikke.php', '/api/openapi.json']) {
    const { headers } = await portal.app.inject({ url })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers).not.toHaveProperty('x-powered-by')
  }
})

it.each([
  ['text/plain', 'tekst'],
  ['application/x-www-form-urlencoded', 'email=a&password=b'],
])('takes no %s where it expects JSON [E6]', async (type, payload) => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload,
    headers: { 'content-type': type },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([415, 'feil_innholdstype'])
})

it('says in Norwegian what is wrong with broken or huge JSON [C12] [F8]', async () => {
  const send = (payload: string) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload,
      headers: { 'content-type': 'application/json' },
    })
  expect((await send('{"email":')).json().code).toBe('ugyldig_foresporsel')
  expect((await send('{"__proto__":{"admin":true}}')).statusCode).toBe(400)
  expect((await send(`{"email":"${'a'.repeat(1_100_000)}"}`)).statusCode).toBe(413)
})

it('takes an empty body that is called JSON where the call carries nothing', async () => {
  const guest = await portal.createPerson()
  const headers = { ...bearer(guest), 'content-type': 'application/json' }
  const answer = await portal.app.inject({ method: 'POST', url: '/api/user/logout', headers })
  expect(answer.statusCode).toBe(200)
})

it.each([
  '/api/document/%E0%A4%A',
  '/kontraktsdatabase/%E0%A4%A',
])('answers the broken address %s in Norwegian', async url => {
  const answer = await portal.app.inject({ url })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'ugyldig_foresporsel'])
})
