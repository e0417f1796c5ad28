import type pg from 'pg'

/** The schemas that belong to the portal: its own tables, and those of its queue. */
export const schemas = ['public', 'graphile_worker'] as const
/** The queue's list of its own migrations: a restore makes the queue's tables itself. */
const notData = ['graphile_worker.migrations']

export type Table = { skjema: string; tabell: string; kolonner: string[] }
export type Sequence = { skjema: string; navn: string; verdi: string; brukt: boolean }

/** Every table that holds data, with the columns that are written (computed ones are not). */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname::text as skjema, c.relname::text as tabell,
       array_agg(a.attname::text order by a.attnum) as kolonner
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any ($1)
     group by 1, 2 order by 1, 2`,
    [schemas],
  )
  return rows.filter(({ skjema, tabell }) => !notData.includes(`${skjema}.${tabell}`))
}

/** Where each sequence has come to. Read after the tables it is behind none of them. */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ skjema: string; navn: string }>(
    `select schemaname::text as skjema, sequencename::text as navn from pg_sequences
     where schemaname = any ($1) order by 1, 2`,
    [schemas],
  )
  const sequences: Sequence[] = []
  for (const { skjema, navn } of rows) {
    const name = `${client.escapeIdentifier(skjema)}.${client.escapeIdentifier(navn)}`
    const { rows: found } = await client.query<{ verdi: string; brukt: boolean }>(
      `select last_value::text as verdi, is_called as brukt from ${name}`,
    )
    if (found[0]) sequences.push({ skjema, navn, ...found[0] })
  }
  return sequences
}

export const nameOf = (client: pg.ClientBase, { skjema, tabell }: Pick<Table, 'skjema' | 'tabell'>): string =>
  `${client.escapeIdentifier(skjema)}.${client.escapeIdentifier(tabell)}`
export const columnsOf = (client: pg.ClientBase, kolonner: readonly string[]): string =>
  kolonner.map(kolonne => client.escapeIdentifier(kolonne)).join(', ')
