import type { Insertable } from 'kysely'
import type { Database, Tables } from '../../database.ts'

export const deleteOldInnlogginger = (db: Database, naa: Date) =>
  db.deleteFrom('oidc_innlogging').where('utloeper', '<=', naa).execute()

/** Keeps a login that begins, and forgets those that never ended. */
export async function insertInnlogging(
  db: Database,
  row: Insertable<Tables['oidc_innlogging']>,
  naa: Date,
): Promise<void> {
  await deleteOldInnlogginger(db, naa)
  await db.insertInto('oidc_innlogging').values(row).execute()
}

/** Takes the login out, so that it ends once only; undefined when this browser has begun none, or it is too old. */
export const takeInnlogging = (db: Database, stateHash: string, nettleserHash: string, naa: Date) =>
  db
    .deleteFrom('oidc_innlogging')
    .where('state_hash', '=', stateHash)
    .where('nettleser_hash', '=', nettleserHash)
    .where('utloeper', '>', naa)
    .returning(['nonce', 'verifikator'])
    .executeTakeFirst()

/** Whom the provider's name means here. */
export const findIdentitet = (db: Database, utsteder: string, subjektIndeks: string) =>
  db
    .selectFrom('oidc_identitet')
    .select(['bruker_id', 'paa_vent'])
    .where('utsteder', '=', utsteder)
    .where('subjekt_indeks', '=', subjektIndeks)
    .executeTakeFirst()

/** True the first time; later ones are noted. A link that waits for its owner's answer waits on. */
export async function useIdentitet(
  db: Database,
  row: { utsteder: string; subjekt_indeks: string; bruker_id: string },
  naa: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('oidc_identitet')
    .values({ ...row, koblet: naa, sist_brukt: naa })
    .onConflict(on => on.columns(['utsteder', 'subjekt_indeks']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return true
  await db
    .updateTable('oidc_identitet')
    .set({ sist_brukt: naa })
    .where('utsteder', '=', row.utsteder)
    .where('subjekt_indeks', '=', row.subjekt_indeks)
    .execute()
  return false
}

/** The services whose links are gone. */
export const deleteIdentiteter = (tx: Database, brukerId: string) =>
  tx.deleteFrom('oidc_identitet').where('bruker_id', '=', brukerId).returning('utsteder').execute()

/** From now on the links open nothing without the password. The services they are of. */
export const holdIdentiteter = (tx: Database, brukerId: string, naa: Date) =>
  tx
    .updateTable('oidc_identitet')
    .set({ paa_vent: naa })
    .where('bruker_id', '=', brukerId)
    .returning('utsteder')
    .execute()

/** The links that wait for an answer, the oldest first. */
export const listPaaVent = (db: Database, brukerId: string) =>
  db
    .selectFrom('oidc_identitet')
    .select(['id', 'utsteder', 'koblet', 'sist_brukt'])
    .where('bruker_id', '=', brukerId)
    .where('paa_vent', 'is not', null)
    .orderBy('koblet')
    .execute()

/** Puts a link that waits in use again; undefined where none does. */
export const keepIdentitet = (tx: Database, brukerId: string, id: string) =>
  tx
    .updateTable('oidc_identitet')
    .set({ paa_vent: null })
    .where('id', '=', id)
    .where('bruker_id', '=', brukerId)
    .where('paa_vent', 'is not', null)
    .returning('utsteder')
    .executeTakeFirst()

/** Removes a link that waits; undefined where none does. */
export const removeIdentitet = (tx: Database, brukerId: string, id: string) =>
  tx
    .deleteFrom('oidc_identitet')
    .where('id', '=', id)
    .where('bruker_id', '=', brukerId)
    .where('paa_vent', 'is not', null)
    .returning('utsteder')
    .executeTakeFirst()

/** Whether the session that spends the proof will make a link, and not only use one. */
export const isNyKobling = async (db: Database, bevisId: string): Promise<boolean> =>
  (await db
    .selectFrom('oidc_bevis as b')
    .innerJoin('oidc_identitet as i', join =>
      join.onRef('i.utsteder', '=', 'b.utsteder').onRef('i.subjekt_indeks', '=', 'b.subjekt_indeks'),
    )
    .select('b.id')
    .where('b.id', '=', bevisId)
    .executeTakeFirst()) === undefined

export const setNyttPassord = (db: Database, bevisId: string, nytt_passord_hash: string) =>
  db.updateTable('oidc_bevis').set({ nytt_passord_hash }).where('id', '=', bevisId).execute()

/** The first proof stands. */
export const setNummerBevist = (tx: Database, brukerId: string, naa: Date) =>
  tx
    .updateTable('bruker')
    .set({ nummer_bevist: naa })
    .where('id', '=', brukerId)
    .where('nummer_bevist', 'is', null)
    .execute()

export const deleteOldBevis = (db: Database, naa: Date) =>
  db.deleteFrom('oidc_bevis').where('utloeper', '<=', naa).execute()

/** Keeps what a provider has proved, and forgets what nobody came back for. */
export async function insertBevis(
  db: Database,
  row: Insertable<Tables['oidc_bevis']>,
  naa: Date,
): Promise<void> {
  await deleteOldBevis(db, naa)
  await db.insertInto('oidc_bevis').values(row).execute()
}

/** Takes it out: one session can win it. */
export const takeBevis = (tx: Database, id: string, brukerId: string, naa: Date) =>
  tx
    .deleteFrom('oidc_bevis')
    .where('id', '=', id)
    .where('bruker_id', '=', brukerId)
    .where('utloeper', '>', naa)
    .returning([
      'utsteder',
      'subjekt_indeks',
      'to_faktorer',
      'nummer',
      'id_token_kryptert',
      'nytt_passord_hash',
    ])
    .executeTakeFirst()

/** Undefined the second time, and when it is spent or too old. */
export const markMeldt = (tx: Database, id: string, naa: Date) =>
  tx
    .updateTable('oidc_bevis')
    .set({ meldt: naa })
    .where('id', '=', id)
    .where('utloeper', '>', naa)
    .where('meldt', 'is', null)
    .returning('utsteder')
    .executeTakeFirst()

export const setIdToken = (tx: Database, sesjonId: string, id_token_kryptert: string) =>
  tx.updateTable('sesjon').set({ id_token_kryptert }).where('id', '=', sesjonId).execute()

export const findIdToken = (db: Database, sesjonId: string) =>
  db.selectFrom('sesjon').select('id_token_kryptert').where('id', '=', sesjonId).executeTakeFirst()
