import { sql } from 'kysely'
import { likeness, norwegianOrder } from '../../../platform/db/list-page.ts'
import type { Database } from '../../database.ts'

export type Filter = {
  tittel?: string | undefined
  aar?: number | undefined
  funksjon?: string | undefined
  /** `nummer` of the row to go on after. */
  etter?: number | undefined
}

export const listUhentet = (db: Database, { tittel, aar, funksjon, etter }: Filter, limit: number) =>
  db
    .selectFrom('uhentet as u')
    .leftJoin('produksjon as p', 'p.id', 'u.produksjon_id')
    .select(['u.nummer', 'u.visningsaar', 'u.tittel', 'u.selskap', 'u.gruppe as funksjon'])
    .select('p.id as produksjonsID')
    .$if(aar !== undefined, query => query.where('u.visningsaar', '=', aar ?? 0))
    .$if(Boolean(funksjon), query => query.where('u.gruppe', '=', funksjon ?? ''))
    .$if(Boolean(tittel?.trim()), query =>
      query.where(sql<boolean>`u.tittel ilike ${likeness(tittel ?? '')}`),
    )
    .$if(etter !== undefined, query =>
      query.where(
        sql<boolean>`(u.tittel_sort, u.nummer) > (select e.tittel_sort, e.nummer from uhentet e where e.nummer = ${etter})`,
      ),
    )
    .orderBy('u.tittel_sort')
    .orderBy('u.nummer')
    .limit(limit)
    .execute()

/** Viewing years with an approved run, the newest first. */
export const listAar = async (db: Database): Promise<number[]> =>
  (
    await db
      .selectFrom('kjoering')
      .select('visningsaar')
      .distinct()
      .where('tilstand', '=', 'frosset')
      .orderBy('visningsaar', 'desc')
      .execute()
  ).map(({ visningsaar }) => visningsaar)

/** The functions that the plans of approved runs know. */
export async function listFunksjoner(db: Database): Promise<string[]> {
  const { rows } = await sql<{ funksjon: string }>`
    select funksjon from (
      select distinct g ->> 'gruppe' as funksjon from kjoering k join fordelingsplan p on p.id = k.plan_id,
        jsonb_array_elements(p.innhold -> 'verkstyper') v, jsonb_array_elements(v -> 'grupper') g
      where k.tilstand = 'frosset') alle
    order by ${norwegianOrder('funksjon')}`.execute(db)
  return rows.map(({ funksjon }) => funksjon)
}
