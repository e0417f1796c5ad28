import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { createDatabase, type Database } from './pool.ts'
import { ahead } from './send-ahead.ts'

interface Tables {
  hylle: { plass: number }
}
let given: TestDatabase
let database: Database<Tables>

beforeAll(async () => {
  given = await createTestDatabase({ migrated: false })
  database = createDatabase<Tables>({ connection: given.connection, max: 1, log: { warn: () => {} } })
  await database.pool.query('create table hylle (plass int not null)')
})
afterAll(async () => {
  await database.close()
  await given.drop()
})

type Db = typeof database.kysely
const put = (db: Db, plass: number | null) => sql`insert into hylle values (${plass}) ${ahead}`.execute(db)
const read = async (db: Db) => (await db.selectFrom('hylle').select('plass').execute()).map(row => row.plass)
const empty = () => database.pool.query('truncate hylle')

it('sends in order, is seen by what follows, and is kept by the commit', async () => {
  const seen = await database.transaction(async tx => {
    await put(tx, 1)
    await put(tx, 2)
    return read(tx)
  })
  expect(seen).toEqual([1, 2])
  await database.transaction(tx => put(tx, 3))
  expect(await read(database.kysely)).toEqual([1, 2, 3])
  await empty()
})

it('keeps the order of more than are sent ahead at a time', async () => {
  const many = Array.from({ length: 100 }, (_, plass) => plass)
  await database.transaction(async tx => {
    for (const plass of many) await put(tx, plass)
  })
  expect(await read(database.kysely)).toEqual(many)
  await empty()
})

it('tells by the next statement, or the commit, why it failed, and nothing is kept', async () => {
  const next = database.transaction(async tx => {
    await put(tx, 1)
    await put(tx, null)
    await put(tx, 2)
    await read(tx)
  })
  await expect(next).rejects.toMatchObject({ code: '23502' })
  const commit = database.transaction(async tx => {
    await put(tx, 1)
    await put(tx, null)
  })
  await expect(commit).rejects.toMatchObject({ code: '23502' })
  const thrown = database.transaction(async tx => {
    await put(tx, null)
    throw new Error('angret')
  })
  await expect(thrown).rejects.toThrow('angret')
  expect(await read(database.kysely)).toEqual([])
})

it('is tried again where the database asks for it', async () => {
  let tries = 0
  await database.transaction(async tx => {
    const fails = tries++ < 2
    if (fails)
      await sql
        .raw(`do $$ begin raise exception 'i veien' using errcode = '40001'; end $$ /*ahead*/`)
        .execute(tx)
    await put(tx, 1)
  })
  expect([tries, await read(database.kysely)]).toEqual([3, [1]])
  await empty()
})

it('is waited for outside of a transaction, also after one', async () => {
  await expect(put(database.kysely, null)).rejects.toMatchObject({ code: '23502' })
  await database.transaction(tx => put(tx, 1))
  await expect(put(database.kysely, null)).rejects.toMatchObject({ code: '23502' })
  await put(database.kysely, 2)
  expect(await read(database.kysely)).toEqual([1, 2])
})
