import crypto from 'node:crypto'
import { expect, it } from 'vitest'
import { createHemmeligheter } from '../../test/hemmeligheter.ts'
import { bearer, startTestPortal } from '../../test/portal.ts'

const secret = () => crypto.randomBytes(32).toString('base64url')

it('logs calls by the pattern of their route, whatever stands in the address or the body, and however they fail [L4]', async () => {
  const portal = await startTestPortal()
  const person = await portal.createPerson()
  const mark = `hemmelig${secret()}`
  const own = bearer(person)
  const calls = [
    { url: `/api/user/${mark}`, headers: own },
    { url: `/api/user/${person.id}?token=${mark}`, headers: own },
    { url: `/reset-password/${mark}` },
    { url: `/bekreft-epost/${mark}` },
    { url: `/api/finnes/ikke/${mark}` },
    { url: `/api/document/%E0${mark}`, headers: own },
    { url: `/api/document/${mark.repeat(10)}`, headers: own },
    { method: 'DELETE' as const, url: `/api/user/${mark}` },
    { method: 'POST' as const, url: `/api/user/login?x=${mark}`, payload: { email: mark, password: 1 } },
    {
      method: 'POST' as const,
      url: '/api/user/reset-password',
      payload: `{"token":"${mark}",`,
      headers: { 'content-type': 'application/json' },
    },
    { method: 'POST' as const, url: '/api/user/reset-password', payload: { token: mark, password: mark } },
    { url: `/api/user/${person.id}`, headers: { ...own, origin: `https://${mark}.example` } },
  ]
  for (const call of calls) await portal.app.inject(call)
  const log = portal.log()
  expect(log).not.toContain('hemmelig')
  expect(log).toContain('"route":"/api/user/:id"')
  expect(log.match(/incoming request/g)?.length).toBeGreaterThanOrEqual(calls.length)
  await portal.close()
})

it('finds what a log must not hold: a password, a token of ours, the secret of a mailed link', () => {
  const hemmeligheter = createHemmeligheter()
  const lenke = secret()
  hemmeligheter.addAsked({ email: 'kari@folk.example', password: 'nattferja går klokka ti' })
  hemmeligheter.addAnswered({ konto: [{ utfordring: 'en utfordring til' }] })
  hemmeligheter.addLenke(`https://portalen.example/reset-password/1#${lenke}`)
  for (const found of [
    'nattferja går klokka ti',
    'en utfordring til',
    lenke,
    `eyJhbGc.eyJzdWI.${secret()}`,
    secret().replace(/.{4}$/, 'aZ9_'),
  ])
    expect(hemmeligheter.findIn(`{"route":"/"}\n{"x":"a ${found}"}\n`), found).toHaveLength(1)
  expect(hemmeligheter.findIn('{"bruker":"kari@folk.example","reqId":"req-1"}\n')).toEqual([])
})
