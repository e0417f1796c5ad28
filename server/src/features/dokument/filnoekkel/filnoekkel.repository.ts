import { sql } from 'kysely'
import type { Database } from '../../database.ts'

export type FilMedGammelNoekkel = { noekkel: string; bytes: number; sha256: string }

/** Stored files that another key than this has encrypted, or none; in the order of their names, after `after`. */
export const listMedAnnenNoekkel = (db: Database, gjeldende: string, after: string, limit: number) =>
  db
    .selectFrom('fil')
    .select(['noekkel', 'bytes', 'sha256'])
    .distinctOn('noekkel')
    .where('krypteringsnoekkel', 'is distinct from', gjeldende)
    .where('noekkel', '>', after)
    .orderBy('noekkel')
    .limit(limit)
    .execute()

/** False when no row names the file any more. */
export async function setKrypteringsnoekkel(db: Database, noekkel: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('fil')
    .set({ krypteringsnoekkel: id })
    .where('noekkel', '=', noekkel)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many files each key but these has encrypted; those without one are left out. */
export async function countByKrypteringsnoekkel(
  db: Database,
  except: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; antall: number }>`
    select krypteringsnoekkel as id, count(distinct noekkel) as antall from fil
    where krypteringsnoekkel is not null and krypteringsnoekkel <> all (${except}::text[]) group by 1`.execute(
    db,
  )
  return new Map(rows.map(({ id, antall }) => [id, Number(antall)]))
}

/** Writes down that every file is encrypted, once it is so. */
export async function markKryptert(db: Database, naa: Date): Promise<void> {
  await sql`update fillager set kryptert = ${naa}
    where kryptert is null and not exists (select from fil where krypteringsnoekkel is null)`.execute(db)
}
