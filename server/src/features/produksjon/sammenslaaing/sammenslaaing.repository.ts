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

/**
 * Lines of broadcast lists point to the other one from now on, and so does what imports found and staff decided about them.
 * @returns how many lines
 */
export async function moveSendelister(db: Database, fraId: string, tilId: string): Promise<number> {
  const moved = await db
    .updateTable('sendeliste')
    .set({ produksjon_id: tilId })
    .where('produksjon_id', '=', fraId)
    .executeTakeFirst()
  await sql`update sendelisterad set produksjon_id = ${tilId} where produksjon_id = ${fraId}`.execute(db)
  await sql`update sendelistevalg set produksjon_id = ${tilId} where produksjon_id = ${fraId}`.execute(db)
  return Number(moved.numUpdatedRows)
}

/** Money that was received for the one production alone is the other's from now on. */
export const movePotter = (db: Database, fraId: string, tilId: string) =>
  sql`update pott set produksjon_id = ${tilId}, versjon = versjon + 1 where produksjon_id = ${fraId}`.execute(
    db,
  )
