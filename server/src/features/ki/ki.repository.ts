import type { Insertable, Updateable } from 'kysely'
import type { Database, Tables } from '../database.ts'

const iGang = ['venter', 'leser', 'finner'] as const

/** The newest reading of a document, whatever has become of it. */
export const findLesing = (db: Database, dokumentId: string) =>
  db
    .selectFrom('ki_lesing')
    .selectAll()
    .where('dokument_id', '=', dokumentId)
    .orderBy('nummer', 'desc')
    .limit(1)
    .executeTakeFirst()
export type LesingRow = NonNullable<Awaited<ReturnType<typeof findLesing>>>

/** The reading of a document that is under way or waits for it. */
export const findLesingIGang = (db: Database, dokumentId: string) =>
  db
    .selectFrom('ki_lesing')
    .selectAll()
    .where('dokument_id', '=', dokumentId)
    .where('tilstand', 'in', iGang)
    .executeTakeFirst()

/** Nothing where one is under way already. */
export async function insertLesing(db: Database, row: Insertable<Tables['ki_lesing']>): Promise<void> {
  await db
    .insertInto('ki_lesing')
    .values(row)
    .onConflict(on => on.column('dokument_id').where('tilstand', 'in', iGang).doNothing())
    .execute()
}

export const updateLesing = (db: Database, id: string, values: Updateable<Tables['ki_lesing']>) =>
  db.updateTable('ki_lesing').set(values).where('id', '=', id).execute()

/** The document's own fields first, then registration by registration. */
export const listForslag = (db: Database, lesingId: string) =>
  db
    .selectFrom('ki_forslag')
    .selectAll()
    .where('lesing_id', '=', lesingId)
    .orderBy(row => row.fn.coalesce('gruppe', row.val(-1)))
    .orderBy('felt')
    .execute()
export type ForslagRow = Awaited<ReturnType<typeof listForslag>>[number]

export const setTilstand = (
  db: Database,
  ids: readonly string[],
  tilstand: ForslagRow['tilstand'],
): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : db.updateTable('ki_forslag').set({ tilstand }).where('id', 'in', ids).execute()
