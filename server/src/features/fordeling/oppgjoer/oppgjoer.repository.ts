import { sql } from 'kysely'
import type { Database } from '../../database.ts'

const kolonner = [
  'l.kjoering_id',
  'l.nummer',
  'l.slag',
  'l.pott_id',
  'l.produksjon_id',
  'l.registrering_id',
  'l.gruppe',
  'l.fagfunksjon',
  'l.dokument_id',
  'l.egne',
  'l.teller',
  'l.nevner',
  'l.beloep',
  'l.holdt_tilbake',
  'l.andel',
  'l.samlet',
  'ko.begrunnelse',
  'ko.frigitt',
  'kk.navn as korrigert_navn',
  'kl.slag as korrigert_slag',
  'nk.navn as avklart_i',
  'fr.begrunnelse as reserve_grunn',
  'k.navn',
  'k.visningsaar',
  'k.godkjent',
  'pott.beloep as pottbeloep',
  'v.tittel',
  'v.verkstype',
  'v.viste',
  'v.verdi',
] as const

/** The lines of a member in runs that are approved, with what the run counted of the work. */
const linjer = (db: Database, brukerId: string) =>
  db
    .selectFrom('kjoeringslinje as l')
    .innerJoin('kjoering as k', 'k.id', 'l.kjoering_id')
    .innerJoin('fordelingsplan as p', 'p.id', 'k.plan_id')
    .innerJoin('pott', 'pott.id', 'l.pott_id')
    .innerJoin('kjoeringsverk as v', on =>
      on
        .onRef('v.kjoering_id', '=', 'l.kjoering_id')
        .onRef('v.pott_id', '=', 'l.pott_id')
        .onRef('v.produksjon_id', '=', 'l.produksjon_id'),
    )
    .where('l.bruker_id', '=', brukerId)
    // What a correction corrects.
    .leftJoin('korreksjon as ko', 'ko.id', 'l.korreksjon_id')
    .leftJoin('kjoering as kk', 'kk.id', 'ko.kjoering_id')
    .leftJoin('kjoeringslinje as kl', on =>
      on.onRef('kl.kjoering_id', '=', 'ko.kjoering_id').onRef('kl.nummer', '=', 'ko.linje'),
    )
    // Released money is of the pot where it was set aside, whichever carried it.
    .leftJoin('pott as hp', on => on.onRef('hp.id', '=', 'kl.pott_id').on('ko.frigitt', '=', true))
    // What became of it where it was set aside, once that is approved.
    .leftJoin('korreksjon as fk', on =>
      on
        .onRef('fk.kjoering_id', '=', 'l.kjoering_id')
        .onRef('fk.linje', '=', 'l.nummer')
        .on('fk.frigitt', '=', true),
    )
    .leftJoin('kjoeringslinje as fl', 'fl.korreksjon_id', 'fk.id')
    .leftJoin('kjoering as nk', on =>
      on.onRef('nk.id', '=', 'fl.kjoering_id').on('nk.tilstand', '=', 'frosset'),
    )
    .leftJoin('frigivelse as fr', on =>
      on
        .onRef('fr.pott_id', '=', 'l.pott_id')
        .onRef('fr.linje', '=', 'l.nummer')
        .on('fr.godkjent', 'is not', null),
    )
    .where('l.slag', 'in', ['krav', 'annet_sted', 'korreksjon'])
    .where('k.tilstand', '=', 'frosset')
    .select(
      sql<number | null>`case when kl.slag = 'annet_sted' then 0 else kl.beloep end`.as('korrigert_beloep'),
    )
    .select(sql<string | null>`case when nk.id is not null then fk.begrunnelse end`.as('avklart_grunn'))
    .select(kolonner)
    .select(({ fn }) => [
      fn.coalesce('hp.kilde', 'pott.kilde').as('kilde'),
      fn.coalesce('hp.slag', 'pott.slag').as('pottslag'),
    ])
    .select([
      sql<number>`(p.innhold ->> 'fradrag')::integer`.as('fradrag'),
      sql<number>`(p.innhold ->> 'avsetning')::integer`.as('avsetning'),
    ])

export type LinjeRow = Awaited<ReturnType<typeof listLinjer>>[number]
export const listLinjer = (db: Database, brukerId: string) =>
  linjer(db, brukerId).orderBy('k.nummer', 'desc').orderBy('v.tittel').orderBy('l.nummer').execute()

/** What a member has written of their account, and what the bank has refused. */
export const findKonto = (db: Database, brukerId: string) =>
  db
    .selectFrom('bruker')
    .select(['id', 'kontonummer_kryptert', 'iban_kryptert', 'swift', 'konto_avvist_kryptert'])
    .where('id', '=', brukerId)
    .executeTakeFirst()

