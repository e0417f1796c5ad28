import fs from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { databaseOf } from '../../platform/backup/copy-folder.ts'
import { type Dump, dumpDatabase } from '../../platform/backup/dump.ts'
import { type Config, readConfig } from '../../platform/config/config.ts'
import { type Landed, readLanded } from '../../platform/db/migrate.ts'
import { createLog, type Log } from '../../platform/log.ts'
import { StartError } from '../../platform/start-error.ts'
import { openWorkFolder } from '../../platform/work-folder.ts'
import { type Closers, createClosers } from '../closers.ts'
import { fillagerOf } from '../fillager.ts'
import { count, runCommand, say } from '../kommando.ts'
import { findConnections, joinDatabase, openDatabase } from '../open-database.ts'
import { openOwner, readIn, requireEmptyDatabase } from './les-inn.ts'

const usage =
  'Sett DATABASE_URL, og DATABASE_MIGRATION_URL hvis en annen bruker eier databasen, til den nye, tomme databasen. DATA_DIR er mappen portalen har brukt til nå.'

/** What is written after the copy would be lost. */
async function requireStopped(client: pg.PoolClient): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  )
  if (rowCount) throw new StartError('Portalen går. Stopp den, og prøv igjen. Ingenting er flyttet.')
}

/** Copies the embedded database of the data folder to `folder`, and stops it again. */
async function copyEmbedded(
  config: Config,
  log: Log,
  folder: string,
): Promise<Dump & { migreringer: Landed[] }> {
  const closers = createClosers(log)
  const embedded = { ...config, DATABASE_URL: undefined, DATABASE_MIGRATION_URL: undefined }
  try {
    const { pool } = await joinDatabase(embedded, log, closers)
    const client = await pool.connect()
    try {
      await requireStopped(client)
      const { dump, beside } = await dumpDatabase(client, databaseOf(folder), readLanded)
      return { ...dump, migreringer: beside }
    } finally {
      client.release(true)
    }
  } finally {
    await closers.closeAll()
  }
}

async function move(config: Config, log: Log, closers: Closers, scratch: string): Promise<number> {
  const connections = await findConnections(config, log, closers)
  const owner = openOwner(connections)
  closers.add(() => owner.end())
  await requireEmptyDatabase(owner, 'DATABASE_URL')
  say('Kopierer den innebygde databasen.')
  const manifest = await copyEmbedded(config, log, scratch)
  say('Legger den inn i den nye.')
  let lager: string | undefined
  await readIn({
    pool: owner,
    folder: scratch,
    manifest,
    beforeCommit: async id => {
      lager = id
    },
  })
  await openDatabase(config, log, closers, connections)
  // The turning point: until now the file store was the old database's, and from now on it is refused to that one.
  if (lager) await (await fillagerOf(config)).writeMarker(lager)
  return manifest.tabeller.reduce((sum, table) => sum + table.rader, 0)
}

/** Moves the data of the embedded database to the server of DATABASE_URL. The files stay where they are. */
await runCommand(async () => {
  const config = readConfig(process.env)
  if (!config.DATABASE_URL) throw new StartError(usage)
  const database = path.join(config.DATA_DIR, 'database')
  if (!(await fs.stat(database).catch(() => null)))
    throw new StartError(`Det ligger ingen innebygd database i ${config.DATA_DIR}. ${usage}`)
  const log = createLog('warn')
  const closers = createClosers(log)
  const workFolder = openWorkFolder(path.resolve(config.DATA_DIR, 'arbeid'))
  try {
    const rader = await workFolder.use('flytting', scratch => move(config, log, closers, scratch))
    say(
      `${count(rader, 'rad er flyttet', 'rader er flyttet')}. Start portalen med de samme DATABASE_URL og DATABASE_MIGRATION_URL. Den gamle databasen i ${database} brukes ikke mer, og kan slettes når du har sett at alt er der.`,
    )
    return 0
  } finally {
    await closers.closeAll()
  }
})
