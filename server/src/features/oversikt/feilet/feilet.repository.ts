import { sql } from 'kysely'
import type { Database } from '../../database.ts'

const atMost = 200

export const listFeiletEpost = async (db: Database) =>
  (
    await sql<{
      id: string
      mottaker: string
      mal: string
      opprettet: Date
      feilet: Date
      forsoek: number
      feil: string
    }>`
    select id, mottaker, mal, opprettet, feilet, forsoek, coalesce(siste_feil, '') as feil
    from epost where feilet is not null and sendt is null order by feilet desc limit ${atMost}`.execute(db)
  ).rows

/** The view of the queue leaves out what jobs carry. */
export const listFeiletJobb = async (db: Database) =>
  (
    await sql<{
      id: string
      navn: string
      opprettet: Date
      forsoek: number
      neste: Date | null
      feil: string
    }>`
    select id::text, task_identifier as navn, created_at as opprettet, attempts as forsoek,
      case when attempts < max_attempts then run_at end as neste, left(split_part(last_error, E'\\n', 1), 300) as feil
    from graphile_worker.jobs where last_error is not null order by updated_at desc limit ${atMost}`.execute(
      db,
    )
  ).rows

/** True when the mail had failed; it is as if it had never been tried. */
export const resetEpost = async (db: Database, id: string): Promise<boolean> => {
  const { rows } = await sql`
    update epost set feilet = null, siste_feil = null
    where id = ${id} and feilet is not null and sendt is null and innhold_kryptert is not null returning id`.execute(
    db,
  )
  return rows.length > 0
}

/** True when the mail had failed. Its content goes, for nobody will read it; that it was written stays. */
export const forgetEpost = async (db: Database, id: string): Promise<boolean> => {
  const { rows } = await sql`
    update epost set feilet = null, innhold_kryptert = null
    where id = ${id} and feilet is not null and sendt is null returning id`.execute(db)
  return rows.length > 0
}

export const rescheduleJobb = async (db: Database, id: string): Promise<boolean> => {
  const { rows } = await sql`
    select id from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where id = ${id}::bigint and last_error is not null),
      run_at => now(), attempts => 0)`.execute(db)
  return rows.length > 0
}
