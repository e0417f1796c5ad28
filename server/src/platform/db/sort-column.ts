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
  for (const { table, column, sort } of columns) {
    for (;;) {
      const { rows } = await pool.query<{ id: string; text: string }>(
        `select id, ${column} as text from ${table} where ${sort} is null limit ${rowsAtOnce}`,
      )
      if (rows.length === 0) break
      await pool.query(
        `update ${table} set ${sort} = given.sort
         from unnest($1::uuid[], $2::text[], $3::text[]) as given (id, text, sort)
         where ${table}.id = given.id and ${table}.${column} = given.text`,
        [rows.map(row => row.id), rows.map(row => row.text), rows.map(row => sortKey(row.text))],
      )
    }
  }
}
