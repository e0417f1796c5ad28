import pg from 'pg'
import { databaseOf, type Manifest } from '../../platform/backup/copy-folder.ts'
import { loadDatabase } from '../../platform/backup/load.ts'
import { toPgConfig } from '../../platform/db/connection.ts'
import { recreateTables, requireKnown } from '../../platform/db/migrate.ts'
import { explainNoDatabase } from '../../platform/db/refused.ts'
import { freeJobs } from '../../platform/jobs/job-tables.ts'
import { migrateJobs } from '../../platform/jobs/jobs.ts'
import { StartError } from '../../platform/start-error.ts'
import { renewStoreId } from '../../platform/storage/claim-store.ts'
import { type Connections, migrations } from '../open-database.ts'

/** Tables of the database's own extensions do not count: a hosted server has some from the start. */
const somethingThere = `
  select c.relname::text as navn from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
  limit 1`

export async function requireEmptyDatabase(pool: pg.Pool, where: string): Promise<void> {
  const { rows } = await pool.query<{ navn: string }>(somethingThere)
  if (rows[0])
    throw new StartError(
      `Databasen i ${where} er ikke tom (den har tabellen ${rows[0].navn}). Lag en ny, tom database, og prøv igjen. Ingenting er endret.`,
    )
}

/** A pool of the role that is to own the tables. */
export function openOwner({ app, owner }: Connections): pg.Pool {
  const pool = new pg.Pool({ ...toPgConfig(owner ?? app), max: 2 })
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

type Reading = {
  pool: pg.Pool
  /** The folder of the copy. */
  folder: string
  manifest: Pick<Manifest, 'migreringer' | 'tabeller' | 'sekvenser'>
  /** Runs last before the data is there for good, with the id that the file store must have from then on. */
  beforeCommit: (storeId: string | undefined) => Promise<void>
}

/**
 * Makes tables and rows of a copy in an empty database: all of it, or nothing.
 * @throws StartError when a newer portal has made the copy
 */
export async function readIn({ pool, folder, manifest, beforeCommit }: Reading): Promise<void> {
  const known = requireKnown(migrations, manifest.migreringer)
  await migrateJobs(pool)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await recreateTables(client, known)
    await loadDatabase(client, databaseOf(folder), manifest)
    await freeJobs(client)
    await beforeCommit(await renewStoreId(client))
    await client.query('commit')
    await client.query('analyze')
  } catch (error) {
    throw explainNoDatabase(error, 'DATABASE_MIGRATION_URL')
  } finally {
    // What was not committed is rolled back with the session.
    client.release(true)
  }
}
