import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { KoblingService, Registerverk } from '../sendeliste/kobling/kobling.service.ts'

export type { Registerverk }
export type Registerselskap = { navn: string; orgnr: string }

/** The registers as the finders ask them: candidates by index, however many rows there are. */
export type Oppslag = {
  /** For each name the companies most like it, the likest first. */
  selskaper(navn: readonly string[]): Promise<Registerselskap[][]>
  /** Companies with these organisation numbers (nine digits). */
  selskaperMedOrgnr(orgnr: readonly string[]): Promise<Registerselskap[]>
  /** For each title the productions whose names are like it; with `lik` only those with the same words. */
  verk(titler: readonly string[], lik?: boolean): Promise<Registerverk[][]>
  /** Works of a company. */
  selskapetsVerk(selskap: string): Promise<Registerverk[]>
}

const perName = 8

/** Companies of the register, and those that only productions name, by trigram similarity. */
async function findSelskaper(db: Database, navn: readonly string[]): Promise<Registerselskap[][]> {
  if (navn.length === 0) return []
  const { rows } = await sql<{ i: number; navn: string; orgnr: string }>`
    with v as (select * from unnest(${navn.map((_, i) => i)}::int[], ${navn}::text[]) as v (i, navn))
    select v.i, s.navn, s.orgnr from v cross join lateral (
      select navn, replace(orgnr, ' ', '') as orgnr, similarity(navn, v.navn) as likhet from produksjonsselskap
      where navn % v.navn order by likhet desc limit ${perName}) s
    union all
    select v.i, p.navn, '' from v cross join lateral (
      select btrim(selskap) as navn from produksjon
      where selskap <> '' and lower(btrim(selskap)) = lower(v.navn) limit 1) p`.execute(db)
  return navn.map((_, i) => {
    const own = rows.filter(row => row.i === i)
    return [...new Map(own.map(row => [row.navn, { navn: row.navn, orgnr: row.orgnr }])).values()]
  })
}

/** Asks the portal's own registers. */
export const createOppslag = (d: { db: Database; kobling: KoblingService }): Oppslag => ({
  selskaper: navn => findSelskaper(d.db, navn),
  async selskaperMedOrgnr(orgnr) {
    if (orgnr.length === 0) return []
    const { rows } = await sql<Registerselskap>`
      select navn, replace(orgnr, ' ', '') as orgnr from produksjonsselskap
      where orgnr <> '' and replace(orgnr, ' ', '') = any(${orgnr}::text[])`.execute(d.db)
    return rows
  },
  verk: (titler, lik) => d.kobling.finnVerk(titler, lik),
  selskapetsVerk: selskap => d.kobling.listSelskapsVerk(selskap),
})
