import { sql } from 'kysely'
import type { Database } from '../database.ts'

export const deleteUnusedBytter = (db: Database, brukerId: string) =>
  db.deleteFrom('epost_bytte').where('bruker_id', '=', brukerId).where('brukt', 'is', null).execute()

/**
 * Ends everything that was begun for an account and has not come to its end: mailed links for a new password, a change of address, a key
 * that waits for its first code, what a login service has proved, and by the account's round number the challenges of a login, the links
 * to a login service and the viewer tokens. Sessions go on.
 */
export async function endPaabegynt(tx: Database, brukerId: string): Promise<void> {
  await tx.deleteFrom('engangslenke').where('bruker_id', '=', brukerId).where('brukt', 'is', null).execute()
  await deleteUnusedBytter(tx, brukerId)
  await tx.deleteFrom('totrinn').where('id', '=', brukerId).where('bekreftet', 'is', null).execute()
  await tx.deleteFrom('oidc_bevis').where('bruker_id', '=', brukerId).execute()
  await tx.updateTable('bruker').set({ omgang: sql`omgang + 1` }).where('id', '=', brukerId).execute()
}

/** Ends what one session has begun. Its viewer tokens end with the session itself. */
export async function endBegyntAv(tx: Database, sesjonId: string): Promise<void> {
  await tx.deleteFrom('epost_bytte').where('sesjon_id', '=', sesjonId).where('brukt', 'is', null).execute()
  await tx.deleteFrom('totrinn').where('sesjon_id', '=', sesjonId).where('bekreftet', 'is', null).execute()
}

/** The same as `endPaabegynt`, for everybody. */
export async function endAllPaabegynt(db: Database): Promise<void> {
  await db.deleteFrom('engangslenke').where('brukt', 'is', null).execute()
  await db.deleteFrom('epost_bytte').where('brukt', 'is', null).execute()
  await db.deleteFrom('totrinn').where('bekreftet', 'is', null).execute()
  await db.deleteFrom('oidc_bevis').execute()
  await db.deleteFrom('oidc_innlogging').execute()
  await db.updateTable('bruker').set({ omgang: sql`omgang + 1` }).execute()
}