/** The last payment of each approved run to a member. */
export const listBetalinger = (db: Database, brukerId: string) =>
  db
    .selectFrom('betaling as t')
    .leftJoin('utbetaling as u', 'u.id', 't.utbetaling_id')
    .where('t.bruker_id', '=', brukerId)
    .distinctOn('t.kjoering_id')
    .select([
      't.id',
      't.beloep',
      't.kjoering_id',
      't.mottaker_kryptert',
      't.feilet',
      't.feilgrunn',
      't.utbetaling_id',
      'u.dato',
      'u.sendt',
    ])
    .select(
      // The run is paid, and a file was asked for that could have had it.
      sql<boolean>`coalesce(t.opprettet <= (
        select case when bool_or(o.sendt is not null) then max(o.bestilt) end
        from betaling a join utbetaling o on o.id = a.utbetaling_id where a.kjoering_id = t.kjoering_id), false)`.as(
        'staar_over',
      ),
    )
    .orderBy('t.kjoering_id')
    .orderBy('t.forsoek', 'desc')
    .execute()
export type BetalingRow = Awaited<ReturnType<typeof listBetalinger>>[number]

export type HvorforRow = NonNullable<Awaited<ReturnType<typeof findHvorfor>>>
/** One line with all that its sum is made of. */
export const findHvorfor = (db: Database, brukerId: string, kjoeringId: string, nummer: number) =>
  linjer(db, brukerId)
    .innerJoin('kjoering_pott as kp', on =>
      on.onRef('kp.kjoering_id', '=', 'l.kjoering_id').onRef('kp.pott_id', '=', 'l.pott_id'),
    )
    .leftJoin('dokument as d', 'd.id', 'l.dokument_id')
    .where('l.kjoering_id', '=', kjoeringId)
    .where('l.nummer', '=', nummer)
    .select(['kp.sum_verdi', 'p.innhold', 'd.rettighet_status', 'd.signatur_pc'])
    .select(
      // What corrections of earlier runs took of the pot, less what was released to it.
      sql<number>`(
        select coalesce(sum(o.beloep), 0) from kjoeringslinje o
        where o.kjoering_id = l.kjoering_id and o.pott_id = l.pott_id and o.slag in ('korreksjon', 'frigitt'))::bigint`.as(
        'korrigert',
      ),
    )
    .select(
      // Everybody's episodes in the function as one sum; those of who have agreed are one number, the same in each of their lines.
      sql<number>`(
        select coalesce(sum(coalesce(o.egne, greatest(v.viste, 1))) filter (where o.andel is null), 0) + coalesce(max(o.samlet), 0)
        from kjoeringslinje o
        where o.kjoering_id = l.kjoering_id and o.pott_id = l.pott_id and o.produksjon_id = l.produksjon_id
          and o.gruppe = l.gruppe and o.slag in ('krav', 'annet_sted'))::bigint`.as('alles'),
    )
    .executeTakeFirst()

/** Pots of F©R-vederlag in the run that have the work, in which this registration got nothing, with the others' episodes there. */
export async function listTapte(db: Database, row: HvorforRow) {
  const { rows } = await sql<{
    kilde: string
    beloep: number
    korrigert: number
    verdi: string
    sum_verdi: string
    viste: number
    /** Of those who have agreed on shares, where they are in the pot, and of all others. */
    enige: number
    andres: number
  }>`
    select pott.kilde, pott.beloep, v.verdi, kp.sum_verdi, coalesce((
      select sum(o.beloep) from kjoeringslinje o
      where o.kjoering_id = v.kjoering_id and o.pott_id = v.pott_id and o.slag in ('korreksjon', 'frigitt')), 0)::bigint as korrigert,
      v.viste, funksjon.enige, funksjon.andres
    from kjoeringsverk v
    cross join lateral (
      select coalesce(max(o.samlet), 0)::bigint as enige,
        coalesce(sum(coalesce(o.egne, greatest(v.viste, 1))) filter (where o.andel is null), 0)::bigint as andres
      from kjoeringslinje o
      where o.kjoering_id = v.kjoering_id and o.pott_id = v.pott_id and o.produksjon_id = v.produksjon_id
        and o.gruppe = ${row.gruppe} and o.slag in ('krav', 'annet_sted')) funksjon join pott on pott.id = v.pott_id
    join kjoering_pott kp on kp.kjoering_id = v.kjoering_id and kp.pott_id = v.pott_id
    where v.kjoering_id = ${row.kjoering_id} and v.produksjon_id = ${row.produksjon_id} and pott.slag <> 'Privatkopiering'
      and not exists (
        select from kjoeringslinje o where o.kjoering_id = v.kjoering_id and o.pott_id = v.pott_id
          and o.registrering_id = ${row.registrering_id})`.execute(db)
  return rows
}
