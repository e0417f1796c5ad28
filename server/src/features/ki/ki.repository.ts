import { type Insertable, sql, type Updateable } from 'kysely'
import { prepared } from '../../platform/db/prepared.ts'
import { ahead } from '../../platform/db/send-ahead.ts'
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

/** What the newest finished reading of a document came to. */
export async function findFerdig(db: Database, dokumentId: string) {
  const lesing = await db
    .selectFrom('ki_lesing')
    .select(['id', 'merknader'])
    .modifyFront(prepared)
    .where('dokument_id', '=', dokumentId)
    .where('tilstand', '=', 'ferdig')
    .orderBy('nummer', 'desc')
    .limit(1)
    .executeTakeFirst()
  return lesing ? { ...lesing, forslag: await listForslag(db, lesing.id) } : null
}

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
    .modifyEnd(ahead)
    .execute()
}

export const updateLesing = (db: Database, id: string, values: Updateable<Tables['ki_lesing']>) =>
  db.updateTable('ki_lesing').set(values).where('id', '=', id).execute()

const listForslag = (db: Database, lesingId: string) =>
  db.selectFrom('ki_forslag').selectAll().where('lesing_id', '=', lesingId).execute()
export type ForslagRow = Awaited<ReturnType<typeof listForslag>>[number]

export const setTilstand = (
  db: Database,
  ids: readonly string[],
  tilstand: ForslagRow['tilstand'],
): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : db.updateTable('ki_forslag').set({ tilstand }).where('id', 'in', ids).execute()

/** Everything ever proposed for a document that no later reading has taken the place of. */
export const listGjeldende = (db: Database, dokumentId: string) =>
  db
    .selectFrom('ki_forslag as f')
    .innerJoin('ki_lesing as l', 'l.id', 'f.lesing_id')
    .selectAll('f')
    .where('l.dokument_id', '=', dokumentId)
    .where('f.tilstand', '!=', 'foreldet')
    .orderBy('l.nummer')
    .execute()

/** The fields of those of these proposals that some reading of the document has made. */
export async function listFelter(db: Database, dokumentId: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom('ki_forslag as f')
    .innerJoin('ki_lesing as l', 'l.id', 'f.lesing_id')
    .select('f.felt')
    .where('l.dokument_id', '=', dokumentId)
    .where('f.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return rows.map(row => row.felt)
}

export const insertForslag = (
  db: Database,
  rows: readonly Insertable<Tables['ki_forslag']>[],
): Promise<unknown> =>
  rows.length === 0 ? Promise.resolve() : db.insertInto('ki_forslag').values(rows).execute()

export const deleteLesing = (db: Database, id: string) =>
  db.deleteFrom('ki_lesing').where('id', '=', id).execute()

/** How many remarks the newest finished reading of each of these documents has made. */
export async function countMerknader(
  db: Database,
  dokumentIds: readonly string[],
): Promise<{ dokument_id: string; antall: number }[]> {
  const { rows } = await sql<{ dokument_id: string; antall: number }>`
    select distinct on (dokument_id) dokument_id, jsonb_array_length(merknader) as antall from ki_lesing
    where dokument_id = any(${dokumentIds}::uuid[]) and tilstand = 'ferdig'
    order by dokument_id, nummer desc`.execute(db)
  return rows
}
