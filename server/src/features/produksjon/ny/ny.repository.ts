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

/** The production is the member's too, until staff have looked at it. One that staff have looked at is everybody's already. */
export const addMedlem = (db: Database, produksjonId: string, brukerId: string) =>
  sql`insert into ny_produksjon_medlem (produksjon_id, bruker_id)
    select id, ${brukerId} from produksjon where id = ${produksjonId} and ny for key share
    on conflict do nothing`.execute(db)

/** What staff have not looked at, in Norwegian order; of a member only what they have made. */
export const listNye = (db: Database, brukerId: string | null) =>
  db
    .selectFrom('produksjon')
    .selectAll()
    .where('ny', '=', true)
    .$if(brukerId !== null, query =>
      query.where('id', 'in', from =>
        from
          .selectFrom('ny_produksjon_medlem')
          .select('produksjon_id')
          .where('bruker_id', '=', brukerId ?? ''),
      ),
    )
    .orderBy('tittel_sort')
    .orderBy('id')
    .execute()
