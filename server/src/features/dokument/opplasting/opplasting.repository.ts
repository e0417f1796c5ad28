import { prepared } from '../../../platform/db/prepared.ts'
import { unhurried } from '../../../platform/db/unhurried.ts'
import type { Database } from '../../database.ts'

export const setSteg = (db: Database, brukerId: string, noekkel: string, steg: string, naa: Date) =>
  db
    .insertInto('opplasting')
    .values({ bruker_id: brukerId, noekkel, steg, endret: naa })
    .onConflict(on => on.columns(['bruker_id', 'noekkel']).doUpdateSet({ steg, endret: naa }))
    .returning(unhurried)
    .execute()

/** When the account of a person was made. */
export async function getOpprettet(db: Database, brukerId: string): Promise<Date> {
  const { opprettet } = await db
    .selectFrom('bruker')
    .select('opprettet')
    .modifyFront(prepared)
    .where('id', '=', brukerId)
    .executeTakeFirstOrThrow()
  return opprettet
}

export const findSteg = (db: Database, brukerId: string, noekkel: string) =>
  db
    .selectFrom('opplasting')
    .select('steg')
    .where('bruker_id', '=', brukerId)
    .where('noekkel', '=', noekkel)
    .executeTakeFirst()

export async function deleteOld(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('opplasting').where('endret', '<', before).execute()
  await db.deleteFrom('idempotens').where('opprettet', '<', before).execute()
}

/** Which of these keys some row refers to. */
export async function listKnownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db.selectFrom('fil').select('noekkel').where('noekkel', 'in', keys).execute()
  return new Set(rows.map(row => row.noekkel))
}

/** Documents whose time in the bin is over, with the keys of their files. */
export const listExpired = (db: Database, before: Date) =>
  db
    .selectFrom('dokument')
    .leftJoin('fil', 'fil.dokument_id', 'dokument.id')
    .select(['dokument.id', 'fil.noekkel'])
    .where('dokument.slettet', '<', before)
    .execute()

export const deleteDokumenter = (db: Database, ids: readonly string[]) =>
  db.deleteFrom('dokument').where('id', 'in', ids).execute()

/** The merged file makes room for a newer one. */
export const markErstattet = (db: Database, dokumentId: string, naa: Date) =>
  db
    .updateTable('fil')
    .set({ erstattet: naa })
    .where('dokument_id', '=', dokumentId)
    .where('rolle', '=', 'samlet')
    .where('erstattet', 'is', null)
    .execute()

export const listOriginaler = (db: Database, dokumentId: string) =>
  db
    .selectFrom('fil')
    .select('sha256')
    .where('dokument_id', '=', dokumentId)
    .where('rolle', '=', 'original')
    .execute()

/** Forgets replaced merged files; what lies in the store is then an orphan. */
export const deleteErstattede = (db: Database, before: Date) =>
  db.deleteFrom('fil').where('erstattet', '<', before).execute()
