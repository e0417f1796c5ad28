import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { suspendUpkeep } from '../db/upkeep.ts'
import { columnsOf, listTables, nameOf, schemas, type Table } from './catalog.ts'
import type { Dump, DumpedTable } from './dump.ts'

async function copyInto(
  client: pg.ClientBase,
  target: string,
  kolonner: readonly string[],
  file: string,
): Promise<number> {
  const rows = client.query(copyFrom(`copy ${target} (${columnsOf(client, kolonner)}) from stdin`))
  await pipeline(createReadStream(file), createGunzip(), rows)
  return rows.rowCount
}

/** The queue is a library's, and another version of it may have other columns: what both know is kept. */
async function copyCommon(client: pg.ClientBase, source: DumpedTable, target: Table, file: string) {
  const common = source.kolonner.filter(kolonne => target.kolonner.includes(kolonne))
  const text = source.kolonner.map(kolonne => `${client.escapeIdentifier(kolonne)} text`).join(', ')
  await client.query(`create temp table innlasting (${text}) on commit drop`)
  const count = await copyInto(client, 'innlasting', source.kolonner, file)
  const { rows } = await client.query<{ verdier: string }>(
    `select string_agg(format('%1$I::%2$s', attname, format_type(atttypid, atttypmod)), ', ' order by array_position($2, attname::text)) as verdier
     from pg_attribute where attrelid = $1::regclass and attname = any ($2)`,
    [nameOf(client, target), common],
  )
  await client.query(
    `insert into ${nameOf(client, target)} (${columnsOf(client, common)}) overriding system value select ${rows[0]?.verdier} from innlasting`,
  )
  await client.query('drop table innlasting')
  return count
}

async function loadTable(client: pg.ClientBase, folder: string, source: DumpedTable, targets: Table[]) {
  const target = targets.find(one => one.skjema === source.skjema && one.tabell === source.tabell)
  const name = `${source.skjema}.${source.tabell}`
  if (!target) throw new Error(`the database has no table ${name}`)
  const file = path.join(folder, source.fil)
  const isSame = source.kolonner.every(kolonne => target.kolonner.includes(kolonne))
  const count = isSame
    ? await copyInto(client, nameOf(client, source), source.kolonner, file)
    : await copyCommon(client, source, target, file)
  if (count !== source.rader) throw new Error(`${name}: ${count} rows of ${source.rader}`)
}

/**
 * Puts a dump into the tables of the same version, in the caller's transaction: what they hold from before goes. Triggers rest, so
 * that what they once wrote is kept as it was; the foreign keys are made anew at the end, so that all of it is checked.
 */
export async function loadDatabase(client: pg.ClientBase, folder: string, dump: Dump): Promise<void> {
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  await client.query("set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'")
  const restoreUpkeep = await suspendUpkeep(client, schemas)
  const targets = await listTables(client)
  for (const target of targets) await client.query(`truncate ${nameOf(client, target)}`)
  for (const table of dump.tabeller) await loadTable(client, folder, table, targets)
  for (const { skjema, navn, verdi, brukt } of dump.sekvenser)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `${client.escapeIdentifier(skjema)}.${client.escapeIdentifier(navn)}`,
      verdi,
      brukt,
    ])
  await restoreUpkeep()
}
