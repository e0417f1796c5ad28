import { sql } from 'kysely'
import type { Database } from '../../database.ts'

export type Kandidat = {
  id: string
  tittel: string
  sesong: number | null
  premiere: number | null
  /** Of the titles without their season, 0 to 1 (pg_trgm). */
  tittellikhet: number
}

/** Productions whose titles have much in common with this one, the most alike first. */
export const listKandidater = (db: Database, produksjon: { id: string; tittel: string }, limit: number) =>
  sql<Kandidat>`
    select id, tittel, sesong, premiere,
      similarity(likhetsnoekkel(verksnavn(tittel)), likhetsnoekkel(verksnavn(${produksjon.tittel})))::float8 as tittellikhet
    from produksjon
    where likhetsnoekkel(tittel) % likhetsnoekkel(${produksjon.tittel}) and id <> ${produksjon.id}
    order by tittellikhet desc, tittel_sort, id limit ${limit}`
    .execute(db)
    .then(({ rows }) => rows)

export type FlyttetSending = {
  /** Ids of lines. */
  sendelister: string[]
  importlinjer: { sendeliste_id: string; import_id: string | null }[]
  valg: { visningsaar: number; noekkel: string }[]
}

/** Lines of broadcast lists point to the other one from now on, and so does what imports found and staff decided about them. */
export async function moveSendelister(db: Database, fraId: string, tilId: string): Promise<FlyttetSending> {
  const { rows } = await sql<FlyttetSending>`
    with linjer as (
      update sendeliste set produksjon_id = ${tilId} where produksjon_id = ${fraId} returning id
    ), rader as (
      update sendelisterad set produksjon_id = ${tilId} where produksjon_id = ${fraId} returning sendeliste_id, import_id
    ), valg as (
      update sendelistevalg set produksjon_id = ${tilId} where produksjon_id = ${fraId} returning visningsaar, noekkel
    )
    select coalesce((select json_agg(id) from linjer), '[]') as sendelister,
      coalesce((select json_agg(rader) from rader), '[]') as importlinjer,
      coalesce((select json_agg(valg) from valg), '[]') as valg`.execute(db)
  return rows[0] ?? { sendelister: [], importlinjer: [], valg: [] }
}

export type FlyttetPott = { id: string; versjon: number }

/** Money that was received for the one production alone is the other's from now on. @returns each pot with its new version */
export const movePotter = (db: Database, fraId: string, tilId: string): Promise<FlyttetPott[]> =>
  sql<FlyttetPott>`update pott set produksjon_id = ${tilId}, versjon = versjon + 1 where produksjon_id = ${fraId}
    returning id, versjon`
    .execute(db)
    .then(({ rows }) => rows)
