import crypto from 'node:crypto'
import pg from 'pg'
import { persondata, type Person as Traces } from '../src/features/personvern/persondata.repository.ts'
import type { TestPortal } from './portal.ts'

export type Column = { tabell: string; kolonne: string; type: string }

/** Every column of the database that could hold a word or the id of a person. */
export async function listColumns(portal: TestPortal, schema = 'public'): Promise<Column[]> {
  const { rows } = await portal.asOwner(
    `select c.relname as tabell, a.attname as kolonne, t.typname as type
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       join pg_type t on t.oid = a.atttypid
     where n.nspname = $1 and c.relkind in ('r', 'p')
       and t.typcategory not in ('B', 'N', 'D', 'T') order by 1, a.attnum`,
    [schema],
  )
  return rows
}

/** Where any of the words stands, as `tabell.kolonne`; in both schemas, and also inside bytes. */
export async function findWords(portal: TestPortal, words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const schema of ['public', 'graphile_worker']) {
    const tables = Map.groupBy(await listColumns(portal, schema), ({ tabell }) => tabell)
    for (const [tabell, columns] of tables) {
      const holds = columns.map(({ kolonne, type }) => {
        const text = type === 'bytea' ? `encode("${kolonne}", 'escape')` : `"${kolonne}"::text`
        const says = `exists (select from unnest($1::text[]) ord where strpos(lower(${text}), lower(ord)) > 0)`
        return `exists (select from ${schema}."${tabell}" where ${says}) as "${kolonne}"`
      })
      const { rows } = await portal.asOwner(`select ${holds.join(', ')}`, [words])
      for (const { kolonne } of columns) if (rows[0][kolonne]) found.push(`${tabell}.${kolonne}`)
    }
  }
  return found
}

/** What the rows are found by, and the names of stored files: with a canary in them, they would be somebody else's. */
const foundBy = [
  'bruker.epost',
  'bruker.epost_noekkel',
  'bruker.fornavn',
  'bruker.mellomnavn',
  'bruker.etternavn',
  'epost.mottaker',
  'epost_bytte.epost',
  'fil.noekkel',
  'lagret_filter.navn',
  'lagret_filter.soek',
]
const isPersons = ({ tabell, kolonne, type }: Column): boolean => {
  const kolonner = persondata[tabell]?.kolonner ?? {}
  const named = kolonner === 'rad' ? '' : `${kolonner.borte} ${kolonner.toemmes} ${kolonner.beholdes}`
  return (
    ['text', 'jsonb'].includes(type) &&
    tabell !== 'historikk' &&
    !kolonne.endsWith('_kryptert') &&
    !foundBy.includes(`${tabell}.${kolonne}`) &&
    (kolonner === 'rad' || named.split(' ').includes(kolonne))
  )
}

/** The person's rows of one table, as the table of persondata finds them. */
const whereOf = (tabell: string, traces: Traces) =>
  (persondata[tabell]?.steg ?? []).map(({ hvor }) => hvor(traces))

/**
 * Writes a canary into every text of the person's rows that the database lets us change; sealed values and words out of a closed
 * list stay.
 * @returns the columns that now sing
 */
export async function placeCanaries(portal: TestPortal, traces: Traces, canary: string): Promise<string[]> {
  const sings: string[] = []
  const client = new pg.Client(portal.testDatabase.connection)
  await client.connect()
  try {
    for (const { tabell, kolonne, type } of await listColumns(portal)) {
      if (!isPersons({ tabell, kolonne, type })) continue
      const wheres = tabell === 'bruker' ? [] : whereOf(tabell, traces)
      const conditions =
        tabell === 'bruker'
          ? [{ sql: 'id = $1', parameters: [traces.id] }]
          : wheres.map(where => where.compile(portal.database.kysely as never))
      for (const { sql, parameters } of conditions)
        if (await writeCanary(client, { tabell, kolonne, type }, { sql, parameters }, canary))
          sings.push(`${tabell}.${kolonne}`)
    }
  } finally {
    await client.end()
  }
  return [...new Set(sings)]
}

async function writeCanary(
  client: pg.Client,
  { tabell, kolonne, type }: Column,
  where: { sql: string; parameters: readonly unknown[] },
  canary: string,
): Promise<boolean> {
  const value = type === 'jsonb' ? `'"${canary}"'::jsonb` : `'${canary} ${crypto.randomUUID()}'`
  try {
    const { rowCount } = await client.query(
      `update "${tabell}" set "${kolonne}" = ${value} where ${where.sql}`,
      [...where.parameters],
    )
    return (rowCount ?? 0) > 0
  } catch (error) {
    // A closed list, a key, a reference.
    if (/^23/.test(String((error as { code?: unknown }).code))) return false
    throw error
  }
}

/** Somebody's rows in every table, to be held against what they are afterwards. */
export async function dumpRows(portal: TestPortal, traces: Traces): Promise<Record<string, unknown[]>> {
  const dump: Record<string, unknown[]> = {}
  for (const tabell of Object.keys(persondata))
    for (const where of whereOf(tabell, traces)) {
      const { sql, parameters } = where.compile(portal.database.kysely as never)
      const { rows } = await portal.asOwner(
        `select to_jsonb(t) as rad from "${tabell}" t where ${sql} order by t::text`,
        [...parameters],
      )
      dump[tabell] = [...(dump[tabell] ?? []), ...rows]
    }
  return dump
}
