import type pg from 'pg'
import { StartError } from '../start-error.ts'
import { type Migration, readMigrations } from './migration-file.ts'

/** A migration that a database has run. */
export interface Landed {
  nummer: number
  navn: string
  sjekksum: string
}

/** Any number all versions of the portal agree on. */
const LOCK = 7_265_746_708

/**
 * Brings the database forward to the migrations in `folder`: files `NNNN-name.sql`, in order, each in a transaction of
 * its own. One process at a time; others wait and then find the work done.
 *
 * @param pool must speak to the server itself, not through a transaction pooler: the lock belongs to the session
 * @returns how many migrations ran
 * @throws StartError when the database is newer than the code, or a file that has landed was edited
 */
export async function migrate(
  pool: pg.Pool,
  folder: string | URL,
  log: { info(message: string): void },
): Promise<number> {
  const migrations = readMigrations(folder)
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const landed = await listLanded(client)
    const waiting = findWaiting(migrations, landed)
    for (const migration of waiting) await apply(client, migration, log)
    return waiting.length
  } finally {
    // Closes the session, and with it the lock and the settings.
    client.release(true)
  }
}

/**
 * Changes nothing.
 *
 * @throws StartError when the database is not at the version of the migrations in `folder`
 */
export async function requireMigrated(pool: pg.Pool, folder: string | URL): Promise<void> {
  const { rows } = await pool.query("select to_regclass('schema_migrering') is not null as finnes")
  const landed = rows[0]?.finnes ? await readLanded(pool) : []
  if (findWaiting(readMigrations(folder), landed).length > 0)
    throw new StartError(
      'Databasen er fra en eldre versjon av portalen, eller tom. Start portalen én gang først.',
    )
}

/**
 * The files of the migrations that a copy of a database has run.
 * @throws StartError when this version of the portal does not have them all, as they were then
 */
export function requireKnown(folder: string | URL, landed: readonly Landed[]): Migration[] {
  const known = readMigrations(folder)
  return landed.map(({ nummer, navn, sjekksum }) => {
    const file = known.find(one => one.nummer === nummer && one.sjekksum === sjekksum)
    if (file) return file
    throw new StartError(
      `Sikkerhetskopien er laget av en nyere versjon av portalen (den har migrering ${nummer}, «${navn}»). Bruk den versjonen, eller en nyere, til å legge den tilbake.`,
    )
  })
}

/** Makes the tables as they were after these migrations, in an empty database and in the caller's transaction. */
export async function recreateTables(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await createTable(client)
  for (const { sql } of migrations) await client.query(sql)
}

const createTable = (client: pg.ClientBase) =>
  client.query(`create table schema_migrering (
    nummer integer primary key,
    navn text not null,
    sjekksum text not null,
    kjoert timestamptz not null default now()
  )`)

async function listLanded(client: pg.PoolClient): Promise<Landed[]> {
  // Asked first: a role that may not make tables can still find that nothing waits.
  const { rows } = await client.query("select to_regclass('schema_migrering') is not null as finnes")
  if (!rows[0]?.finnes) await createTable(client)
  return readLanded(client)
}

/** The migrations that this database has run; it must have been migrated once. */
export async function readLanded(client: Pick<pg.ClientBase, 'query'>): Promise<Landed[]> {
  const { rows } = await client.query<Landed>(
    'select nummer, navn, sjekksum from schema_migrering order by nummer',
  )
  return rows
}

function findWaiting(migrations: readonly Migration[], landed: readonly Landed[]): Migration[] {
  const newest = landed.at(-1)?.nummer ?? 0
  const known = new Map(migrations.map(migration => [migration.nummer, migration]))
  for (const { nummer, navn, sjekksum } of landed) {
    const file = known.get(nummer)
    if (!file) {
      throw new StartError(
        `Databasen er laget av en nyere versjon av portalen (den har migrering ${nummer}, «${navn}»). Start den nyere versjonen, eller legg tilbake en sikkerhetskopi fra før den ble tatt i bruk.`,
      )
    }
    if (file.sjekksum !== sjekksum) {
      throw new StartError(
        `Migreringen ${file.fil} er endret etter at databasen kjørte den. Legg filen tilbake slik den var, og skriv endringen i en ny migrering.`,
      )
    }
  }
  const waiting = migrations.filter(migration => !landed.some(({ nummer }) => nummer === migration.nummer))
  const late = waiting.find(({ nummer }) => nummer < newest)
  if (late) {
    throw new StartError(
      `Migreringen ${late.fil} kom til etter at databasen kjørte nummer ${newest}. Gi den et nytt nummer etter det.`,
    )
  }
  return waiting
}

async function apply(
  client: pg.PoolClient,
  migration: Migration,
  log: { info(message: string): void },
): Promise<void> {
  const { nummer, navn, sjekksum, sql } = migration
  await client.query('begin')
  try {
    await client.query(sql)
  } catch (error) {
    // Closing the session rolls it back.
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `Migreringen ${migration.fil} lot seg ikke kjøre (${reason}). Databasen er som før den; rett feilen og start på nytt.`,
      { cause: error },
    )
  }
  await client.query('insert into schema_migrering (nummer, navn, sjekksum) values ($1, $2, $3)', [
    nummer,
    navn,
    sjekksum,
  ])
  await client.query('commit')
  log.info(`migration ${migration.fil} done`)
}
