import { type SqlBool, sql } from 'kysely'
import type { Database } from '../database.ts'

/** What one person may have read in an hour. A reading that is begun is read to its end, however many pages it has. */
export type Kigrenser = { lesinger: number; sider: number }

const hourMs = 3_600_000
const hourBefore = (now: Date): Date => new Date(now.getTime() - hourMs)

/**
 * The documents whose turn it is: of those who have had the fewest pages read in the last hour, and are within their limit, the one
 * that has waited longest first. A few, for another process may be at the first of them.
 */
export async function listKoe(db: Database, grenser: Kigrenser, now: Date): Promise<string[]> {
  const rows = await db
    .with('brukt', brukt =>
      brukt
        .selectFrom('ki_lesing as l')
        .innerJoin('dokument as d', 'd.id', 'l.dokument_id')
        .select(['d.eier_id', sql<number>`count(*)`.as('lesinger'), sql<number>`sum(l.sider)`.as('sider')])
        .where('l.begynt', '>', hourBefore(now))
        .groupBy('d.eier_id'),
    )
    .selectFrom('ki_lesing as l')
    .innerJoin('dokument as d', 'd.id', 'l.dokument_id')
    .leftJoin('brukt as b', 'b.eier_id', 'd.eier_id')
    .select('l.dokument_id')
    .where('l.tilstand', '=', 'venter')
    .where('l.forsoek', '=', 0)
    .where(sql<SqlBool>`d.viruskontroll is distinct from 'venter'`)
    .where(
      sql<SqlBool>`coalesce(b.lesinger, 0) < ${grenser.lesinger} and coalesce(b.sider, 0) < ${grenser.sider}`,
    )
    .orderBy(sql`coalesce(b.sider, 0)`)
    .orderBy('l.nummer')
    .limit(10)
    .execute()
  return rows.map(row => row.dokument_id)
}

/** When the owner of a document is within the limit again; null when they are now. */
export async function findVenterTil(
  db: Database,
  dokumentId: string,
  grenser: Kigrenser,
  now: Date,
): Promise<Date | null> {
  const brukt = await db
    .selectFrom('ki_lesing as l')
    .innerJoin('dokument as d', 'd.id', 'l.dokument_id')
    .select(['l.begynt', 'l.sider'])
    .where('l.begynt', '>', hourBefore(now))
    .where('d.eier_id', '=', eb => eb.selectFrom('dokument').select('eier_id').where('id', '=', dokumentId))
    .orderBy('l.begynt')
    .execute()
  let venterTil: Date | null = null
  let [lesinger, sider] = [brukt.length, brukt.reduce((sum, one) => sum + one.sider, 0)]
  for (const one of brukt) {
    if (lesinger < grenser.lesinger && sider < grenser.sider) break
    lesinger--
    sider -= one.sider
    venterTil = one.begynt && new Date(one.begynt.getTime() + hourMs)
  }
  return venterTil
}
