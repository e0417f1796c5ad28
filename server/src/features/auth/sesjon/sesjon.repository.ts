import type { Database } from '../../database.ts'

/** Of many calls at once the first writes, and the others see that it was used after `foer` already. */
export const touchSesjon = (db: Database, id: string, naa: Date, foer: Date) =>
  db
    .updateTable('sesjon')
    .set({ sist_brukt: naa })
    .where('id', '=', id)
    .where('sist_brukt', '<', foer)
    .execute()

/** Sessions that still let somebody in, the latest used first. */
export const listGyldigeSesjoner = (db: Database, brukerId: string, naa: Date, bruktEtter: Date) =>
  db
    .selectFrom('sesjon')
    .select(['id', 'enhet', 'opprettet', 'sist_brukt'])
    .where('bruker_id', '=', brukerId)
    .where('avsluttet', 'is', null)
    .where('utloeper', '>', naa)
    .where('sist_brukt', '>', bruktEtter)
    .orderBy('sist_brukt', 'desc')
    .execute()

/** False when the session is not the person's, or over already. */
export async function endOwnSesjon(db: Database, brukerId: string, id: string, naa: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sesjon')
    .set({ avsluttet: naa })
    .where('id', '=', id)
    .where('bruker_id', '=', brukerId)
    .where('avsluttet', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
