import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../../database.ts'

/** What the database says of one stored file. */
export type FilRad = {
  noekkel: string
  bytes: number
  sha256: string
  dokument: string
  /** Several rows have this key, and say different things of it. */
  uenige: boolean
}

/** In the order of their keys, after `after`; one for each key. */
export async function listFiler(db: Database, after: string, limit: number): Promise<FilRad[]> {
  const { rows } = await sql<FilRad>`
    select noekkel, min(bytes) as bytes, min(sha256) as sha256, min(dokument_id::text) as dokument,
      min(bytes) <> max(bytes) or min(sha256) <> max(sha256) as uenige
    from fil where noekkel > ${after} group by noekkel order by noekkel limit ${limit}`.execute(db)
  return rows
}

/** Keys of some files that were stored last. */
export async function listNewestKeys(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('fil')
    .select('noekkel')
    .orderBy('opprettet', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => row.noekkel)
}

/** Every key that a row names, as the given session sees them. */
export async function listAllKeys(session: pg.ClientBase): Promise<string[]> {
  const { rows } = await session.query<{ noekkel: string }>('select distinct noekkel from fil')
  return rows.map(row => row.noekkel)
}

export async function findKnown(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db.selectFrom('fil').select('noekkel').where('noekkel', 'in', keys).execute()
  return new Set(rows.map(row => row.noekkel))
}

/** Documents without the PDF that is shown of them. */
export const listWithoutPdf = async (db: Database, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('dokument as d')
    .select('d.id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('fil as f')
            .select('f.id')
            .whereRef('f.dokument_id', '=', 'd.id')
            .where('f.rolle', '=', 'samlet')
            .where('f.erstattet', 'is', null),
        ),
      ),
    )
    .orderBy('d.id')
    .limit(limit)
    .execute()
  return rows.map(row => row.id)
}
