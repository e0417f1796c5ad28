import type { Insertable } from 'kysely'
import type { Database, Tables } from '../../database.ts'

export const findTotrinn = (db: Database, id: string) =>
  db.selectFrom('totrinn').selectAll().where('id', '=', id).executeTakeFirst()

/** A key that waits for its first code, in the place of one that does. False when one is in use. */
export async function replaceVentende(db: Database, row: Insertable<Tables['totrinn']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('totrinn')
    .values(row)
    .onConflict(on =>
      on
        .column('id')
        .doUpdateSet(({ ref }) => ({
          hemmelighet_kryptert: ref('excluded.hemmelighet_kryptert'),
          opprettet: ref('excluded.opprettet'),
          sesjon_id: ref('excluded.sesjon_id'),
        }))
        .where('totrinn.bekreftet', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Takes the key into use that the code was tried on. One caller can win it. */
export async function confirmTotrinn(
  db: Database,
  { id, opprettet }: { id: string; opprettet: Date },
  values: { bekreftet: Date; siste_tidssteg: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totrinn')
    .set(values)
    .where('id', '=', id)
    .where('opprettet', '=', opprettet)
    .where('bekreftet', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** True once for each time step, and never for one before it: a code that was seen counts no second time. */
export async function spendTidssteg(db: Database, id: string, steg: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totrinn')
    .set({ siste_tidssteg: steg })
    .where('id', '=', id)
    .where('bekreftet', 'is not', null)
    .where('siste_tidssteg', '<', steg)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** False when there was none in use; one that waits for its first code goes too. */
export async function deleteTotrinn(db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('totrinn')
    .where('id', '=', id)
    .returning('bekreftet')
    .executeTakeFirst()
  await db.deleteFrom('gjenopprettingskode').where('bruker_id', '=', id).execute()
  return Boolean(deleted?.bekreftet)
}

export const deleteOldVentende = (db: Database, before: Date) =>
  db.deleteFrom('totrinn').where('bekreftet', 'is', null).where('opprettet', '<', before).execute()

export async function replaceKoder(db: Database, brukerId: string, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('gjenopprettingskode').where('bruker_id', '=', brukerId).execute()
  await db
    .insertInto('gjenopprettingskode')
    .values(hashes.map(kode_hash => ({ bruker_id: brukerId, kode_hash, brukt: null })))
    .execute()
}

/** The hashes of the codes that are left. */
export async function listUbrukteKoder(db: Database, brukerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('gjenopprettingskode')
    .select('kode_hash')
    .where('bruker_id', '=', brukerId)
    .where('brukt', 'is', null)
    .execute()
  return rows.map(row => row.kode_hash)
}

/** One caller can win it. */
export async function spendKode(db: Database, brukerId: string, hash: string, naa: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gjenopprettingskode')
    .set({ brukt: naa })
    .where('bruker_id', '=', brukerId)
    .where('kode_hash', '=', hash)
    .where('brukt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The person has shown a code in this session. */
export const markSesjon = (db: Database, sesjonId: string) =>
  db.updateTable('sesjon').set({ totrinn: true }).where('id', '=', sesjonId).execute()

/** What sessions have shown counts no more. */
export const unmarkSesjoner = (db: Database, brukerId: string) =>
  db.updateTable('sesjon').set({ totrinn: false }).where('bruker_id', '=', brukerId).execute()
