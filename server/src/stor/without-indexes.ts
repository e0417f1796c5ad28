import type pg from 'pg'

/**
 * Runs the work while these tables have no other indexes than those of their constraints, and makes them anew when the rows are
 * there: sorted once, by every core, which takes a fraction of the time. Within the caller's transaction, as the owner of the tables.
 */
export async function withoutIndexes(
  client: pg.ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await client.query<{ navn: string; laget: string }>(
    `select indexname as navn, indexdef as laget from pg_indexes i
     where schemaname = 'public' and tablename = any ($1)
       and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [tables],
  )
  for (const { navn } of indexes) await client.query(`drop index ${navn}`)
  await work()
  // What triggers put off to the commit stands in the way of a new index.
  await client.query('set constraints all immediate')
  for (const { laget } of indexes) await client.query(laget)
}
