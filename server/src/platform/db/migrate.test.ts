import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { StartError } from '../start-error.ts'
import { migrate } from './migrate.ts'

const log = { info: () => {} }
let database: TestDatabase
let pool: pg.Pool
let folder: string

beforeEach(async () => {
  database = await createTestDatabase({ migrated: false })
  pool = new pg.Pool(database.connection)
  pool.on('error', () => {})
  folder = mkdtempSync(path.join(os.tmpdir(), 'rp-migrering-'))
  write('0001-foerste.sql', 'create table hylle (id int primary key); insert into hylle values (1);')
  write('0002-andre.sql', 'alter table hylle add column navn text;')
})

afterEach(async () => {
  await pool.end()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

function write(name: string, sql: string): void {
  writeFileSync(path.join(folder, name), sql)
}

async function landed(): Promise<number[]> {
  const { rows } = await pool.query('select nummer from schema_migrering order by nummer')
  return rows.map(row => row.nummer)
}

/** A portal in a process of its own that migrates and ends. */
function otherPortal(): ReturnType<typeof spawn> {
  const program = `
    import pg from ${JSON.stringify(import.meta.resolve('pg'))}
    import { migrate } from ${JSON.stringify(new URL('./migrate.ts', import.meta.url).href)}
    const pool = new pg.Pool({ connectionString: ${JSON.stringify(database.connectionString)} })
    await migrate(pool, ${JSON.stringify(folder)}, { info() {} })
    await pool.end()`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
}

test('every file runs once, in order, and a second time there is nothing to do', async () => {
  expect(await migrate(pool, folder, log)).toBe(2)
  expect(await migrate(pool, folder, log)).toBe(0)
  write('0003-tredje.sql', "insert into hylle values (3, 'ø');")
  expect(await migrate(pool, folder, log)).toBe(1)
  expect(await landed()).toEqual([1, 2, 3])
})

test('two portals that migrate at once run each file once', async () => {
  const portals = [otherPortal(), otherPortal()]
  const codes = await Promise.all(portals.map(portal => once(portal, 'exit').then(([code]) => code)))
  expect(codes).toEqual([0, 0])
  expect(await landed()).toEqual([1, 2])
  const { rows } = await pool.query('select id from hylle')
  expect(rows).toEqual([{ id: 1 }])
})

test('a portal killed in the middle of a migration leaves the database as it was before that file [fault 31]', async () => {
  const gate = 4242
  const keeper = await pool.connect()
  await keeper.query('select pg_advisory_lock($1)', [gate])
  write(
    '0003-lang.sql',
    `insert into hylle values (3, 'halv'); select pg_advisory_xact_lock(${gate}); create table ferdig ();`,
  )
  const portal = otherPortal()
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await pool.query(
      `select from pg_locks where locktype = 'advisory' and objid = $1 and not granted
         and database = (select oid from pg_database where datname = current_database())`,
      [gate],
    )
    return rows.length > 0
  }
  while (!(await isWaiting())) await sleep(10)
  portal.kill('SIGKILL')
  await once(portal, 'exit')
  expect(await landed()).toEqual([1, 2])
  keeper.release(true)

  expect(await migrate(pool, folder, log)).toBe(1)
  const { rows } = await pool.query('select id from hylle order by id')
  expect(rows).toEqual([{ id: 1 }, { id: 3 }])
})

test('a file that fails undoes all it did, and names itself', async () => {
  write('0003-feil.sql', 'create table halv (id int); select finnes_ikke();')
  await expect(migrate(pool, folder, log)).rejects.toThrow(/0003-feil\.sql lot seg ikke kjøre/)
  const { rows } = await pool.query("select to_regclass('halv') as halv")
  expect(rows).toEqual([{ halv: null }])
  expect(await landed()).toEqual([1, 2])
})

test('a database made by a newer portal is refused with one sentence [fault 31]', async () => {
  write('0003-nyere.sql', 'create table ny ();')
  await migrate(pool, folder, log)
  rmSync(path.join(folder, '0003-nyere.sql'))
  const failure = await migrate(pool, folder, log).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect(String(failure)).toMatch(/laget av en nyere versjon/)
})

test('a file edited after it landed is refused, but new line endings are no edit', async () => {
  await migrate(pool, folder, log)
  write('0001-foerste.sql', 'create table hylle (id int primary key); insert into hylle values (2);')
  await expect(migrate(pool, folder, log)).rejects.toThrow(/0001-foerste\.sql er endret/)
  rmSync(path.join(folder, '0001-foerste.sql'))
  write('0001-foerste.sql', 'create table hylle (id int primary key); insert into hylle values (1);')
  write('0003-linjer.sql', 'create table linje (\n  id int\n);\n')
  await migrate(pool, folder, log)
  write('0003-linjer.sql', 'create table linje (\r\n  id int\r\n);\r\n')
  expect(await migrate(pool, folder, log)).toBe(0)
})

test('a number that comes late, or twice, is refused', async () => {
  write('0004-fjerde.sql', 'select 1;')
  await migrate(pool, folder, log)
  write('0003-sen.sql', 'select 1;')
  await expect(migrate(pool, folder, log)).rejects.toThrow(/0003-sen\.sql kom til etter/)
  write('0004-igjen.sql', 'select 1;')
  await expect(migrate(pool, folder, log)).rejects.toThrow(/To migreringer har nummeret/)
})
