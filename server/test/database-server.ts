import { createHash } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { databasevern } from '../src/app/open-database.ts'
import { grantToApp } from '../src/platform/db/app-role.ts'
import type { DatabaseConnection } from '../src/platform/db/connection.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded/supervisor.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { readMigrations } from '../src/platform/db/migration-file.ts'
import { DatabaseUnavailable, mapUnavailable } from '../src/platform/db/unavailable.ts'
import { migrateJobs } from '../src/platform/jobs/jobs.ts'

/** The server the tests share, joined: as long as `session` lives, no other test run stops it. */
export interface TestServer {
  session: pg.Client
  /** The operator. */
  admin: DatabaseConnection
  /** Owner of the tests' databases; an ordinary user on the embedded server. */
  portal: DatabaseConnection
  /** Who the portals under test run as: owns nothing. */
  app: DatabaseConnection
}

export const TEST_PREFIX = 'rp_test_'
const TEMPLATE_PREFIX = 'rp_template_'
const DATA_DIR = fileURLToPath(new URL('../../.cache/test-db', import.meta.url))
const MIGRATIONS = new URL('../migrations/', import.meta.url)
const log = { info: () => {}, warn: () => {} }

/** Held shared by every test run on the server, alone by the one that stops it. */
const PRESENCE_LOCK = 4_711_001
const TEMPLATE_LOCK = 4_711_002

/** Nothing here outlives the run, so nothing needs to reach the disk. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

/** The name of this run's sessions and databases; set by the global setup, and by a lone test for itself. */
export const runName = (): string => process.env.RP_TEST_RUN ?? `p${process.pid}`

/** Says that this run has used the embedded server: a run without database tests shall not start it only to stop it. */
const usedMarker = (): string => path.join(DATA_DIR, `brukt-av-${runName()}`)

/** Joins the server of `TEST_DATABASE_URL`, or the embedded one in `.cache`, which starts if it does not run. */
export async function joinTestServer(): Promise<TestServer> {
  for (;;) {
    const server = await findServer(false)
    try {
      const session = await openSession(server.admin)
      if (!process.env.TEST_DATABASE_URL) writeFileSync(usedMarker(), '')
      await session.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK])
      return { session, admin: server.admin, portal: server.portal, app: server.app }
    } catch (error) {
      // The last run before us was just stopping it. One that was given to us is simply away.
      const isStopping = mapUnavailable(error) instanceof DatabaseUnavailable
      if (!isStopping || process.env.TEST_DATABASE_URL) throw error
    }
  }
}

/** Drops what this run left behind and, if no other run uses the server, everything, and stops the embedded one. */
export async function leaveTestServer(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL
  if (!url && !existsSync(usedMarker())) return
  rmSync(usedMarker(), { force: true })
  const server = await findServer(true)
  const session = await openSession(server.admin)
  await session.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
    [`rp-test-${runName()}`],
  )
  await dropDatabases(session, `${TEST_PREFIX}${runName()}_`)
  const { rows } = await session.query('select pg_try_advisory_lock($1) as alone', [PRESENCE_LOCK])
  if (rows[0]?.alone) {
    await dropDatabases(session, TEST_PREFIX)
    if (!url) await server.stop()
  }
  await session.end().catch(() => {})
}

/**
 * A database with every migration run, which test databases are cloned from. It is made once per set of migrations.
 *
 * @returns its name
 */
export async function ensureTemplate({ session, portal, app }: TestServer): Promise<string> {
  const text = readMigrations(MIGRATIONS).map(migration => `${migration.fil} ${migration.sjekksum}`)
  text.push(JSON.stringify(databasevern))
  const name = TEMPLATE_PREFIX + createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 16)
  await session.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    const { rowCount } = await session.query('select from pg_database where datname = $1', [name])
    if (rowCount) return name
    await dropDatabases(session, TEMPLATE_PREFIX)
    const scratch = `${TEMPLATE_PREFIX}making`
    await session.query(`create database ${scratch} owner "${portal.user}"`)
    const pool = new pg.Pool({ ...portal, database: scratch, max: 2 })
    pool.on('error', () => {})
    try {
      await migrate(pool, MIGRATIONS, log)
      await migrateJobs(pool)
      await grantToApp(pool, app.user, databasevern)
    } finally {
      await pool.end()
    }
    await session.query(`alter database ${scratch} rename to ${name}`)
    return name
  } finally {
    await session.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
}

interface FoundServer {
  admin: DatabaseConnection
  portal: DatabaseConnection
  app: DatabaseConnection
  stop(): Promise<void>
}

async function findServer(takeOver: boolean): Promise<FoundServer> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) {
    const server = await startEmbeddedPostgres({ dataDir: DATA_DIR, log, settings: FAST, takeOver })
    return {
      admin: server.superuser,
      portal: server.connection,
      app: server.appConnection,
      stop: server.stop,
    }
  }
  const { host, port, user = '', password, database = '' } = new pg.Client({ connectionString: url })
  const admin = { host, port, user, password: String(password ?? ''), database }
  const [portal, app] = await makeRoles(admin, 'rp_test_eier', 'rp_test_app')
  return { admin, portal, app, stop: async () => {} }
}

/** On a server that was given to us its superuser makes the two roles: who owns the tables, and who the portals under test are. */
async function makeRoles(
  admin: DatabaseConnection,
  ...users: [string, string]
): Promise<[DatabaseConnection, DatabaseConnection]> {
  const session = await openSession(admin)
  await session.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  for (const user of users) {
    const role = `${user} login password ${session.escapeLiteral(admin.password)}`
    const { rowCount } = await session.query('select from pg_roles where rolname = $1', [user])
    await session.query(`${rowCount ? 'alter' : 'create'} role ${role}`)
  }
  await session.end()
  const [portal, app] = users
  return [
    { ...admin, user: portal },
    { ...admin, user: app },
  ]
}

async function openSession(connection: DatabaseConnection): Promise<pg.Client> {
  const session = new pg.Client({ ...connection, application_name: `rp-test-${runName()}` })
  session.on('error', () => {})
  await session.connect()
  return session
}

async function dropDatabases(session: pg.Client, prefix: string): Promise<void> {
  const { rows } = await session.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { datname } of rows) await session.query(`drop database if exists "${datname}" with (force)`)
}
