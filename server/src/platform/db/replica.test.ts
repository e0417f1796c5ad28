import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startReplicatedServer } from '../../../test/replicated-server.ts'
import { createDatabase, type Database } from './pool.ts'
import { createReplica } from './replica.ts'

const patience = { timeout: 200_000, interval: 20 }

type Tables = { ting: { id: number } }
type Work<R> = (db: Kysely<Tables>) => Promise<R>
const silent = { warn: () => {} }

let servers: Awaited<ReturnType<typeof startReplicatedServer>>
let primary: Database<Tables>
let standby: Database<Tables>
let told: string[]
/** Opened as an ordinary user, as the portal is; no limit strikes where a test is not about it. */
const open = (connection: string, statementTimeoutMs = 600_000) =>
  createDatabase<Tables>({ connection, statementTimeoutMs, connectTimeoutMs: 600_000, log: silent })
const createReader = (replica = standby) =>
  createReplica({ primary, replica, log: { warn: message => told.push(message) } })

beforeAll(async () => {
  servers = await startReplicatedServer()
  await servers.primary.query(`create role portal login password '${servers.password}'`)
  await servers.primary.query('create database portal owner portal')
  primary = open(servers.primary.url('portal', 'portal'))
  standby = open(servers.standby.url('portal', 'portal'))
  await sql`create table ting (id int)`.execute(primary.kysely)
  await vi.waitFor(() => readTing(standby.kysely), patience)
})
afterAll(async () => {
  await primary?.close()
  await standby?.close()
  await servers?.stop()
})
beforeEach(() => {
  told = []
})

/** Where it ran, beside what it found. */
const readTing: Work<{ kopi: boolean; antall: number }> = async db => {
  const { rows } = await sql<{ kopi: boolean; antall: number }>`
    select pg_is_in_recovery() as kopi, count(*) as antall from ting`.execute(db)
  return rows[0] ?? { kopi: false, antall: -1 }
}
const insert = () => sql`insert into ting values (1)`.execute(primary.kysely)
const countTing = async () => (await readTing(primary.kysely)).antall

async function pause(): Promise<void> {
  await servers.standby.query('select pg_wal_replay_pause()')
  await vi.waitFor(async () => {
    const [row] = await servers.standby.query('select pg_get_wal_replay_pause_state() as state')
    expect(row?.state).toBe('paused')
  }, patience)
}
const resume = () => servers.standby.query('select pg_wal_replay_resume()')
const untilUsed = (reader: ReturnType<typeof createReader>) =>
  vi.waitFor(async () => expect((await reader.read(readTing)).kopi).toBe(true), patience)

it('reads on a standby that has seen every commit, and on the primary as long as it has not', async () => {
  const reader = createReader()
  await untilUsed(reader)
  await pause()
  for (let round = 0; round < 20; round++) {
    const before = await countTing()
    await insert()
    expect(await reader.read(readTing)).toEqual({ kopi: false, antall: before + 1 })
  }
  await resume()
  const antall = await countTing()
  await vi.waitFor(async () => expect(await reader.read(readTing)).toEqual({ kopi: true, antall }), patience)
  expect(reader.counts.behind).toBeGreaterThanOrEqual(20)
  expect(told).toEqual([])
})

it('never reads less than was committed, however the two race, also where a commit does not wait for the disk', async () => {
  const reader = createReader()
  const quick = open(`${servers.primary.url('portal', 'portal')}?options=-c%20synchronous_commit%3Doff`)
  await untilUsed(reader)
  try {
    for (let round = 0; round < 500; round++) {
      await sql`insert into ting values (2)`.execute(round % 2 ? quick.kysely : primary.kysely)
      const least = await countTing()
      expect((await reader.read(readTing)).antall).toBe(least)
    }
  } finally {
    await quick.close()
  }
})

