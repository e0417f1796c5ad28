import fs from 'node:fs/promises'
import path from 'node:path'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Content, writeDurably } from '../written-file.ts'
import { columnsOf, listSequences, listTables, nameOf, type Sequence, type Table } from './catalog.ts'

export type DumpedTable = Table & Content & { rader: number; fil: string }
/** The database at one moment. */
export type Dump = { tabeller: DumpedTable[]; sekvenser: Sequence[] }

/** Fast, and still a tenth of the text: the processor is shared with a portal at work. */
const gzipLevel = 1

/** Values are written the same whatever the server's own settings are. */
const settled = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local extra_float_digits = 3`

async function dumpTable(client: pg.ClientBase, folder: string, table: Table): Promise<DumpedTable> {
  const rows = client.query(
    copyTo(`copy ${nameOf(client, table)} (${columnsOf(client, table.kolonner)}) to stdout`),
  )
  const gzip = createGzip({ level: gzipLevel })
  rows.on('error', error => gzip.destroy(error))
  const fil = `${table.skjema}.${table.tabell}.copy.gz`
  const content = await writeDurably(path.join(folder, fil), rows.pipe(gzip))
  return { ...table, ...content, rader: rows.rowCount, fil }
}

/**
 * Writes every table of the portal to `folder` as it is at one moment, while others go on writing to it.
 * @param readBeside what else to read at that same moment
 */
export async function dumpDatabase<T>(
  client: pg.ClientBase,
  folder: string,
  readBeside: (client: pg.ClientBase) => Promise<T>,
): Promise<{ dump: Dump; beside: T }> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  await client.query('begin isolation level repeatable read read only')
  await client.query(settled)
  const tabeller: DumpedTable[] = []
  for (const table of await listTables(client)) tabeller.push(await dumpTable(client, folder, table))
  const beside = await readBeside(client)
  const sekvenser = await listSequences(client)
  await client.query('commit')
  return { dump: { tabeller, sekvenser }, beside }
}
