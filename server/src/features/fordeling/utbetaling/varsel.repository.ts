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

/** Those to whom an approved run gives something, all of which is set aside, with what they have told of themselves. */
export const listHoldte = (tx: Database, kjoeringId: string) =>
  tx
    .selectFrom('kjoeringslinje as l')
    .innerJoin('bruker as b', 'b.id', 'l.bruker_id')
    .innerJoin('kjoering as k', 'k.id', 'l.kjoering_id')
    .where('l.kjoering_id', '=', kjoeringId)
    .where('l.slag', 'in', ['krav', 'korreksjon'])
    .where('b.slettet', 'is', null)
    .select(['b.id', 'b.fornavn', 'b.epost', 'k.navn', 'b.eoes'])
    .select(['b.kontonummer_kryptert', 'b.iban_kryptert', 'b.swift', 'b.konto_avvist_kryptert'])
    .select(sql<boolean>`b.personnummer_kryptert <> '' or b.internasjonal_id_kryptert <> ''`.as('har_nummer'))
    .groupBy(['b.id', 'k.navn'])
    .having(
      sql<boolean>`coalesce(sum(l.beloep) filter (where l.holdt_tilbake), 0) > 0
        and coalesce(sum(l.beloep) filter (where not l.holdt_tilbake), 0) <= 0`,
    )
    .orderBy('b.id')
    .execute()

export const markVarslet = async (tx: Database, ids: readonly string[], varslet: Date): Promise<void> => {
  if (ids.length > 0)
    await tx
      .updateTable('betaling')
      .set({ varslet })
      .where('id', 'in', [...ids])
      .execute()
}
