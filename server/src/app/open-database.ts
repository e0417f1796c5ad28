import path from 'node:path'
import type { Pool } from 'pg'
import { brukerSortColumns } from '../features/bruker/bruker.service.ts'
import type { Tables } from '../features/database.ts'
import { historikkVern } from '../features/historikk/kjede/kjede.service.ts'
import { selskapSortColumns } from '../features/produksjon/selskap/selskap.service.ts'
import { sakSortColumns } from '../features/sak/sak.repository.ts'
import type { Config } from '../platform/config/config.ts'
import { grantToApp } from '../platform/db/app-role.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded/supervisor.ts'
import { migrate, requireMigrated } from '../platform/db/migrate.ts'
import { createDatabase } from '../platform/db/pool.ts'
import { explainNoDatabase } from '../platform/db/refused.ts'
import { fillSortColumns } from '../platform/db/sort-column.ts'
import { migrateJobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Closers } from './closers.ts'

export const migrations = path.resolve(import.meta.dirname, '../../migrations')
/** Orders that features keep, filled in for rows from before they were kept. */
const sortColumns = [...brukerSortColumns, ...sakSortColumns, ...selskapSortColumns]

type Connection = Parameters<typeof createDatabase>[0]['connection']
/** What the portal's own role may not do, whatever else it may. */
export const databasevern = {
  ...historikkVern,
  readOnly: [...historikkVern.readOnly, 'schema_migrering'],
}

/** `owner` is undefined where the portal itself owns the tables. */
export type Connections = { app: Connection; owner: Connection | undefined }

/** Brings the tables up to date as their owner, and lets the portal's own role use them. */
async function prepareAsOwner(owner: Connection, app: Pool, log: Log): Promise<void> {
  const { pool, close } = createDatabase<Tables>({ connection: owner, max: 2, log })
  try {
    await migrate(pool, migrations, log)
    await migrateJobs(pool)
    const users = await Promise.all([app, pool].map(one => one.query('select current_user as user')))
    const [appUser, ownerUser] = users.map(({ rows }) => String(rows[0]?.user))
    if (appUser && appUser !== ownerUser) await grantToApp(pool, appUser, databasevern)
  } catch (error) {
    throw explainNoDatabase(error, 'DATABASE_MIGRATION_URL')
  } finally {
    await close()
  }
}

/** A statement is logged by its text with placeholders, which holds no value. */
export function slowQueries({ SLOW_QUERY_MS: ms }: Config, log: Log) {
  return ms === undefined
    ? undefined
    : { ms, tell: (sql: string, took: number) => log.warn({ sql, ms: took }, 'slow query') }
}

/**
 * How the portal connects, and how its migrations do where that is another role. Starts the embedded database where that is the one.
 * @param settings of PostgreSQL on top of ours, for an embedded database that is not running yet
 */
export async function findConnections(
  config: Config,
  log: Log,
  closers: Pick<Closers, 'add'>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Connections> {
  if (config.DATABASE_URL) return { app: config.DATABASE_URL, owner: config.DATABASE_MIGRATION_URL }
  const embedded = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log, settings })
  closers.add(() => embedded.stop())
  return { app: embedded.appConnection, owner: embedded.connection }
}

/**
 * Opens the database as it is, for a look at it beside a portal that may be running.
 * @throws StartError when it cannot be reached, or was not made by this version
 */
export async function joinDatabase(config: Config, log: Log, closers: Pick<Closers, 'add'>) {
  const { app } = await findConnections(config, log, closers)
  const database = createDatabase<Tables>({ connection: app, max: 4, log })
  closers.add(() => database.close())
  try {
    await requireMigrated(database.pool, migrations)
  } catch (error) {
    throw explainNoDatabase(error)
  }
  return database
}

/**
 * Opens the database, the embedded one or a server, and brings it up to date.
 * @throws StartError when it cannot be reached, lets nobody in, or is newer than this portal
 */
export async function openDatabase(
  config: Config,
  log: Log,
  closers: Pick<Closers, 'add'>,
  connections?: Connections,
) {
  const { app, owner } = connections ?? (await findConnections(config, log, closers))
  const database = createDatabase<Tables>({
    connection: app,
    max: config.DATABASE_POOL,
    slow: slowQueries(config, log),
    log,
  })
  closers.add(() => database.close())
  try {
    if (owner) await prepareAsOwner(owner, database.pool, log)
    else {
      await migrate(database.pool, migrations, log)
      await migrateJobs(database.pool)
    }
    await fillSortColumns(database.pool, sortColumns)
  } catch (error) {
    throw explainNoDatabase(error)
  }
  return database
}
