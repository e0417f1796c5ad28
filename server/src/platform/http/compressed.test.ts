import zlib from 'node:zlib'
import pino from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHttpServer } from './server.ts'

const rader = Array.from({ length: 100 }, (_, nummer) => ({ nummer, tittel: `Ærfuglen ${nummer}` }))
let app: Awaited<ReturnType<typeof createHttpServer>>
beforeEach(async () => {
  app = await createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false, development: false })
  app.get('/rader', async () => ({ rader }))
  app.get('/faa', async () => ({ rader: rader.slice(0, 3) }))
  app.get('/merket', async (_request, reply) => reply.header('ETag', '"1"').send({ rader }))
  app.get('/fil', async (_request, reply) => reply.type('text/csv').send('a;b\r\n'.repeat(1000)))
})
afterEach(() => app.close())

const get = (url: string, accepted?: string) =>
  app.inject({ url, ...(accepted && { headers: { 'accept-encoding': accepted } }) })

it.each([
  ['gzip, deflate, br', 'br', zlib.brotliDecompressSync],
  ['gzip', 'gzip', zlib.gunzipSync],
] as const)('compresses a list for who takes %s', async (accepted, encoding, unpack) => {
  const answer = await get('/rader', accepted)
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(answer.rawPayload.length),
    vary: 'Authorization, Accept-Encoding',
  })
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual({ rader })
  expect(answer.rawPayload.length * 4).toBeLessThan(JSON.stringify({ rader }).length)
})

it.each([
  ['/rader', undefined],
  ['/rader', 'identity'],
  ['/rader', 'br;q=0, gzip;q=0'],
  ['/faa', 'br'],
  ['/merket', 'br'],
  ['/fil', 'br'],
])('sends %s as it is to who takes %s', async (url, accepted) => {
  const answer = await get(url, accepted)
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined])
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
})
