import type { Database } from '../database.ts'

/** What a call with the key has made, a document or a message in a case; or what it was answered. */
export type Virkning = { dokument_id?: string; sak_id?: string; id?: string; svar_kryptert?: string }

export const findByNoekkel = (db: Database, brukerId: string, noekkel: string) =>
  db
    .selectFrom('idempotens')
    .select(['id', 'avtrykk', 'dokument_id', 'sak_id', 'svar_kryptert'])
    .where('bruker_id', '=', brukerId)
    .where('noekkel', '=', noekkel)
    .executeTakeFirst()

type Ny = Virkning & { bruker_id: string; noekkel: string; avtrykk: string; opprettet: Date }

/** False when another call with the same key was first; it waits for that call's transaction to end. */
export async function insertNoekkel(tx: Database, row: Ny): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotens')
    .values(row)
    .onConflict(on => on.columns(['bruker_id', 'noekkel']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
