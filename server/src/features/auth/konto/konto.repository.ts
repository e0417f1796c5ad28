import type { Insertable } from 'kysely'
import type { Database, Tables } from '../../database.ts'
import type { Lenke } from '../lenke.ts'
import { deleteUnusedBytter } from '../paabegynt.repository.ts'

export const setAutentisert = (db: Database, sesjonId: string, naa: Date) =>
  db.updateTable('sesjon').set({ autentisert: naa }).where('id', '=', sesjonId).execute()

export const endOtherSesjoner = (db: Database, brukerId: string, sesjonId: string, naa: Date) =>
  db
    .updateTable('sesjon')
    .set({ avsluttet: naa })
    .where('bruker_id', '=', brukerId)
    .where('id', '!=', sesjonId)
    .where('avsluttet', 'is', null)
    .execute()

/** A new link voids the earlier ones. */
export async function replaceBytte(db: Database, row: Insertable<Tables['epost_bytte']>): Promise<void> {
  await deleteUnusedBytter(db, row.bruker_id)
  await db.insertInto('epost_bytte').values(row).execute()
}

/** Marks the link used; undefined when it is unknown, used or too old. One caller can win it. */
export const useBytte = (db: Database, { id, hemmelighet_hash }: Lenke, naa: Date) =>
  db
    .updateTable('epost_bytte')
    .set({ brukt: naa })
    .where('id', '=', id)
    .where('hemmelighet_hash', '=', hemmelighet_hash)
    .where('brukt', 'is', null)
    .where('utloeper', '>', naa)
    .returning(['bruker_id', 'epost'])
    .executeTakeFirst()

export const deleteOldBytter = (db: Database, before: Date) =>
  db.deleteFrom('epost_bytte').where('utloeper', '<', before).execute()
