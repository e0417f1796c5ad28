import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createDatabase, type Database } from '../db/pool.ts'
import { createLog } from '../log.ts'
import { ensureJob } from './jobs.ts'

let testDatabase: TestDatabase
let database: Database<Record<string, never>>
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = createDatabase({ connection: testDatabase.appConnection, max: 3, log: createLog('silent') })
})
beforeEach(() => database.pool.query('delete from graphile_worker._private_jobs'))
afterAll(async () => {
  await database?.close()
  await testDatabase?.drop()
})

const at = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour))
const ensure = (hour: number, db = database.kysely) =>
  ensureJob(db, 'proeve', { navn: 'a' }, { jobKey: 'proeve:a', runAt: at(hour) })
const listJobs = async () =>
  (await database.pool.query('select key, run_at, attempts from graphile_worker._private_jobs order by id'))
    .rows

it('keeps the time of a job that waits', async () => {
  await ensure(1)
  await ensure(2)
  expect(await listJobs()).toEqual([{ key: 'proeve:a', run_at: at(1), attempts: 0 }])
})

it.each([
  ['that is under way', "locked_by = 'noen', locked_at = now(), attempts = 1", [null, 'proeve:a']],
  ['whose last attempt has failed', 'attempts = max_attempts', [null, 'proeve:a']],
  ['that has failed once', 'attempts = 1', ['proeve:a']],
])('asks anew for a job %s', async (_, state, keys) => {
  await ensure(1)
  await database.pool.query(`update graphile_worker._private_jobs set ${state}`)
  await ensure(2)
  const jobs = await listJobs()
  expect(jobs.map(({ key }) => key)).toEqual(keys)
  expect(jobs.at(-1)).toEqual({ key: 'proeve:a', run_at: at(2), attempts: 0 })
})

it('lets no worker take the job before it can see what was written with it', async () => {
  await ensure(1)
  const free = async () =>
    (await database.pool.query('select key from graphile_worker._private_jobs for update skip locked')).rows
  expect(await free()).toHaveLength(1)
  await database.transaction(async tx => {
    await ensure(2, tx)
    await sql`select 1`.execute(tx)
    expect(await free()).toEqual([])
  })
  expect(await free()).toHaveLength(1)
})
