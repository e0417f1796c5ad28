import { type QueryExecutorProvider, sql } from 'kysely'

/** What is no text of a person's: sealed values, hashes, and keys that are compared by their bytes. */
const opaque = '(_kryptert|_hash|_indeks|_sha256|noekkel|avtrykk|proeve|merke|sjekksum)$'
const atOnce = 500

type Column = { tabell: string; kolonne: string; type: 'text' | 'json' | 'jsonb' }

const listColumns = async (db: QueryExecutorProvider, except: readonly string[]): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select c.relname as tabell, a.attname as kolonne, a.atttypid::regtype::text as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.atttypid in ('text'::regtype, 'json'::regtype, 'jsonb'::regtype)
       and a.attname !~ ${opaque} and not c.relname = any (${[...except]}::text[])
     order by c.relname, a.attnum`.execute(db)
  return rows
}

/** The columns of one table, row by row from where the last ones lay; what is written anew comes to lie behind them, and is composed. */
async function composeTable(
  db: QueryExecutorProvider,
  tabell: string,
  columns: readonly Column[],
  onRefused: (tabell: string, error: unknown) => void,
): Promise<void> {
  const texts = columns.map(({ kolonne, type }) => ({
    column: sql.ref(kolonne),
    text: sql`${sql.ref(kolonne)}::text`,
    type: sql.raw(`::${type}`),
  }))
  const decomposed = sql.join(
    texts.map(({ text }) => sql`${text} is not nfc normalized`),
    sql` or `,
  )
  const values = sql.join(
    texts.map(({ column, text, type }) => sql`${column} = normalize(${text}, nfc)${type}`),
  )
  let after = '(0,0)'
  for (;;) {
    const { rows } = await sql<{ sted: string }>`
      select ctid::text as sted from ${sql.table(tabell)} where ctid > ${after}::tid and (${decomposed})
      order by ctid limit ${atOnce}`.execute(db)
    for (const { sted } of rows)
      await sql`update ${sql.table(tabell)} set ${values} where ctid = ${sted}::tid`
        .execute(db)
        .catch(error => onRefused(tabell, error))
    after = rows.at(-1)?.sted ?? after
    if (rows.length < atOnce) return
  }
}

/**
 * Writes every text of the tables in composed form (NFC), those from which they are searched and sorted too. Each row is a transaction of its
 * own: cut off, the next run goes on with what remains. A row that may not be changed is left as it is, and told.
 * @param except tables that stay as they are
 */
export async function composeTexts(
  db: QueryExecutorProvider,
  except: readonly string[],
  onRefused: (tabell: string, error: unknown) => void,
): Promise<void> {
  const perTable = Map.groupBy(await listColumns(db, except), ({ tabell }) => tabell)
  for (const [tabell, columns] of perTable) await composeTable(db, tabell, columns, onRefused)
}
