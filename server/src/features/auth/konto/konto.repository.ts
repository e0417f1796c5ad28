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

export const findAapenSesjon = (db: Database, sesjonId: string) =>
  db
    .selectFrom('sesjon')
    .select('id')
    .where('id', '=', sesjonId)
    .where('avsluttet', 'is', null)
    .executeTakeFirst()

/**
 * Marks the link used; undefined when it is unknown, used, too old, or asked for in a session that has ended, also where the call was
 * under way when that session ended. One caller can win it.
 */
export const useBytte = (db: Database, { id, hemmelighet_hash }: Lenke, naa: Date) =>
  db
    .updateTable('epost_bytte')
    .set({ brukt: naa })
    .where('id', '=', id)
    .where('hemmelighet_hash', '=', hemmelighet_hash)
    .where('brukt', 'is', null)
    .where('utloeper', '>', naa)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sesjon')
            .select('sesjon.id')
            .whereRef('sesjon.id', '=', 'epost_bytte.sesjon_id')
            .where('sesjon.avsluttet', 'is not', null),
        ),
      ),
    )
    .returning(['bruker_id', 'epost'])
    .executeTakeFirst()

/** Whether a link that was used has confirmed the address that its account still has. Asked with the secret of the link. */
export const hasBekreftet = async (db: Database, { id, hemmelighet_hash }: Lenke): Promise<boolean> =>
  (await db
    .selectFrom('epost_bytte as e')
    .innerJoin('bruker as b', 'b.id', 'e.bruker_id')
    .select('e.id')
    .where('e.id', '=', id)
    .where('e.hemmelighet_hash', '=', hemmelighet_hash)
    .where('e.brukt', 'is not', null)
    .whereRef('b.epost', '=', 'e.epost')
    .where('b.epost_bekreftet', 'is not', null)
    .where('b.aktiv', '=', true)
    .executeTakeFirst()) !== undefined

export const deleteOldBytter = (db: Database, before: Date) =>
  db.deleteFrom('epost_bytte').where('utloeper', '<', before).execute()

const aldriSpurt = (db: Database) =>
  db
    .selectFrom('bruker')
    .select(['bruker.id', 'bruker.epost'])
    .where('bruker.epost_bekreftet', 'is', null)
    .where('bruker.slettet', 'is', null)
    .where('bruker.bekreftelse_sendt', 'is', null)
    .where('bruker.aktiv', '=', true)

/** Some of those whose address was never confirmed and who were never asked to. Whoever is about to change it is left alone. */
export async function listAldriSpurt(db: Database, naa: Date, antall: number): Promise<string[]> {
  const rows = await aldriSpurt(db)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('epost_bytte')
            .select('epost_bytte.id')
            .whereRef('epost_bytte.bruker_id', '=', 'bruker.id')
            .where('epost_bytte.brukt', 'is', null)
            .where('epost_bytte.utloeper', '>', naa),
        ),
      ),
    )
    .limit(antall)
    .execute()
  return rows.map(({ id }) => id)
}

/** Undefined where another process has asked meanwhile, or there is nothing to ask any more. */
export const lockAldriSpurt = (db: Database, id: string) =>
  aldriSpurt(db).where('bruker.id', '=', id).forUpdate().executeTakeFirst()
