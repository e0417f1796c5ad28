import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database, Tables } from '../../database.ts'

type Table = Tables['fordelingsplan']

const planer = (db: Database) =>
  db
    .selectFrom('fordelingsplan as p')
    .leftJoin('bruker as b', 'b.id', 'p.endret_av')
    .selectAll('p')
    .select(['b.fornavn', 'b.etternavn', 'b.epost'])

export type PlanRow = NonNullable<Awaited<ReturnType<typeof findPlan>>>

export const listPlaner = (db: Database) =>
  planer(db).orderBy('p.visningsaar', 'desc').orderBy('p.utgave', 'desc').execute()

export const findPlan = (db: Database, id: string) => planer(db).where('p.id', '=', id).executeTakeFirst()

/** Holds the row until the transaction ends. */
export const lockPlan = (db: Database, id: string) =>
  db.selectFrom('fordelingsplan').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Two at once are numbered one after the other. */
export async function nextUtgave(tx: Database, visningsaar: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(7265746720)`.execute(tx)
  const row = await tx
    .selectFrom('fordelingsplan')
    .select(({ fn }) => fn.max('utgave').as('siste'))
    .where('visningsaar', '=', visningsaar)
    .executeTakeFirst()
  return (row?.siste ?? 0) + 1
}

/** A run that has chosen the plan; undefined where none has. */
export const findKjoeringOf = (tx: Database, id: string) =>
  tx.selectFrom('kjoering').select('id').where('plan_id', '=', id).executeTakeFirst()

export const insertPlan = (tx: Database, row: Insertable<Table>) =>
  tx.insertInto('fordelingsplan').values(row).execute()

export const updatePlan = (tx: Database, id: string, values: Updateable<Table>) =>
  tx
    .updateTable('fordelingsplan')
    .set(row => ({ ...values, versjon: row('versjon', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deletePlan = (tx: Database, id: string) =>
  tx.deleteFrom('fordelingsplan').where('id', '=', id).execute()
