import type { Pool } from 'pg'

/** Rows of `tabell` whose `kolonner` name a row of `til` that is not there. */
export type Dangling = { tabell: string; kolonner: string[]; til: string; antall: number }

type ForeignKey = { tabell: string; til: string; fra: string[]; mot: string[] }

const foreignKeys = `
  select c.conrelid::regclass::text as tabell, c.confrelid::regclass::text as til,
    (select array_agg(quote_ident(a.attname) order by k.nr) from unnest(c.conkey) with ordinality k (num, nr)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num) as fra,
    (select array_agg(quote_ident(a.attname) order by k.nr) from unnest(c.confkey) with ordinality k (num, nr)
      join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num) as mot
  from pg_constraint c
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
  -- The rows of runs are too many for foreign keys: triggers keep the same promise.
  union select t.tgrelid::regclass::text, 'kjoering', array['kjoering_id'], array['id']
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname = 'kjoering_rader_ny'
  order by 1, 3`

/**
 * Looks through every foreign key, and what triggers keep in place of one, for rows that point nowhere. The database refuses to make them, but a damaged disk or a restore
 * with the checks off can.
 */
export async function findDangling(pool: Pool): Promise<Dangling[]> {
  const { rows } = await pool.query<ForeignKey>(foreignKeys)
  const found: Dangling[] = []
  for (const { tabell, til, fra, mot } of rows) {
    const filled = fra.map(column => `a.${column} is not null`).join(' and ')
    const same = fra.map((column, index) => `b.${mot[index]} = a.${column}`).join(' and ')
    const { rows: counted } = await pool.query<{ antall: number }>(
      `select count(*) as antall from ${tabell} a where ${filled} and not exists (select from ${til} b where ${same})`,
    )
    const antall = Number(counted[0]?.antall ?? 0)
    if (antall > 0) found.push({ tabell, kolonner: fra, til, antall })
  }
  return found
}
