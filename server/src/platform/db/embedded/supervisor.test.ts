import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { clusterOf, kill, otherPortal } from '../../../../test/other-portal.ts'
import { StartError } from '../../start-error.ts'
import type { DatabaseConnection } from '../connection.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './supervisor.ts'

const log = { info: () => {}, warn: () => {} }
const folders: string[] = []
const running: EmbeddedPostgres[] = []
const isRoot = process.getuid?.() === 0

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rp-db-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, log })
  running.push(database)
  return database
}

async function query(connection: DatabaseConnection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    const result = await client.query(sql)
    return result.rows
  } finally {
    await client.end()
  }
}

function serverPid(dataDir: string): number {
  return Number.parseInt(readFileSync(path.join(clusterOf(dataDir), 'data/postmaster.pid'), 'utf8'), 10)
}

test('the first start makes a database with checksums that no network reaches', async () => {
  const dataDir = newFolder()
  const database = await start(dataDir)
  const rows = await query(
    database.connection,
    `select current_database() as name, lower('ÆØÅ É') as lower, current_setting('listen_addresses') as network,
       current_setting('data_checksums') as checksums, current_setting('fsync') as fsync,
       (select rolsuper from pg_roles where rolname = current_user) as super`,
  )
  expect(rows).toEqual([
    {
      name: 'rettighetsportalen',
      lower: 'æøå é',
      network: '',
      checksums: 'on',
      fsync: 'on',
      super: false,
    },
  ])
  expect(database.owner).toBe(true)
  expect(statSync(path.join(clusterOf(dataDir), 'password')).mode & 0o777).toBe(0o600)
  expect(readdirSync(path.join(dataDir, 'database')).filter(name => name.startsWith('init-'))).toEqual([])
})

test('a password is demanded also of those who reach the socket', async () => {
  const database = await start(newFolder())
  await expect(query({ ...database.connection, password: 'gjettet' }, 'select 1')).rejects.toThrow(/password/)
})

