import { sql } from 'kysely'
import type { Database, Tables } from '../database.ts'

export type Register = Tables['registerversjon']['register']

/** What staff have looked at, or added themselves: the list that is the same for everybody. */
export const listProduksjonRows = (db: Database) =>
  db
    .selectFrom('produksjon')
    .selectAll()
    .where('ny', '=', false)
    .orderBy('tittel_sort')
    .orderBy('id')
    .execute()

export const listTitles = (db: Database, ids: readonly string[]) =>
  db.selectFrom('produksjon').select(['id', 'tittel']).where('id', 'in', ids).execute()

/** The same, held until the transaction ends, so that none is deleted under what is about to name it. In one order for everybody. */
export const holdTitles = (tx: Database, ids: readonly string[]) =>
  tx
    .selectFrom('produksjon')
    .select(['id', 'tittel'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute()

export const listSelskapRows = (db: Database) =>
  db.selectFrom('produksjonsselskap').selectAll().orderBy('navn_sort').orderBy('id').execute()

/** @param produksjoner only lines that point to these; all lines without it */
export const listSendelisteRows = (db: Database, produksjoner?: readonly string[]) =>
  db
    .selectFrom('sendeliste')
    .select(['id', 'visningsaar', 'produksjon_id', 'tittel', 'mediehus', 'episoder', 'premiere', 'selskap'])
    .$if(produksjoner !== undefined, query =>
      query.where('produksjon_id', '=', sql<string>`any(${produksjoner}::uuid[])`),
    )
    .orderBy('visningsaar')
    .orderBy('tittel_sort')
    .orderBy('id')
    .execute()

/** The mark of a register's present content (migration 0005). */
export async function getRegisterversjon(db: Database, register: Register): Promise<string> {
  const row = await db
    .selectFrom('registerversjon')
    .select('versjon')
    .where('register', '=', register)
    .executeTakeFirstOrThrow()
  return row.versjon
}
