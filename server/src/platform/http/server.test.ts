import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, it } from 'vitest'
import { createHttpServer } from './server.ts'

const log = pino(new Writable({ write: (_chunk, _encoding, done) => done() }))

async function addressSeen(trustProxy: boolean): Promise<string> {
  const app = await createHttpServer({ log, trustProxy, development: false })
  app.get('/hvem', async request => request.ip)
  const answer = await app.inject({
    url: '/hvem',
    headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
  })
  await app.close()
  return answer.body
}

it('takes the address that the balancer added, never one that the caller wrote before it', async () => {
  expect(await addressSeen(true)).toBe('198.51.100.7')
  expect(await addressSeen(false)).toBe('127.0.0.1')
})