test('three portals that start at once on an empty folder share one database, and one of them owns it', async () => {
  const dataDir = newFolder()
  const portals = [otherPortal(dataDir), otherPortal(dataDir), otherPortal(dataDir)]
  const told = await Promise.all(portals.map(portal => portal.told))
  expect(told.filter(each => each.owner)).toHaveLength(1)
  for (const each of told) expect(await query(each.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  for (const portal of portals) {
    portal.process.stdin?.write('stop\n')
    await once(portal.process, 'exit')
  }
  expect(existsSync(path.join(clusterOf(dataDir), 'data/postmaster.pid'))).toBe(false)
})

test('a killed portal leaves its database running, and the next one takes it over and can stop it', async () => {
  const dataDir = newFolder()
  const portal = otherPortal(dataDir)
  const { connection } = await portal.told
  await query(connection, 'create table kvittert as select 1 as id')
  await kill(portal)
  const before = serverPid(dataDir)

  const next = await startEmbeddedPostgres({ dataDir, log })
  expect(serverPid(dataDir)).toBe(before)
  expect(next.owner).toBe(true)
  expect(await query(next.connection, 'select id from kvittert')).toEqual([{ id: 1 }])
  await next.stop()
  expect(existsSync(path.join(clusterOf(dataDir), 'data/postmaster.pid'))).toBe(false)
})

test('nothing acknowledged is lost when the database itself is killed [fault 28]', async () => {
  const dataDir = newFolder()
  const first = await start(dataDir)
  await query(first.connection, 'create table kvittert as select generate_series(1, 1000) as id')
  process.kill(serverPid(dataDir), 'SIGKILL')

  const second = await start(dataDir)
  expect(await query(second.connection, 'select count(*)::int as n from kvittert')).toEqual([{ n: 1000 }])
})

test('a first start that is killed while it makes the database leaves nothing half made', async () => {
  const dataDir = newFolder()
  const portal = otherPortal(dataDir)
  const gone = portal.told.catch(() => {})
  const home = path.join(dataDir, 'database')
  const isMaking = (): boolean =>
    existsSync(home) &&
    readdirSync(home).some(
      name => name.startsWith('init-') && existsSync(path.join(home, name, 'data/PG_VERSION')),
    )
  while (!isMaking()) await sleep(2)
  await kill(portal)
  expect(existsSync(clusterOf(dataDir))).toBe(false)

  const next = await start(dataDir)
  expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  portal.process.stdout?.destroy()
  void gone
})

test('a lock file that names another living program does not stop the start', async () => {
  const dataDir = newFolder()
  await (await start(dataDir)).stop()
  const data = path.join(clusterOf(dataDir), 'data')
  const lines = [process.pid, data, 1, 5432, path.join(dataDir, 'database/run'), '', '0 0', 'ready', '']
  const { uid, gid } = statSync(data)
  for (const file of [
    path.join(data, 'postmaster.pid'),
    path.join(dataDir, 'database/run/.s.PGSQL.5432.lock'),
  ]) {
    writeFileSync(file, lines.join('\n'))
    chownSync(file, uid, gid)
  }

  const next = await start(dataDir)
  expect(await query(next.connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a data folder copied while the database runs gets a database of its own', async () => {
  const dataDir = newFolder()
  const original = await start(dataDir)
  await query(original.superuser, 'checkpoint')
  const copy = newFolder()
  process.kill(serverPid(dataDir), 'SIGSTOP')
  cpSync(path.join(dataDir, 'database'), path.join(copy, 'database'), {
    recursive: true,
    preserveTimestamps: true,
    filter: file => !statSync(file).isSocket(),
  })
  process.kill(serverPid(dataDir), 'SIGCONT')
  copyOwners(path.join(dataDir, 'database'), path.join(copy, 'database'))

  const second = await start(copy)
  expect(serverPid(copy)).not.toBe(serverPid(dataDir))
  await query(second.connection, 'create table bare_i_kopien (id int)')
  await expect(query(original.connection, 'select 1 from bare_i_kopien')).rejects.toThrow(/does not exist/)
})

function copyOwners(from: string, to: string): void {
  if (!isRoot) return
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const { uid, gid } = statSync(path.join(from, name))
    chownSync(path.join(to, name), uid, gid)
  }
}

test('a folder with a very long name works, and two such folders do not meet', async () => {
  const long = (): string =>
    path.join(newFolder(), 'en-mappe-med-et-veldig-langt-navn'.repeat(4), 'ærlig data')
  const [one, two] = [await start(long()), await start(long())]
  await query(one.connection, 'create table bare_her (id int)')
  await expect(query(two.connection, 'select 1 from bare_her')).rejects.toThrow(/does not exist/)
})

test('data of another PostgreSQL version is left alone, with a sentence that names both', async () => {
  const dataDir = newFolder()
  await (await start(dataDir)).stop()
  renameSync(clusterOf(dataDir), path.join(dataDir, 'database/pg17'))
  await expect(start(dataDir)).rejects.toThrow(/laget av PostgreSQL 17, men denne portalen bruker 18/)
  expect(existsSync(clusterOf(dataDir))).toBe(false)
})

test('a data folder that cannot be written gives one sentence', async () => {
  const file = path.join(newFolder(), 'en-fil')
  writeFileSync(file, '')
  const failure = await start(path.join(file, 'data')).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect((failure as StartError).message).toMatch(/får ikke skrive i/)
})

test('a password file that is not the one of the database gives one sentence', async () => {
  const dataDir = newFolder()
  await start(dataDir)
  writeFileSync(path.join(clusterOf(dataDir), 'password'), 'noe annet\n')
  await expect(start(dataDir)).rejects.toThrow(/godtar ikke passordet/)
})

test.runIf(isRoot)(
  'root in a folder only root may enter gets its database elsewhere, with a note that leads there',
  async () => {
    const closed = newFolder()
    chmodSync(closed, 0o700)
    const dataDir = path.join(closed, 'data')
    const first = await start(dataDir)
    const note = readFileSync(path.join(dataDir, 'database/HVOR-ER-DATABASEN.txt'), 'utf8')
    const far = note.split('\n').find(line => line.startsWith('/var/lib/')) ?? ''
    folders.push(far)
    expect(first.connection.host.startsWith(far)).toBe(true)
    expect(statSync(closed).mode & 0o777).toBe(0o700)
    await query(first.connection, 'create table flyttes (id int)')
    await first.stop()

    const moved = path.join(closed, 'flyttet')
    renameSync(dataDir, moved)
    const second = await start(moved)
    expect(await query(second.connection, 'select * from flyttes')).toEqual([])

    cpSync(moved, dataDir, { recursive: true })
    await expect(start(dataDir)).rejects.toThrow(/er en kopi av/)
    await second.stop()
    renameSync(far, `${far}-borte`)
    folders.push(`${far}-borte`)
    await expect(start(moved)).rejects.toThrow(/mappen er borte/)
    mkdirSync(far)
  },
)
