import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/**
 * What each person was paid in each calendar year: the payments of files that were sent, by the day the bank was to pay. What failed does
 * not count, what came again counts once, and what was taken back is taken off. The report to the tax office and what the member reads
 * both come from here.
 */
const betalt = sql`
  select t.bruker_id, extract(year from u.dato)::integer as aar, t.beloep
  from betaling t join utbetaling u on u.id = t.utbetaling_id
  where u.sendt is not null and t.feilet is null`

/**
 * What one person was paid in each year, the newest first. What the bank is to pay on a day to come is not paid yet; the report is of a
 * year that is over.
 * @param idag the day in Norway
 */
export async function listAar(
  db: Database,
  brukerId: string,
  idag: string,
): Promise<{ aar: number; beloep: number }[]> {
  const { rows } = await sql<{ aar: number; beloep: number }>`
    select aar, sum(beloep)::bigint as beloep from (${betalt} and t.bruker_id = ${brukerId} and u.dato <= ${idag}::date) b group by 1 order by 1 desc`.execute(
    db,
  )
  return rows
}

export type Aarssum = { aar: number; antall: number; beloep: number }
/** How many people were paid in each year, and what it comes to; the newest first. */
export async function sumAar(db: Database): Promise<Aarssum[]> {
  const { rows } = await sql<Aarssum>`
    select aar, count(distinct bruker_id) as antall, sum(beloep)::bigint as beloep from (${betalt}) b group by 1 order by 1 desc`.execute(
    db,
  )
  return rows
}

/** Each person who was paid in a year with what they were paid, as it is at one moment, in Norwegian order of names. */
export async function listBetalte(
  db: Database,
  aar: number,
): Promise<{ bruker_id: string; beloep: number }[]> {
  const { rows } = await sql<{ bruker_id: string; beloep: number }>`
    select b.bruker_id, sum(b.beloep)::bigint as beloep
    from (${betalt} and u.dato >= make_date(${aar}, 1, 1) and u.dato < make_date(${aar} + 1, 1, 1)) b
    left join bruker p on p.id = b.bruker_id
    group by b.bruker_id, p.etternavn_sort, p.fornavn_sort order by p.etternavn_sort, p.fornavn_sort, b.bruker_id`.execute(
    db,
  )
  return rows
}