it('lets the primary answer what replay breaks off, and goes on using the standby', async () => {
  const reader = createReader()
  await servers.standby.query('alter system set max_standby_streaming_delay = 0')
  await servers.standby.query('select pg_reload_conf()')
  await sql`create table annen (id int)`.execute(primary.kysely)
  await sql`insert into annen values (1)`.execute(primary.kysely)
  await untilUsed(reader)
  const held = sql<{
    hvor: string
  }>`select case when pg_is_in_recovery() then (select 'kopi' from pg_sleep(3600))
    else 'primær' end as hvor from annen`
  const answer = reader.read(async db => (await held.execute(db)).rows[0]?.hvor)
  await vi.waitFor(async () => {
    const active = await servers.standby.query(
      "select 1 from pg_stat_activity where state = 'active' and query like '%pg_sleep(3600)%' and pid <> pg_backend_pid()",
    )
    expect(active).toHaveLength(1)
  }, patience)
  await sql`alter table annen add column navn text`.execute(primary.kysely)
  expect(await answer).toBe('primær')
  expect([reader.counts.conflict, reader.counts.away]).toEqual([1, 0])
  await untilUsed(reader)
  expect(told).toEqual([])
})

it('hands on what is no fault of a database, and asks nobody a second time', async () => {
  const reader = createReader()
  await untilUsed(reader)
  let asked = 0
  const work: Work<never> = async () => {
    asked++
    throw new Error('finnes ikke')
  }
  await vi.waitFor(async () => {
    asked = 0
    const used = reader.counts.behind
    await expect(reader.read(work)).rejects.toThrow('finnes ikke')
    expect(reader.counts.behind).toBe(used)
  }, patience)
  expect([asked, told]).toEqual([1, []])
})

it('lets the primary answer when the standby hangs, when it writes there by mistake, and when it is another database', async () => {
  const elsewhere = open(servers.primary.url('portal', 'portal'))
  const other = createReader(elsewhere)
  expect((await other.read(readTing)).kopi).toBe(false)
  expect([other.counts.away, told]).toEqual([
    1,
    ['the replica is not used, the primary answers the lists: it is not a standby of the primary'],
  ])
  await elsewhere.close()

  const writing = createReader()
  await vi.waitFor(async () => {
    told = []
    await writing.read(db => sql`insert into ting values (3)`.execute(db))
    expect(told).toEqual(['the replica is not used, the primary answers the lists: SQLSTATE 25006'])
  }, patience)

  const impatient = open(servers.standby.url('portal', 'portal'), 200)
  const reader = createReader(impatient)
  const hangs: Work<string | undefined> = async db =>
    (
      await sql<{
        hvor: string
      }>`select case when pg_is_in_recovery() then (select 'kopi' from pg_sleep(3600)) else 'primær' end as hvor`.execute(
        db,
      )
    ).rows[0]?.hvor
  await vi.waitFor(async () => {
    told = []
    expect(await reader.read(hangs)).toBe('primær')
    expect(told).toEqual(['the replica is not used, the primary answers the lists: SQLSTATE 57014'])
  }, patience)
  await impatient.close()
})

it('tells of the primary when that is away, and does not blame the standby', async () => {
  const reader = createReader()
  await untilUsed(reader)
  await servers.primary.kill()
  await expect(reader.read(readTing)).rejects.toMatchObject({ code: 'database_utilgjengelig' })
  await servers.primary.start()
  await untilUsed(reader)
  expect([reader.counts.away, told]).toEqual([0, []])
})

it('does not use a standby that has become a primary, nor one that has seen what the new primary never had', async () => {
  const third = open(servers.third.url('portal', 'portal'))
  await servers.third.start()
  await vi.waitFor(() => readTing(third.kysely), patience)
  await untilUsed(createReader())
  await untilUsed(createReader(third))
  const kept = await countTing()
  await servers.standby.kill()
  await sql`insert into ting select generate_series(1, 10000)`.execute(primary.kysely)
  const lost = await countTing()
  await vi.waitFor(async () => expect((await readTing(third.kysely)).antall).toBe(lost), patience)
  expect(told).toEqual([])

  // The primary dies, and the standby that had stood still takes its place.
  await servers.primary.kill()
  await servers.standby.start()
  await servers.standby.query('select pg_promote()')
  const read = (replica: Database<Tables>) =>
    createReplica({ primary: standby, replica, log: { warn: message => told.push(message) } }).read(readTing)
  expect(await read(third)).toEqual({ kopi: false, antall: kept })
  expect(await read(standby)).toEqual({ kopi: false, antall: kept })
  const refused = 'the replica is not used, the primary answers the lists: it is not a standby of the primary'
  expect(told).toEqual([refused, refused])
  await third.close()
})
