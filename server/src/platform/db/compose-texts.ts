import pg from 'pg'

/** What is no text of a person's: sealed values, hashes, and keys that are compared by their bytes. */
const opaque = '(_kryptert|_hash|_indeks|_sha256|noekkel|avtrykk|proeve|merke|sjekksum)$'
const atOnce = 500

type Column = { tabell: string; kolonne: string; type: 'text' | 'json' | 'jsonb' }

async function listColumns(client: pg.ClientBase, except: readonly string[]): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select c.relname as tabell, a.attname as kolonne, a.atttypid::regtype::text as type
       from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and a.atttypid in ('text'::regtype, 'json'::regtype, 'jsonb'::regtype)
        and a.attname !~ $1 and not c.relname = any ($2::text[])
      order by c.relname, a.attnum`,
    [opaque, except],
  )
  return rows
}

/** Reads up to a whole table, which may take longer than a statement of the portal may. */
async function listPlaces(client: pg.ClientBase, select: string, after: string): Promise<string[]> {
  await client.query('begin read only')
  await client.query('set local statement_timeout = 0')
  const { rows } = await client.query<{ sted: string }>(select, [after])
  await client.query('commit')
  return rows.map(row => row.sted)
}

/**
 * The columns of one table, row by row from where the last ones lay; what is written anew comes to lie behind them, and is composed.
 * @returns how many rows had something to compose
 */
async function composeTable(
  client: pg.ClientBase,
  tabell: string,
  columns: readonly Column[],
  onRefused: (tabell: string, error: unknown) => void,
): Promise<number> {
  const table = pg.escapeIdentifier(tabell)
  const texts = columns.map(({ kolonne, type }) => ({ column: pg.escapeIdentifier(kolonne), type }))
  const decomposed = texts.map(({ column }) => `${column}::text is not nfc normalized`).join(' or ')
  const values = texts.map(({ column, type }) => `${column} = normalize(${column}::text, nfc)::${type}`)
  const select = `select ctid::text as sted from ${table} where ctid > $1::tid and (${decomposed})
    order by ctid limit ${atOnce}`
  const update = `update ${table} set ${values.join(', ')} where ctid = $1::tid`
  let after = '(0,0)'
  let found = 0
  for (;;) {
    const steder = await listPlaces(client, select, after)
    for (const sted of steder) await client.query(update, [sted]).catch(error => onRefused(tabell, error))
    found += steder.length
    after = steder.at(-1) ?? after
    if (steder.length < atOnce) return found
  }
}

/**
 * Writes every text of the tables in composed form (NFC), those from which they are searched and sorted too. Each row is a transaction of its
 * own: cut off, the next run goes on with what remains. A row that may not be changed is left as it is, and told.
 * @param except tables that stay as they are
 * @returns how many rows had something to compose, those that may not be changed too
 */
export async function composeTexts(
  pool: pg.Pool,
  except: readonly string[],
  onRefused: (tabell: string, error: unknown) => void,
): Promise<number> {
  const client = await pool.connect()
  let isDone = false
  try {
    const perTable = Map.groupBy(await listColumns(client, except), ({ tabell }) => tabell)
    let found = 0
    for (const [tabell, columns] of perTable) found += await composeTable(client, tabell, columns, onRefused)
    isDone = true
    return found
  } finally {
    // A transaction under way ends with the connection.
    client.release(!isDone)
  }
}
