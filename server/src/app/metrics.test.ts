import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textPdf } from '../../test/pdf/sample-pdfs.ts'
import { bearer, formBody, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'
import { createDatabase } from '../platform/db/pool.ts'
import { countJobs } from '../platform/jobs/job-tables.ts'
import { addJob } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics, type Metrics, serveMetrics } from '../platform/metrics.ts'
import { buildApp } from './build-app.ts'

const log = createLog('silent')
let portal: TestPortal
let person: Person
let metrics: Metrics
let app: FastifyInstance
let address: string
beforeAll(async () => {
  portal = await startTestPortal()
  person = await portal.createPerson()
  const { config, services, database } = portal
  metrics = await createMetrics({ pool: database.pool, countJobs: () => countJobs(services.db) })
  app = await buildApp({ config, services, log, web: 'none', demo: null, metrics })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app?.close()
  await portal?.close()
})

/** The value of a figure with these labels; undefined when there is none. */
async function read(name: string, labels = ''): Promise<number | undefined> {
  const line = (await metrics.text()).split('\n').find(one => one.startsWith(`${name}${labels} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

it('counts requests by route and status, and says nothing of who asked or for what', async () => {
  const get = (path: string) => fetch(address + path, { headers: bearer(person) })
  const missing = crypto.randomUUID()
  await (await get(`/api/user/${person.id}`)).text()
  await (await get(`/api/document/${missing}`)).text()
  await (await get('/finnes/ikke?hva=Kari')).text()
  const counted = (route: string, status: number) =>
    read('portal_http_request_duration_seconds_count', `{method="GET",route="${route}",status="${status}"}`)
  await expect.poll(() => counted('/api/user/:id', 200)).toBe(1)
  await expect.poll(() => counted('/api/document/:id', 404)).toBe(1)
  await expect.poll(() => counted('none', 404)).toBe(1)
  const text = await metrics.text()
  for (const secret of [person.id, person.email, person.token, missing, 'finnes', 'Kari'])
    expect(text).not.toContain(secret)
})

it('counts what arrives as uploads', async () => {
  const { payload, headers } = formBody({ filnavn: 'Avtale', userId: person.id }, [
    { navn: 'a.pdf', innhold: await textPdf(['Avtale']) },
  ])
  const answer = await fetch(`${address}/api/process/upload`, {
    method: 'POST',
    headers: { ...headers, ...bearer(person) },
    body: new Uint8Array(payload),
  })
  expect(answer.status).toBe(201)
  await expect.poll(() => read('portal_upload_bytes_total')).toBeGreaterThanOrEqual(payload.length - 1000)
})

it('tells of jobs and mails that wait or have failed, of the pool, the event loop and the memory', async () => {
  await portal.services.inTransaction(async tx => {
    await addJob(tx, 'send_epost', { epostId: crypto.randomUUID() })
    await addJob(tx, 'send_epost', { epostId: crypto.randomUUID() }, { runAt: new Date('2100-01-01') })
  })
  expect(await read('portal_jobs', '{task="send_epost",state="waiting"}')).toBe(1)
  await portal.asOwner('update graphile_worker._private_jobs set attempts = max_attempts')
  expect(await read('portal_jobs', '{task="send_epost",state="failed"}')).toBe(2)
  expect(await read('portal_database_connections', '{state="open"}')).toBeGreaterThan(0)
  expect(await read('portal_database_connections', '{state="waited_for"}')).toBe(0)
  expect(await read('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  expect(await read('process_resident_memory_bytes')).toBeGreaterThan(1e6)
})

it('gives the figures to who has the token, and to nobody else', async () => {
  const served = await serveMetrics(metrics, { port: 0, host: '127.0.0.1', token: 'et langt nok token' })
  const ask = (path: string, token?: string) =>
    fetch(`http://127.0.0.1:${served.port}${path}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
  try {
    expect((await ask('/metrics')).status).toBe(401)
    expect((await ask('/metrics', 'et annet langt token')).status).toBe(401)
    expect((await ask('/annet', 'et langt nok token')).status).toBe(404)
    const answer = await ask('/metrics', 'et langt nok token')
    expect([answer.status, (await answer.text()).includes('portal_jobs')]).toEqual([200, true])
  } finally {
    await served.close()
  }
  expect((await app.inject('/metrics')).statusCode).toBe(404)
})

it('tells of a slow statement by its text, never by its values', async () => {
  const told: string[] = []
  const database = createDatabase({
    connection: portal.testDatabase.appConnection,
    max: 1,
    slow: { ms: 30, tell: text => told.push(text) },
    log,
  })
  try {
    await sql`select ${'Kari Nordmann'}::text`.execute(database.kysely)
    await sql`select pg_sleep(0.05), ${'Kari Nordmann'}::text`.execute(database.kysely)
  } finally {
    await database.close()
  }
  expect(told.filter(text => text.includes('pg_sleep'))).toEqual(['select pg_sleep(0.05), $1::text'])
  expect(told.join()).not.toContain('Kari')
})
