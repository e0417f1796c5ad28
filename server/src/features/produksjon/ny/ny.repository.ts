import { type Insertable, sql } from 'kysely'
import type { Database, Tables } from '../../database.ts'

/** The same work: title without regard to letter case, season and year of premiere. */
type Verk = Pick<Tables['produksjon'], 'tittel' | 'sesong' | 'premiere'>

export const findSame = (db: Database, { tittel, sesong, premiere }: Verk) =>
  db
    .selectFrom('produksjon')
    .selectAll()
    .where(sql<boolean>`lower(tittel) = lower(${tittel})`)
    .where('sesong', 'is not distinct from', sesong)
    .where('premiere', 'is not distinct from', premiere)
    .orderBy('opprettet')
    .limit(1)
    .executeTakeFirst()

export const insertProduksjon = (db: Database, row: Insertable<Tables['produksjon']>) =>
  db.insertInto('produksjon').values(row).returningAll().executeTakeFirstOrThrow()

/** Two who add the same title at the same time come one after the other. */
export const lockTittel = (db: Database, tittel: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(lower(${tittel}), 0))`.execute(db)
