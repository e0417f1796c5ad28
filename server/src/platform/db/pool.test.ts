import type { Generated } from 'kysely'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createDatabase, type Database } from './pool.ts'
import { DatabaseUnavailable } from './unavailable.ts'

interface Tables {
  hylle: { id: Generated<number>; plass: number; laget: Generated<Date> }
}

const log = { warn: () => {} }
let given: TestDatabase
let database: Database<Tables>

beforeAll(async () => {
  given = await createTestDatabase({ migrated: false })
  database = createDatabase<Tables>({ connection: given.connection, max: 4, log })
  await database.pool.query(
    `create table hylle (id bigint primary key generated always as identity, plass int not null,
       laget timestamptz not null default now())`,
  )
})

afterEach(async () => {
  await database.pool.query('truncate hylle restart identity')
})

afterAll(async () => {
  await database.close()
  await given.drop()
})

test('bigint arrives as number, or whole as bigint; moments as Date; days as text', async () => {
  const { rows } = await sql`
    select 7::bigint as liten, 9007199254740993::bigint as stor, '2026-03-01 12:00+01'::timestamptz as tid,
      date '2026-03-01' as dag, 12.50::numeric as tall, 'ÆØÅ'::text as tekst`.execute(database.kysely)
  expect(rows).toEqual([
    {
      liten: 7,
      stor: 9007199254740993n,
      tid: new Date('2026-03-01T11:00:00Z'),
      dag: '2026-03-01',
      tall: '12.50',
      tekst: 'ÆØÅ',
    },
  ])
})

test('the connection string of a database reaches the same database', async () => {
  const other = createDatabase<Tables>({ connection: given.connectionString, log })
  await other.kysely.insertInto('hylle').values({ plass: 5 }).execute()
  const found = await database.kysely.selectFrom('hylle').select('plass').execute()
  expect(found).toEqual([{ plass: 5 }])
  await other.close()
})

test('a transaction that throws leaves nothing', async () => {
  const broken = database.transaction(async trx => {
    await trx.insertInto('hylle').values({ plass: 1 }).execute()
    throw new Error('angret')
  })
  await expect(broken).rejects.toThrow('angret')
  expect(await database.kysely.selectFrom('hylle').selectAll().execute()).toEqual([])
})

test('serializable transactions that get in each other’s way are run again until all have counted [fault 13]', async () => {
  const countOne = (): Promise<void> =>
    database.transaction(async trx => {
      const { n } = await trx
        .selectFrom('hylle')
        .select(eb => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('hylle')
        .values({ plass: n + 1 })
        .execute()
    }, 'serializable')
  await Promise.all([countOne(), countOne()])
  const rows = await database.kysely.selectFrom('hylle').select('plass').orderBy('plass').execute()
  expect(rows.map(row => row.plass)).toEqual([1, 2])
})

test('a transaction is tried three times, not more [fault 13]', async () => {
  let tries = 0
  const stubborn = database.transaction(async trx => {
    tries++
    await sql`do $$ begin raise exception 'i veien' using errcode = '40001'; end $$`.execute(trx)
  })
  await expect(stubborn).rejects.toThrow('i veien')
  expect(tries).toBe(3)
})

test('a statement that takes too long is cancelled [fault 11]', async () => {
  const hasty = createDatabase<Tables>({ connection: given.connection, statementTimeoutMs: 50, log })
  await expect(sql`select pg_sleep(60)`.execute(hasty.kysely)).rejects.toMatchObject({ code: '57014' })
  await hasty.close()
})

test('a database that is away, or breaks in the middle, is told as unavailable, and the next statement works [fault 12]', async () => {
  const away = createDatabase<Tables>({ connection: { ...given.connection, host: '/finnes/ikke' }, log })
  await expect(away.kysely.selectFrom('hylle').selectAll().execute()).rejects.toThrow(DatabaseUnavailable)
  await away.close()

  const cut = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.kysely)
  await expect(cut).rejects.toThrow(DatabaseUnavailable)
  expect(await database.kysely.selectFrom('hylle').selectAll().execute()).toEqual([])
})

