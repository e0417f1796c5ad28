import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { isLastTry } from './utbetaling.repository.ts'

/** Payments that were sent, or failed and have not come again, whose people have not been told; held until the transaction ends. */
export const listUvarslede = (tx: Database, limit: number) =>
  tx
    .selectFrom('betaling as t')
    .innerJoin('bruker as b', 'b.id', 't.bruker_id')
    .innerJoin('kjoering as k', 'k.id', 't.kjoering_id')
    .leftJoin('utbetaling as u', 'u.id', 't.utbetaling_id')
    .select(['t.id', 't.feilet', 'b.fornavn', 'b.epost', 'k.navn', 'u.dato'])
    .where('t.varslet', 'is', null)
    // What is taken off a payment is told of with it, in the settlement.
    .where('t.beloep', '>', 0)
    .where('b.slettet', 'is', null)
    .where(sql<boolean>`case when t.feilet is null then u.sendt is not null else ${isLastTry} end`)
    .orderBy('t.id')
    .limit(limit)
    .forUpdate('t')
    .skipLocked()
    .execute()

export const markVarslet = async (tx: Database, ids: readonly string[], varslet: Date): Promise<void> => {
  if (ids.length > 0)
    await tx
      .updateTable('betaling')
      .set({ varslet })
      .where('id', 'in', [...ids])
      .execute()
}
