import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createDatabase, type Database } from '../db/pool.ts'
import { createLog } from '../log.ts'
import { createAbandonedJobs } from './abandoned-jobs.ts'
import { addJob, startJobs } from './jobs.ts'

const log = createLog('silent')
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

it('says again that a job is done, or failed, where the database took no connection for it', async () => {
  const connect = database.pool.connect.bind(database.pool)
  let refuse = false
  // The queue alone takes its connections without a callback.
  vi.spyOn(database.pool, 'connect').mockImplementation(((...args: []) => {
    if (!refuse || args.length > 0) return connect(...args)
    refuse = false
    return Promise.reject(new Error('timeout exceeded when trying to connect'))
  }) as typeof connect)
  const done: string[] = []
  const { abandoned, start } = open(done, async () => {
    refuse = true
    if (done.at(-1) === 'feiler') throw new Error('feil')
  })
  const running = await start()
  const left = async () =>
    (await database.pool.query('select attempts, locked_by from graphile_worker._private_jobs')).rows
  await addJob(database.kysely, 'proeve', { navn: 'lykkes' })
  await vi.waitFor(async () => expect([done.at(-1), await left()]).toEqual(['lykkes', []]), {
    timeout: 30_000,
  })
  await addJob(database.kysely, 'proeve', { navn: 'feiler' })
  await vi.waitFor(async () => expect(await left()).toEqual([{ attempts: 1, locked_by: null }]), {
    timeout: 30_000,
  })
  await running.stop()
  await abandoned.stop()
  vi.restoreAllMocks()
})
