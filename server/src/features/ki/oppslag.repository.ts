import { sql } from 'kysely'
import type { Database } from '../database.ts'

type Selskap = { navn: string; orgnr: string }

const perName = 8

/** Companies of the register, and those that only productions name, by trigram similarity. */
export async function findSelskaper(db: Database, navn: readonly string[]): Promise<Selskap[][]> {
  if (navn.length === 0) return []
  const { rows } = await selectSelskaper(navn).execute(db)
  return navn.map((_, i) => {
    const own = rows.filter(row => row.i === i)
    return [...new Map(own.map(row => [row.navn, { navn: row.navn, orgnr: row.orgnr }])).values()]
  })
}

export const selectSelskaper = (navn: readonly string[]) => sql<{ i: number; navn: string; orgnr: string }>`
    with v as (select * from unnest(${navn.map((_, i) => i)}::int[], ${navn}::text[]) as v (i, navn))
    select v.i, s.navn, s.orgnr from v cross join lateral (
      select navn, replace(orgnr, ' ', '') as orgnr, similarity(likhetsnoekkel(navn), likhetsnoekkel(v.navn)) as likhet from produksjonsselskap
      where likhetsnoekkel(navn) % likhetsnoekkel(v.navn) order by likhet desc limit ${perName}) s
    union all
    select v.i, p.navn, '' from v cross join lateral (
      select btrim(selskap) as navn from produksjon
      where selskap <> '' and lower(btrim(selskap)) = lower(v.navn) limit 1) p`

/** Companies with these organisation numbers, nine digits each. */
export async function findSelskaperMedOrgnr(db: Database, orgnr: readonly string[]): Promise<Selskap[]> {
  if (orgnr.length === 0) return []
  const { rows } = await sql<Selskap>`
    select navn, replace(orgnr, ' ', '') as orgnr from produksjonsselskap
    where orgnr <> '' and replace(orgnr, ' ', '') = any(${orgnr}::text[])`.execute(db)
  return rows
}
