import type { Insertable, Updateable } from 'kysely'
import type { Database, Tables } from '../database.ts'

/** SQLSTATE of PostgreSQL. */
const uniqueViolation = '23505'

export type BrukerRow = Awaited<ReturnType<typeof findBruker>>

export const findBruker = (db: Database, id: string) =>
  db.selectFrom('bruker').selectAll().where('id', '=', id).executeTakeFirst()

export const findAnyBruker = (db: Database) =>
  db.selectFrom('bruker').select('id').limit(1).executeTakeFirst()

/** Holds the row until the transaction ends, so that the history tells the change that was made. */
export const lockBruker = (db: Database, id: string) =>
  db.selectFrom('bruker').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const listBrukere = (db: Database) => db.selectFrom('bruker').selectAll().execute()

/** @param epostNoekkel the address as `epostNoekkel()` makes it */
export const findBrukerByEpost = (db: Database, epostNoekkel: string) =>
  db.selectFrom('bruker').selectAll().where('epost_noekkel', '=', epostNoekkel).executeTakeFirst()

export const findBrukerByPersonnummer = (db: Database, indeks: string) =>
  db.selectFrom('bruker').selectAll().where('personnummer_indeks', '=', indeks).executeTakeFirst()

/** Returns false when the address or the personal number is taken. */
export async function insertBruker(db: Database, row: Insertable<Tables['bruker']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bruker')
    .values(row)
    .onConflict(on => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const updateBrukerRow = (db: Database, id: string, values: Updateable<Tables['bruker']>) =>
  db.updateTable('bruker').set(values).where('id', '=', id).execute()

/** Returns false when another user has one of the values that must be unique; the transaction is then lost. */
export const updateUniqueBrukerRow = (
  db: Database,
  id: string,
  values: Updateable<Tables['bruker']>,
): Promise<boolean> =>
  updateBrukerRow(db, id, values).then(
    () => true,
    (error: { code?: unknown }) => {
      if (error.code === uniqueViolation) return false
      throw error
    },
  )

export const countAdministratorer = (db: Database) =>
  db
    .selectFrom('bruker')
    .select(row => row.fn.countAll<number>().as('antall'))
    .where('brukertype', '=', 'administrator')
    .where('aktiv', '=', true)
    .executeTakeFirstOrThrow()
