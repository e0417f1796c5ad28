import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** One at a time for each person, until the transaction ends: what they do at once is counted one after the other. */
export const holdInnsyn = (tx: Database, aktoerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`innsyn:${aktoerId}`}, 0))`.execute(tx)

/** How many times somebody has looked at others' numbers since then, and when the first of these was. */
export async function countInnsyn(tx: Database, aktoerId: string, siden: Date) {
  const { rows } = await sql<{ antall: number; foerste: Date | null }>`
    select count(*)::int as antall, min(tid) as foerste from historikk
    where aktoer_id = ${aktoerId}::uuid and tid > ${siden} and entitet = 'bruker' and entitet_id <> ${aktoerId}::uuid
      and hendelse in ('aapnet_personnummer', 'aapnet_internasjonal_id', 'aapnet_kontonummer')`.execute(tx)
  return rows[0] ?? { antall: 0, foerste: null }
}

/** Whether it was told after the given time that somebody reached the limit. */
export const findVarslet = (tx: Database, aktoerId: string, siden: Date) =>
  tx
    .selectFrom('historikk')
    .select('sekvens')
    .where('entitet', '=', 'bruker')
    .where('entitet_id', '=', aktoerId)
    .where('hendelse', '=', 'innsynsgrense_naadd')
    .where('tid', '>', siden)
    .limit(1)
    .executeTakeFirst()
