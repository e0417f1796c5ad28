import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Database, Tables } from '../../database.ts'
import { selectPersonnavn } from '../personnavn.repository.ts'

const korreksjoner = (db: Database) =>
  db
    .selectFrom('korreksjon as ko')
    .innerJoin('kjoeringslinje as l', on =>
      on.onRef('l.kjoering_id', '=', 'ko.kjoering_id').onRef('l.nummer', '=', 'ko.linje'),
    )
    .innerJoin('kjoeringsverk as v', on =>
      on
        .onRef('v.kjoering_id', '=', 'l.kjoering_id')
        .onRef('v.pott_id', '=', 'l.pott_id')
        .onRef('v.produksjon_id', '=', 'l.produksjon_id'),
    )
    .leftJoin('bruker as b', 'b.id', 'l.bruker_id')
    .leftJoin('bruker as a', 'a.id', 'ko.opprettet_av')
    .leftJoin('kjoeringslinje as t', 't.korreksjon_id', 'ko.id')
    .leftJoin('kjoering as k', 'k.id', 't.kjoering_id')
    .selectAll('ko')
    .select(['l.gruppe', 'v.tittel', 'k.id as tatt_id', 'k.navn as tatt_navn', 'k.tilstand'])
    .select(sql<number>`case when l.slag = 'annet_sted' then 0 else l.beloep end`.as('ga'))
    .select([selectPersonnavn('b').as('navn'), selectPersonnavn('a').as('opprettet_navn')])
    .select(
      sql<
        number | null
      >`(select max(s.nummer) from sak s where s.kjoering_id = ko.kjoering_id and s.linje = ko.linje)`.as(
        'saksnummer',
      ),
    )
export type KorreksjonRow = Awaited<ReturnType<typeof listKorreksjoner>>[number]

/** Of the lines of a run, the newest first, at most 500. */
export const listKorreksjoner = (db: Database, kjoeringId: string) =>
  korreksjoner(db)
    .where('ko.kjoering_id', '=', kjoeringId)
    .orderBy('ko.opprettet', 'desc')
    .orderBy('ko.id')
    .limit(500)
    .execute()
export const findKorreksjon = (db: Database, id: string) =>
  korreksjoner(db).where('ko.id', '=', id).executeTakeFirst()

/** A claim of an approved run whose person is still there; its row is held, so that two corrections come after one another. */
export const lockKrav = (tx: Database, kjoeringId: string, linje: number) =>
  tx
    .selectFrom('kjoeringslinje as l')
    .innerJoin('kjoering as k', 'k.id', 'l.kjoering_id')
    .innerJoin('bruker as b', 'b.id', 'l.bruker_id')
    .innerJoin('pott as p', 'p.id', 'l.pott_id')
    .where('l.kjoering_id', '=', kjoeringId)
    .where('l.nummer', '=', linje)
    // What another organisation was said to manage gave nothing, but can have been released.
    .where('l.slag', 'in', ['krav', 'annet_sted'])
    .where('k.tilstand', '=', 'frosset')
    .where('b.slettet', 'is', null)
    .select(['l.slag', 'l.beloep', 'l.holdt_tilbake', 'p.beloep as pott'])
    .forUpdate('l')
    .executeTakeFirst()

export type KravRow = NonNullable<Awaited<ReturnType<typeof lockKrav>>>

/** Whether a line that was set aside has been released to its member, or paid by corrections, in an approved run. */
export const findKommet = (kjoering: RawBuilder<unknown>, linje: RawBuilder<unknown>) => sql<boolean>`(
  select coalesce(bool_or(ko.frigitt) or sum(ko.beloep) > 0, false) from korreksjon ko
  join kjoeringslinje t on t.korreksjon_id = ko.id join kjoering k on k.id = t.kjoering_id and k.tilstand = 'frosset'
  where ko.kjoering_id = ${kjoering} and ko.linje = ${linje})`

export async function hasKommet(tx: Database, kjoeringId: string, linje: number): Promise<boolean> {
  const { rows } = await sql<{
    har: boolean
  }>`select ${findKommet(sql`${kjoeringId}`, sql`${linje}`)} as har`.execute(tx)
  return rows[0]?.har ?? false
}

/** Øre that a line has been corrected by. */
export async function sumKorreksjoner(tx: Database, kjoeringId: string, linje: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(beloep), 0)::bigint as sum from korreksjon
    where kjoering_id = ${kjoeringId} and linje = ${linje}`.execute(tx)
  return rows[0]?.sum ?? 0
}

/** A simulation that counts it has ended then, or is begun anew. */
export const lockKorreksjon = (tx: Database, id: string) =>
  tx.selectFrom('korreksjon').select('id').where('id', '=', id).forUpdate().execute()

export const insertKorreksjon = (tx: Database, row: Insertable<Tables['korreksjon']>) =>
  tx.insertInto('korreksjon').values(row).execute()
export const deleteKorreksjon = (tx: Database, id: string) =>
  tx.deleteFrom('korreksjon').where('id', '=', id).execute()
