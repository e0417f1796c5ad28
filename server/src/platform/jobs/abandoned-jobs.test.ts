import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createDatabase, type Database } from '../db/pool.ts'
import { createLog } from '../log.ts'
import { createAbandonedJobs } from './abandoned-jobs.ts'
import { addJob, startJobs } from './jobs.ts'

const told: string[] = []
const log = createLog('warn', { write: line => void told.push(line) })
let testDatabase: TestDatabase
let database: Database<Record<string, never>>
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = createDatabase({ connection: testDatabase.appConnection, max: 6, log })
})
afterAll(async () => {
  await database?.close()
  await testDatabase?.drop()
})

const isClosed = async (admin: pg.Client, name: string | undefined) =>
  !(await admin.query('select datallowconn from pg_database where datname = $1', [name])).rows[0].datallowconn

const open = (done: string[], wait: () => Promise<void> = async () => {}) => {
  const abandoned = createAbandonedJobs(database.pool, [])
  const handlers = {
    proeve: async ({ navn }: { navn: string }) => {
      done.push(navn)
      await wait()
    },
  }
  const options = { pool: database.pool, handlers, recurring: [], concurrency: 2, log, abandoned }
  return { abandoned, start: () => abandoned.start().then(() => startJobs(options)) }
}

it('does soon what a killed process had begun, and leaves alone what a living one is at', async () => {
  await addJob(database.kysely, 'proeve', { navn: 'forlatt' })
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'pool-som-er-borte', locked_at = now() - interval '1 minute'`,
  )
  const done: string[] = []
  let finish = () => {}
  const waiting = new Promise<void>(resolve => {
    finish = resolve
  })
  const first = open(done, () => waiting)
  const running = await first.start()
  await vi.waitFor(() => expect(done).toEqual(['forlatt']), { timeout: 30_000 })

  // It has been at it for a minute; another process comes and looks.
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`,
  )
  const second = open(done)
  await second.abandoned.start()
  const { rows } = await database.pool.query('select locked_by from graphile_worker._private_jobs')
  expect(rows).toEqual([{ locked_by: expect.stringContaining('pool') }])
  finish()
  await running.stop()
  await first.abandoned.stop()
  await second.abandoned.stop()
  expect(done).toEqual(['forlatt'])
})

it('forgets what was begun by a killed process and has been asked for anew since', async () => {
  const recurring = [{ name: 'proeve', cron: '0 0 1 1 *', once: true }]
  const again = () => addJob(database.kysely, 'proeve', { navn: 'igjen' }, { jobKey: 'proeve' })
  await again()
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'pool-som-er-borte', locked_at = now() - interval '1 minute'`,
  )
  // The queue never takes the first again, and would count it among those that have failed.
  await again()
  const abandoned = createAbandonedJobs(database.pool, recurring)
  await abandoned.start()
  await abandoned.stop()
  const { rows } = await database.pool.query('select key, attempts from graphile_worker._private_jobs')
  expect(rows).toEqual([{ key: 'proeve', attempts: 0 }])
})

it.for([
  'lykkes',
  'feiler',
])('goes on with the jobs where the database was away just as one ended: %s', async how => {
  const admin = new pg.Client({ ...testDatabase.superuser, database: 'postgres' })
  await admin.connect()
  const name = testDatabase.superuser.database
  const letIn = (open: boolean) => admin.query(`alter database ${name} allow_connections ${open}`)
  const done: string[] = []
  const { abandoned, start } = open(done, async () => {
    if (done.at(-1) !== how || done.indexOf(how) !== done.length - 1) return
    await letIn(false)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    if (how === 'feiler') throw new Error('feil')
  })
  const running = await start()
  await addJob(database.kysely, 'proeve', { navn: how })
  await vi.waitFor(async () => expect(await isClosed(admin, name)).toBe(true), { timeout: 30_000 })
  // Until the queue has met the closed door.
  await vi.waitFor(() => expect(told).toContainEqual(expect.stringContaining('queue ended')), {
    timeout: 30_000,
  })
  await letIn(true)
  await addJob(database.kysely, 'proeve', { navn: 'etterpaa' })
  await vi.waitFor(() => expect(done).toContain('etterpaa'), { timeout: 30_000 })

  // What it could not say of the first is nobody's now: whoever looks gives it free, and it runs once more.
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_by is not null`,
  )
  const second = open(done)
  await second.abandoned.start()
  await second.abandoned.stop()
  await vi.waitFor(() => expect(done.filter(one => one === how)).toHaveLength(2), { timeout: 30_000 })
  await running.stop()
  await abandoned.stop()
  await admin.end()
})
