import { medlemsfelter } from '@rp/contract/ki'
import { laastStatus } from '@rp/contract/status'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../database.ts'

export const findSamtykke = (db: Database, brukerId: string) =>
  db.selectFrom('ki_samtykke').select('gitt').where('bruker_id', '=', brukerId).executeTakeFirst()

/** Whether it is given; it cannot be taken back before the transaction ends. */
export const holdSamtykke = async (tx: Database, brukerId: string): Promise<boolean> =>
  (await tx
    .selectFrom('ki_samtykke')
    .select('gitt')
    .where('bruker_id', '=', brukerId)
    .forKeyShare()
    .executeTakeFirst()) !== undefined

/** False when it is given already. */
export async function insertSamtykke(tx: Database, brukerId: string, gitt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('ki_samtykke')
    .values({ bruker_id: brukerId, gitt })
    .onConflict(on => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Waits for whoever holds it. False when it is not given. */
export async function deleteSamtykke(tx: Database, brukerId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('ki_samtykke')
    .where('bruker_id', '=', brukerId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

const deleteTrekk = (tx: Database, ofDokument: ReturnType<typeof sql<SqlBool>>) =>
  tx
    .updateTable('ki_forslag')
    .set({ trekk: null })
    .where('trekk', 'is not', null)
    .where(
      sql<SqlBool>`lesing_id in (select l.id from ki_lesing l join dokument d on d.id = l.dokument_id where ${ofDokument})`,
    )
    .execute()

export const deleteTrekkOfEier = (tx: Database, brukerId: string) =>
  deleteTrekk(tx, sql<SqlBool>`d.eier_id = ${brukerId}`)
export const deleteTrekkOfDokument = (tx: Database, dokumentId: string) =>
  deleteTrekk(tx, sql<SqlBool>`d.id = ${dokumentId}`)

/**
 * What may be learned from: the answered proposals of documents that are finished, of owners who let us now. Before that what is wrong is
 * answered and what is right mostly not, which would teach doubt.
 */
export const listLaerbare = (db: Database) =>
  db
    .selectFrom('ki_forslag as f')
    .innerJoin('ki_lesing as l', 'l.id', 'f.lesing_id')
    .innerJoin('dokument as d', 'd.id', 'l.dokument_id')
    .innerJoin('ki_samtykke as s', 's.bruker_id', 'd.eier_id')
    .select(['d.id as dokumentId', 'f.felt', 'f.trekk', 'f.tilstand'])
    .where('f.trekk', 'is not', null)
    .where('f.tilstand', 'in', ['godtatt', 'endret', 'forkastet'])
    .where('f.felt', 'in', medlemsfelter)
    .where('d.status', '=', laastStatus)
    .where('d.slettet', 'is', null)
    .orderBy('f.id')
    .execute()
