import crypto from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenOf } from '../../../test/lenke.ts'
import { bearer, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ TRUST_PROXY: 'true' })
})
afterAll(() => portal?.close())

const post = (url: string, payload: object, headers = {}) =>
  portal.app.inject({ method: 'POST', url, payload, headers })
const mailsTo = async (to: string) =>
  (await portal.services.outbox.listLocal()).filter(mail => mail.to === to).map(mail => mail.letter)

async function forgotten(email: string, headers = {}): Promise<string> {
  await post('/api/user/forgot-password', { email }, headers)
  await portal.runJobs()
  return (await mailsTo(email)).find(letter => letter.link)?.link?.url ?? ''
}

it('leads to the address in the configuration, whatever host the call names [A10]', async () => {
  const person = await portal.createPerson()
  const url = await forgotten(person.email, {
    host: 'ond.example',
    'x-forwarded-host': 'ond.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=ond.example',
    origin: 'https://ond.example',
  })
  expect(url).toMatch(/^https:\/\/portalen\.example\/reset-password\/[0-9a-f-]{36}#[\w-]{43}$/)
  expect(JSON.stringify(await mailsTo(person.email))).not.toContain('ond.example')
})

it('has 256 random bits, is stored as a hash, and voids the one before it [A8]', async () => {
  const person = await portal.createPerson()
  const [first, second] = [await forgotten(person.email), await forgotten(person.email)].map(tokenOf) as [
    string,
    string,
  ]
  const [id, secret = ''] = second.split('.')
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(first).not.toBe(second)
  const rows = await portal.database.kysely
    .selectFrom('engangslenke')
    .selectAll()
    .where('bruker_id', '=', person.id)
    .execute()
  const hemmelighet_hash = crypto.createHash('sha256').update(secret).digest('hex')
  expect(rows).toMatchObject([{ id, hemmelighet_hash }])
  expect(JSON.stringify(rows)).not.toContain(secret)
  const password = 'et helt annet passord'
  expect((await post('/api/user/reset-password', { token: first, password })).statusCode).toBe(410)
  expect((await post('/api/user/reset-password', { token: second, password })).statusCode).toBe(200)
})

it('opens nothing by its id alone, with another link’s secret, or as links were before they had an id [L4]', async () => {
  const [person, other] = [await portal.createPerson(), await portal.createPerson()]
  const [id = '', secret = ''] = tokenOf(await forgotten(person.email)).split('.')
  const [, foreign = ''] = tokenOf(await forgotten(other.email)).split('.')
  const password = 'et helt annet passord'
  for (const token of [id, `${id}.`, `${id}.${foreign}`, secret, `.${secret}`, 'A'.repeat(43)]) {
    const answer = await post('/api/user/reset-password', { token, password })
    expect([answer.statusCode, answer.json().code], token).toEqual([410, 'lenke_ugyldig'])
  }
  const whole = await post('/api/user/reset-password', { token: `${id}.${secret}`, password })
  expect(whole.statusCode).toBe(200)
})

it('refuses a common password, then takes a good one, logs nobody in and mails a notice [A3] [A9]', async () => {
  const person = await portal.createPerson()
  const token = tokenOf(await forgotten(person.email))
  const common = await post('/api/user/reset-password', { token, password: 'Password123456' })
  expect(common.json().code).toBe('passord_vanlig')
  const answer = await post('/api/user/reset-password', { token, password: 'et helt annet passord' })
  expect(Object.keys(answer.json())).toEqual(['message'])
  expect(
    (await portal.app.inject({ url: `/api/user/${person.id}`, headers: bearer(person) })).statusCode,
  ).toBe(401)
  expect((await mailsTo(person.email)).map(letter => letter.subject)).toContain('Passordet ditt er endret')
})
