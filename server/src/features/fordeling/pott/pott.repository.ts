import type { Insertable, Updateable } from 'kysely'
import type { Database, Tables } from '../../database.ts'

type Table = Tables['pott']

const potter = (db: Database) =>
  db
    .selectFrom('pott')
    .leftJoin('produksjon as p', 'p.id', 'pott.produksjon_id')
    .selectAll('pott')
    .select('p.tittel as produksjonstittel')

export type PottRow = NonNullable<Awaited<ReturnType<typeof findPott>>>

export const listPotter = (db: Database) =>
  potter(db)
    .orderBy('pott.visningsaar', 'desc')
    .orderBy('pott.kilde')
    .orderBy('pott.mottatt')
    .orderBy('pott.id')
    .execute()

export const findPott = (db: Database, id: string) => potter(db).where('pott.id', '=', id).executeTakeFirst()

/** Holds the row until the transaction ends. */
export const lockPott = (db: Database, id: string) =>
  db.selectFrom('pott').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const hasProduksjon = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('produksjon').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

export const insertPott = (tx: Database, row: Insertable<Table>) =>
  tx.insertInto('pott').values(row).execute()

export const updatePott = (tx: Database, id: string, values: Updateable<Table>) =>
  tx
    .updateTable('pott')
    .set(row => ({ ...values, versjon: row('versjon', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deletePott = (tx: Database, id: string) => tx.deleteFrom('pott').where('id', '=', id).execute()

/** The run that has the pot, held until the transaction ends; undefined where none has. */
export const findKjoeringOf = (tx: Database, id: string) =>
  tx
    .selectFrom('kjoering_pott as kp')
    .innerJoin('kjoering as k', 'k.id', 'kp.kjoering_id')
    .select(['k.id', 'k.tilstand'])
    .where('kp.pott_id', '=', id)
    .forUpdate('k')
    .executeTakeFirst()

/** Whether money is released to the pot, or waits to be. */
export const hasFrigivelse = async (tx: Database, id: string): Promise<boolean> =>
  (await tx.selectFrom('frigivelse').select('id').where('til_pott_id', '=', id).executeTakeFirst()) !==
  undefined

/** What was simulated with another amount counts no more. */
export const reopenKjoering = (tx: Database, id: string) =>
  tx
    .updateTable('kjoering')
    .set(row => ({
      tilstand: 'utkast' as const,
      simulering: null,
      kontrollert: null,
      kontrollert_av: null,
      versjon: row('versjon', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
