import type { Insertable } from 'kysely'
import type { Database, Tables } from '../../database.ts'

const filtre = (db: Database) =>
  db
    .selectFrom('lagret_filter')
    .innerJoin('bruker', 'bruker.id', 'lagret_filter.eier_id')
    .select([
      'lagret_filter.id',
      'lagret_filter.navn',
      'lagret_filter.soek',
      'bruker.fornavn',
      'bruker.etternavn',
      'bruker.epost',
    ])
export type Rad = Awaited<ReturnType<typeof listFiltre>>[number]

export const listFiltre = (db: Database, liste: string) =>
  filtre(db).where('liste', '=', liste).orderBy('navn_sort').orderBy('lagret_filter.id').limit(200).execute()

export const findFilter = (db: Database, id: string) =>
  filtre(db).where('lagret_filter.id', '=', id).executeTakeFirst()

/** Holds the row until the transaction ends: of two at once, the second sees what the first did. */
export const lockFilter = (tx: Database, id: string) =>
  tx.selectFrom('lagret_filter').select('id').where('id', '=', id).forUpdate().execute()

export const insertFilter = (tx: Database, row: Insertable<Tables['lagret_filter']>) =>
  tx.insertInto('lagret_filter').values(row).execute()

export const updateFilter = (tx: Database, id: string, values: { navn: string; navn_sort: string }) =>
  tx.updateTable('lagret_filter').set(values).where('id', '=', id).execute()

export const deleteFilter = (tx: Database, id: string) =>
  tx.deleteFrom('lagret_filter').where('id', '=', id).execute()