test('a connection cut in the middle of a transaction leaves nothing of it, and is not tried again by itself', async () => {
  let tries = 0
  const cut = database.transaction(async trx => {
    tries++
    await trx.insertInto('hylle').values({ plass: 1 }).execute()
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await trx.insertInto('hylle').values({ plass: 2 }).execute()
  })
  await expect(cut).rejects.toThrow(DatabaseUnavailable)
  expect(tries).toBe(1)
  expect(await database.kysely.selectFrom('hylle').selectAll().execute()).toEqual([])
})

test('two that wait for each other both come through, since one of them is tried again', async () => {
  const rows = [{ plass: 1 }, { plass: 2 }]
  await database.kysely.insertInto('hylle').values(rows).execute()
  let atGate = 0
  let open = () => {}
  const gate = new Promise<void>(resolve => {
    open = resolve
  })
  let tries = 0
  const add = (first: number, second: number) =>
    database.transaction(async trx => {
      tries++
      const one = (id: number) =>
        trx
          .updateTable('hylle')
          .set(eb => ({ plass: eb('plass', '+', 10) }))
          .where('id', '=', id)
          .execute()
      await one(first)
      if (++atGate === 2) open()
      await gate
      await one(second)
    })
  await Promise.all([add(1, 2), add(2, 1)])
  // The one that is tried again may take its first row before the other wakes: then they meet once more.
  expect(tries).toBeGreaterThan(2)
  const found = await database.kysely.selectFrom('hylle').select('plass').orderBy('id').execute()
  expect(found.map(row => row.plass)).toEqual([21, 22])
})

test('a server that stops in the middle of a statement does not hold its caller, nor those after it', async ({
  skip,
}) => {
  // A server that was given to us may be another machine's.
  skip(!/^(\/|127\.|localhost$)/.test(given.connection.host))
  const few = createDatabase<Tables>({ connection: given.connection, max: 1, statementTimeoutMs: 100, log })
  const { rows } = await few.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  process.kill(pid, 'SIGSTOP')
  try {
    const hanging = few.kysely.selectFrom('hylle').selectAll().execute()
    await expect(hanging).rejects.toThrow(DatabaseUnavailable)
    expect(await few.kysely.selectFrom('hylle').selectAll().execute()).toEqual([])
  } finally {
    process.kill(pid, 'SIGCONT')
    await few.close()
  }
})

describe('a snapshot', () => {
  const list = () => database.kysely.selectFrom('hylle').select('plass').orderBy('id').execute()
  const add = (plass: number) =>
    database.transaction(tx => tx.insertInto('hylle').values({ plass }).execute())

  test('answers all that is asked within it by one state, also at the same time', async () => {
    await add(1)
    const seen = await database.inSnapshot(async () => {
      const first = await list()
      await add(2)
      return [first, ...(await Promise.all([list(), list()]))]
    })
    expect(seen).toEqual(Array(3).fill([{ plass: 1 }]))
    expect(await list()).toEqual([{ plass: 1 }, { plass: 2 }])
  })

  test('sees what a transaction within it has kept before the first question', async () => {
    const seen = await database.inSnapshot(async () => {
      await add(1)
      return list()
    })
    expect(seen).toEqual([{ plass: 1 }])
  })

  test('writes nothing, and gives its connection back however it ends', async () => {
    const alone = createDatabase<Tables>({ connection: given.connection, max: 1, log })
    const write = () => alone.kysely.insertInto('hylle').values({ plass: 1 }).execute()
    await expect(alone.inSnapshot(write)).rejects.toMatchObject({ code: '25006' })
    await expect(alone.inSnapshot(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await alone.inSnapshot(async () => 'done')).toBe('done')
    await write()
    expect(await list()).toEqual([{ plass: 1 }])
    await alone.close()
  })
})
