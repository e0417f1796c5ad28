import type { Insertable } from 'kysely'
import type { Database, Tables } from '../../database.ts'

export const listFraser = (db: Database) =>
  db.selectFrom('frase').select(['id', 'tekst']).orderBy('tekst_sort').orderBy('id').execute()

export const lockFrase = (db: Database, id: string) =>
  db.selectFrom('frase').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertFrase = (db: Database, row: Insertable<Tables['frase']>) =>
  db.insertInto('frase').values(row).execute()

export const updateFrase = (
  db: Database,
  id: string,
  values: Pick<Tables['frase'], 'tekst' | 'tekst_sort' | 'endret'>,
) => db.updateTable('frase').set(values).where('id', '=', id).execute()

export const deleteFrase = (db: Database, id: string) => db.deleteFrom('frase').where('id', '=', id).execute()
