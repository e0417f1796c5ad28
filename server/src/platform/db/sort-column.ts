import type { Pool } from 'pg'
import { sortKey } from './sort-key.ts'

/** A text column, and the column beside it that holds its key in Norwegian order; null until it is filled. */
export type SortColumn = { table: string; column: string; sort: string }

const rowsAtOnce = 1000

/**
 * Fills the keys of rows that have none, as after a migration that adds such a column: the order is computed in TypeScript, so
 * that SQL alone cannot. Run twice or by two at once it does the same work once more, never other work.
 * @param columns names from our own code, never from a request
 */
export async function fillSortColumns(pool: Pool, columns: readonly SortColumn[]): Promise<void> {
  for (const [table, ofTable] of Map.groupBy(columns, ({ table }) => table)) {
    while (await fillSome(pool, table, ofTable)) {
      // The next rows.
    }
  }
}

/** All keys of a row in one update: each writes the row, and every index on it, anew. False when no row is left. */
async function fillSome(pool: Pool, table: string, columns: readonly SortColumn[]): Promise<boolean> {
  const missing = columns.map(({ sort }) => `${sort} is null`).join(' or ')
  const { rows } = await pool.query<Record<string, string>>(
    `select id, ${columns.map(({ column }) => column).join(', ')} from ${table} where ${missing} limit ${rowsAtOnce}`,
  )
  if (rows.length === 0) return false
  const texts = columns.map((_, index) => `text${index}`)
  const keys = columns.map((_, index) => `key${index}`)
  await pool.query(
    `update ${table} set ${columns.map(({ sort }, index) => `${sort} = given.key${index}`).join(', ')}
     from unnest($1::uuid[], ${[...texts, ...keys].map((_, index) => `$${index + 2}::text[]`).join(', ')})
       as given (id, ${[...texts, ...keys].join(', ')})
     where ${table}.id = given.id and ${columns.map(({ column }, index) => `${table}.${column} = given.text${index}`).join(' and ')}`,
    [
      rows.map(row => row.id),
      ...columns.map(({ column }) => rows.map(row => row[column])),
      ...columns.map(({ column }) => rows.map(row => sortKey(row[column] ?? ''))),
    ],
  )
  return true
}
