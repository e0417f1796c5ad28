import type { Innstillingsverdier } from '@rp/contract/innstilling'
import { type Insertable, type SqlBool, sql } from 'kysely'
import type { Database, Tables } from '../../database.ts'

export type Regler = Innstillingsverdier['paaminnelser']

/** Days are Norwegian: what falls due on a day is due from its first hour, so that it becomes one mail. */
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Oslo')::date`
const sent = sql`(select count(*) from paaminnelse p
  where p.dokument_id = dokument.id and p.tur_siden = dokument.tur_siden)`
const lastDay = sql`(select max((p.sendt at time zone 'Europe/Oslo')::date) from paaminnelse p
  where p.dokument_id = dokument.id and p.tur_siden = dokument.tur_siden)`

/** A rule that is on, and a document it has waited long enough for. */
const dueByRule = (idag: string, [status, regel]: [string, Regler[keyof Regler]]) => sql<SqlBool>`(
  upper(dokument.status) = ${status} and ${sent} < ${regel.hoeyst}::int
  and coalesce(${lastDay} + ${regel.igjen}::int, ${dayOf('dokument.tur_siden')} + ${regel.foerste}::int) <= ${idag}::date)`

/**
 * Documents that wait for their owner, where a reminder is due, counted from when their turn began. Nobody is mailed twice a day.
 * @param idag the day in Norway, as '2026-11-20'
 */
function due(db: Database, regler: Regler, idag: string) {
  const on = Object.entries(regler).filter(([, { paa }]) => paa)
  const anyRule =
    on.length > 0
      ? sql.join(
          on.map(one => dueByRule(idag, one)),
          sql` or `,
        )
      : sql`false`
  return db
    .selectFrom('dokument')
    .where('dokument.slettet', 'is', null)
    .where(sql<SqlBool>`(${anyRule})`)
    .where(sql<SqlBool>`exists (select from bruker b where b.id = dokument.eier_id and b.aktiv)`)
    .where('dokument.tur', '=', 'medlem')
    .where(
      sql<SqlBool>`not exists (select from paaminnelse q where q.eier_id = dokument.eier_id
        and ${dayOf('q.sendt')} >= ${idag}::date)`,
    )
}

export const listEiereToRemind = async (db: Database, regler: Regler, idag: string): Promise<string[]> =>
  (await due(db, regler, idag).select('eier_id').distinct().execute()).map(row => row.eier_id)

/** Held until the transaction ends, so that no status changes between the look and the mail. */
export const lockDueDokumenter = (db: Database, eierId: string, regler: Regler, idag: string) =>
  due(db, regler, idag)
    .where('dokument.eier_id', '=', eierId)
    .select(['dokument.id', 'dokument.filnavn', 'dokument.status', 'dokument.tur_siden'])
    .select(sql<string>`${sent}`.as('sendt_foer'))
    .orderBy('dokument.opprettet')
    .orderBy('dokument.id')
    .forUpdate('dokument')
    .execute()

/** One process at a time reminds one person; the others find nothing left. Null when the account is closed. */
export const lockEier = (db: Database, id: string) =>
  db
    .selectFrom('bruker')
    .select(['id', 'epost', 'fornavn'])
    .where('id', '=', id)
    .where('aktiv', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const insertPaaminnelser = (db: Database, rows: Insertable<Tables['paaminnelse']>[]) =>
  db.insertInto('paaminnelse').values(rows).execute()
