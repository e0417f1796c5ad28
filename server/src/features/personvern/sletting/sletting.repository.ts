import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database, Tables } from '../../database.ts'

export const findSletting = (db: Database, brukerId: string) =>
  db.selectFrom('sletting').selectAll().where('bruker_id', '=', brukerId).executeTakeFirst()

export const lockSletting = (db: Database, brukerId: string) =>
  db.selectFrom('sletting').selectAll().where('bruker_id', '=', brukerId).forUpdate().executeTakeFirst()

/** False when it is ordered already. */
export async function insertSletting(db: Database, row: Insertable<Tables['sletting']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sletting')
    .values(row)
    .onConflict(on => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const updateSletting = (db: Database, brukerId: string, values: Updateable<Tables['sletting']>) =>
  db.updateTable('sletting').set(values).where('bruker_id', '=', brukerId).execute()

/** Ordered and not done; files that are left; what the calendar has let go of; and those done so lately that a call under way may have written since. */
export async function listUferdige(db: Database, naa: Date, idag: string): Promise<string[]> {
  const { rows } = await sql<{ bruker_id: string }>`
    select bruker_id from sletting
    where utfoert is null or filer <> '[]' or beholdt_til < ${idag}::date or utfoert > ${naa}::timestamptz - interval '2 days'
    order by bestilt`.execute(db)
  return rows.map(row => row.bruker_id)
}

/** Of these, who is here and not erased: an older backup was put back. */
export async function listGjenlagte(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from bruker where id = any (${[...ids]}::uuid[]) and slettet is null`.execute(db)
  return rows.map(row => row.id)
}

export const listSlettede = async (db: Database) =>
  db.selectFrom('sletting').select(['bruker_id', 'utfoert']).where('utfoert', 'is not', null).execute()

/** Whether the receipt still waits to leave. */
export const isKvitteringPaaVei = async (db: Database, id: string): Promise<boolean> => {
  const { rows } = await sql`select from epost where id = ${id} and sendt is null and feilet is null`.execute(
    db,
  )
  return rows.length > 0
}

export async function countSlettede(db: Database) {
  const { rows } = await sql<{ antall: number; venter: number; beholdt: number; neste: string | null }>`
    select count(*) filter (where utfoert is not null)::int as antall, count(*) filter (where utfoert is null)::int as venter,
      count(beholdt_til)::int as beholdt, min(beholdt_til)::text as neste from sletting`.execute(db)
  return rows[0] ?? { antall: 0, venter: 0, beholdt: 0, neste: null }
}

/** The day in Norway. */
export async function findIdag(db: Database, naa: Date): Promise<string> {
  const { rows } = await sql<{ dag: string }>`
    select to_char(${naa}::timestamptz at time zone 'Europe/Oslo', 'YYYY-MM-DD') as dag`.execute(db)
  return rows[0]?.dag ?? ''
}
