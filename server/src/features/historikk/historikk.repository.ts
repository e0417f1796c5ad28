import type { Entitet, Hendelse } from '@rp/contract/historikk'
import { type RawBuilder, sql } from 'kysely'
import { prepared } from '../../platform/db/prepared.ts'
import { ahead } from '../../platform/db/send-ahead.ts'
import type { Database } from '../database.ts'

export type Endring = { felt: string; fra: string | null; til: string | null }
export type NyLinje = {
  tid: Date
  /** Null where the portal itself acts. */
  aktoerId: string | null
  entitet: Entitet
  entitetId: string
  hendelse: Hendelse
  endringer?: readonly Endring[]
}

/** Appends one line. There is no update and no delete, here or anywhere. */
export async function insertHistorikk(db: Database, linje: NyLinje): Promise<void> {
  const { tid, aktoerId, entitet, entitetId, hendelse, endringer = [] } = linje
  await sql`${prepared}insert into historikk (tid, aktoer_id, entitet, entitet_id, hendelse, endringer)
    values (${tid}, ${aktoerId}, ${entitet}, ${entitetId}, ${hendelse}, ${JSON.stringify(endringer)})${ahead}`.execute(
    db,
  )
}

/** Appends the same line for many things of one kind, without changes but `endringer`. */
export const insertForAlle = (
  db: Database,
  { endringer = [], ...linje }: Omit<NyLinje, 'entitetId'>,
  ider: readonly string[],
) =>
  sql`with alle as (select unnest(${[...ider]}::uuid[]) as id)
    ${insertFra('alle', linje, sql`${JSON.stringify(endringer)}`)}`.execute(db)

/** One line for each row of `fra`, a part of the statement that has changed them: for a change of thousands. `endringer` may read the row. */
export const insertFra = (
  fra: string,
  { tid, aktoerId, entitet, hendelse }: Omit<NyLinje, 'entitetId' | 'endringer'>,
  endringer: RawBuilder<unknown>,
) =>
  sql`insert into historikk (tid, aktoer_id, entitet, entitet_id, hendelse, endringer)
    select ${tid}::timestamptz, ${aktoerId}::uuid, ${entitet}, id, ${hendelse}, ${endringer}::jsonb from ${sql.table(fra)}`

/** Newest first: ordered by sequence, since a clock may jump. */
export const listHistorikk = (
  db: Database,
  entitet: Entitet,
  entitetId: string,
  { hendelser, uten = [] }: { hendelser?: readonly string[] | undefined; uten?: readonly string[] } = {},
) =>
  db
    .selectFrom('historikk')
    .leftJoin('bruker', 'bruker.id', 'historikk.aktoer_id')
    .select([
      'historikk.sekvens',
      'historikk.tid',
      'historikk.hendelse',
      'historikk.endringer',
      'historikk.aktoer_id',
      'bruker.fornavn',
      'bruker.etternavn',
      'bruker.epost',
      'bruker.brukertype',
    ])
    .where('entitet', '=', entitet)
    .where('entitet_id', '=', entitetId)
    .$if(hendelser !== undefined, query => query.where('hendelse', 'in', [...(hendelser ?? [])]))
    .$if(uten.length > 0, query => query.where('hendelse', 'not in', [...uten]))
    .orderBy('sekvens', 'desc')
    .limit(500)
    .execute()
