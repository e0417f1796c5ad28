import { sql } from 'kysely'
import type { Database } from '../database.ts'

export const insertSesjon = (
  db: Database,
  row: { id: string; bruker_id: string; opprettet: Date; utloeper: Date; enhet: string; totrinn: boolean },
) =>
  db
    .insertInto('sesjon')
    .values({ ...row, avsluttet: null, autentisert: row.opprettet, sist_brukt: row.opprettet })
    .execute()

/** The session with its user as they are now: role and state are read here at every call, never from the token. */
export const findGyldigSesjon = (db: Database, id: string, naa: Date, bruktEtter: Date) =>
  db
    .selectFrom('sesjon')
    .innerJoin('bruker', 'bruker.id', 'sesjon.bruker_id')
    .select(['bruker.id', 'bruker.epost', 'bruker.brukertype', 'sesjon.id as sesjonId'])
    .select(['sesjon.autentisert', 'sesjon.sist_brukt', 'sesjon.totrinn'])
    .where('sesjon.id', '=', id)
    .where('sesjon.avsluttet', 'is', null)
    .where('sesjon.utloeper', '>', naa)
    .where('sesjon.sist_brukt', '>', bruktEtter)
    .where('bruker.aktiv', '=', true)
    .executeTakeFirst()

export const endSesjon = (db: Database, id: string, naa: Date) =>
  db
    .updateTable('sesjon')
    .set({ avsluttet: naa })
    .where('id', '=', id)
    .where('avsluttet', 'is', null)
    .execute()

export const endAllSesjoner = async (db: Database, naa: Date) => {
  await db.updateTable('sesjon').set({ avsluttet: naa }).where('avsluttet', 'is', null).execute()
  await db.updateTable('engangslenke').set({ brukt: naa }).where('brukt', 'is', null).execute()
}

export const endSesjonerOf = (db: Database, brukerId: string, naa: Date) =>
  db
    .updateTable('sesjon')
    .set({ avsluttet: naa })
    .where('bruker_id', '=', brukerId)
    .where('avsluttet', 'is', null)
    .execute()

export const deleteOldSesjoner = (db: Database, before: Date) =>
  db.deleteFrom('sesjon').where('utloeper', '<', before).execute()

/** A new link voids the earlier ones. */
export async function replaceLenke(
  db: Database,
  row: { token_hash: string; bruker_id: string; opprettet: Date; utloeper: Date },
): Promise<void> {
  await db
    .deleteFrom('engangslenke')
    .where('bruker_id', '=', row.bruker_id)
    .where('brukt', 'is', null)
    .execute()
  await db
    .insertInto('engangslenke')
    .values({ ...row, formaal: 'tilbakestill_passord', brukt: null })
    .execute()
}

/** Marks the link used and tells whose it was; undefined when it is unknown, used or too old. One caller can win it. */
export const useLenke = (db: Database, tokenHash: string, naa: Date) =>
  db
    .updateTable('engangslenke')
    .set({ brukt: naa })
    .where('token_hash', '=', tokenHash)
    .where('brukt', 'is', null)
    .where('utloeper', '>', naa)
    .returning('bruker_id')
    .executeTakeFirst()

export const deleteOldLenker = (db: Database, before: Date) =>
  db.deleteFrom('engangslenke').where('utloeper', '<', before).execute()

/** Counts one more attempt within the window; returns how many there are now. */
export async function countForsoek(db: Database, noekkel: string, vindu: Date): Promise<number> {
  const row = await db
    .insertInto('forsoek')
    .values({ noekkel, vindu, antall: 1 })
    .onConflict(on => on.columns(['noekkel', 'vindu']).doUpdateSet({ antall: sql`forsoek.antall + 1` }))
    .returning('antall')
    .executeTakeFirstOrThrow()
  return row.antall
}

export const deleteOldForsoek = (db: Database, before: Date) =>
  db.deleteFrom('forsoek').where('vindu', '<', before).execute()

/** True the first time only. */
export async function spendRobotsjekk(
  db: Database,
  utfordring_hash: string,
  utloeper: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('brukt_robotsjekk')
    .values({ utfordring_hash, utloeper })
    .onConflict(on => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const deleteOldRobotsjekk = (db: Database, before: Date) =>
  db.deleteFrom('brukt_robotsjekk').where('utloeper', '<', before).execute()
