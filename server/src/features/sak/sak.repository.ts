import type { Insertable } from 'kysely'
import type { Database, Tables } from '../database.ts'

/** Returns the number of the case. */
export async function insertSak(db: Database, row: Insertable<Tables['sak']>): Promise<number> {
  const { nummer } = await db.insertInto('sak').values(row).returning('nummer').executeTakeFirstOrThrow()
  return nummer
}
