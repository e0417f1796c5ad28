import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import type { Registerverk } from './vurdering.ts'

export type Navn = { produksjon_id: string; navn: string; samlet: string; ordnet: string }
type Ulest = { id: string; tittel: string; sesong: number | null; selskap: string }

/** Those who read the register's names at the same time come one after the other. */
export const lockNavn = (tx: Database) => sql`select pg_advisory_xact_lock(7146009)`.execute(tx)

/** Productions that are new, or whose names were made of another title. They stay until the transaction is done. */
export const listUleste = async (tx: Database, limit: number): Promise<Ulest[]> => {
  const { rows } = await sql<Ulest>`
    select p.id, p.tittel, p.sesong, p.selskap
    from produksjon p left join produksjon_lest l on l.produksjon_id = p.id
    where l.produksjon_id is null
      or (l.tittel, l.selskap) <> (p.tittel, p.selskap) or l.sesong is distinct from p.sesong
    limit ${limit} for key share of p`.execute(tx)
  return rows
}

export async function saveLeste(
  tx: Database,
  leste: readonly (Ulest & { selskapsnavn: string })[],
  navn: readonly Navn[],
) {
  const ids = leste.map(({ id }) => id)
  await tx.deleteFrom('produksjon_navn').where('produksjon_id', 'in', ids).execute()
  await sql`
    insert into produksjon_lest (produksjon_id, tittel, sesong, selskap, selskapsnavn)
    select * from unnest(${ids}::uuid[], ${leste.map(one => one.tittel)}::text[], ${leste.map(one => one.sesong)}::int[],
      ${leste.map(one => one.selskap)}::text[], ${leste.map(one => one.selskapsnavn)}::text[])
    on conflict (produksjon_id) do update set
      tittel = excluded.tittel, sesong = excluded.sesong, selskap = excluded.selskap, selskapsnavn = excluded.selskapsnavn`.execute(
    tx,
  )
  await sql`
    insert into soekenavn (navn, samlet, ordnet)
    select distinct on (navn) * from unnest(${navn.map(one => one.navn)}::text[], ${navn.map(one => one.samlet)}::text[],
      ${navn.map(one => one.ordnet)}::text[]) as v (navn, samlet, ordnet)
    on conflict do nothing`.execute(tx)
  await sql`
    insert into produksjon_navn (produksjon_id, navn)
    select * from unnest(${navn.map(one => one.produksjon_id)}::uuid[], ${navn.map(one => one.navn)}::text[])`.execute(
    tx,
  )
}

/** A line's place in the batch, and a production that may be it. */
export type Treff = { i: number; id: string }
/** Names to look for, one line's several readings each. */
export type Soek = { i: number; navn: string; samlet: string; ordnet: string }

const perName = 80

/** The same words, in whatever order and however parted. */
export const findSame = async (db: Database, soek: readonly Soek[]): Promise<Treff[]> => {
  const { rows } = await sql<Treff>`
    with v as (
      select * from unnest(${soek.map(s => s.i)}::int[], ${soek.map(s => s.samlet)}::text[], ${soek.map(s => s.ordnet)}::text[])
        as v (i, samlet, ordnet)),
    navn as (
      select v.i, n.navn from v join soekenavn n on n.samlet = v.samlet collate "C"
      union select v.i, n.navn from v join soekenavn n on n.ordnet = v.ordnet collate "C")
    select distinct navn.i, p.produksjon_id as id from navn
      cross join lateral (select produksjon_id from produksjon_navn where produksjon_navn.navn = navn.navn limit ${perName}) p`.execute(
    db,
  )
  return rows
}

/** The names most alike by their trigrams, and names that begin as a cut-off one does. */
export const findAlike = async (db: Database, soek: readonly Soek[]): Promise<Treff[]> =>
  (await selectAlike(soek).execute(db)).rows

export const selectAlike = (soek: readonly Soek[]) => sql<Treff>`
    with v as (select * from unnest(${soek.map(s => s.i)}::int[], ${soek.map(s => s.navn)}::text[]) as v (i, navn)),
    navn as (
      select v.i, n.navn from v
        cross join lateral (select navn, navn <-> v.navn as avstand from soekenavn order by navn <-> v.navn limit 8) n
        where n.avstand < 0.75
      union
      select v.i, n.navn from v
        cross join lateral (
          select navn from soekenavn
          where navn >= v.navn collate "C" and navn < (v.navn || ${'\uffff'}) collate "C" limit 8) n
        where length(v.navn) >= 9)
    select distinct navn.i, p.produksjon_id as id from navn
      cross join lateral (select produksjon_id from produksjon_navn where produksjon_navn.navn = navn.navn limit ${perName}) p`

/** Works of the same company and year: what is left when a title was translated. */
export const findBySelskap = async (
  db: Database,
  soek: readonly { i: number; selskapsnavn: string; premiere: number }[],
): Promise<Treff[]> => {
  const { rows } = await sql<Treff>`
    select v.i, n.id from unnest(${soek.map(s => s.i)}::int[], ${soek.map(s => s.selskapsnavn)}::text[], ${soek.map(s => s.premiere)}::int[]) as v (i, selskapsnavn, premiere)
      cross join lateral (
        select p.id from produksjon_lest l join produksjon p on p.id = l.produksjon_id
        where l.selskapsnavn = v.selskapsnavn collate "C" and p.premiere = v.premiere limit 12) n`.execute(db)
  return rows
}

/** Titles and companies of productions that have letters beyond ASCII, at most `limit` of them. */
export const listMedTegn = (db: Database, limit: number) =>
  db
    .selectFrom('produksjon')
    .select(['tittel', 'selskap'])
    .where(sql<boolean>`tittel || ' ' || selskap ~ '[^\x01-\x7f]'`)
    .limit(limit)
    .execute()

/** All works of a company that staff have looked at, however its name's legal form is written. */
export const listSelskapsVerk = (
  db: Database,
  selskapsnavn: string,
  limit: number,
): Promise<Registerverk[]> =>
  db
    .selectFrom('produksjon')
    .innerJoin('produksjon_lest', 'produksjon_lest.produksjon_id', 'produksjon.id')
    .select([
      'produksjon.id',
      'produksjon.tittel',
      'produksjon.selskap',
      'produksjon.sesong',
      'produksjon.premiere',
      'produksjon.verkstype',
      'produksjon.episoder',
    ])
    .where('produksjon_lest.selskapsnavn', '=', selskapsnavn)
    .where('produksjon.ny', '=', false)
    .orderBy('produksjon.id')
    .limit(limit)
    .execute()

/** Of the productions, those that staff have not looked at yet. */
export const listUsette = async (db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('produksjon')
    .select('id')
    .where('ny', '=', true)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return new Set(rows.map(row => row.id))
}

export const listVerk = (db: Database, ids: readonly string[]): Promise<Registerverk[]> =>
  db
    .selectFrom('produksjon')
    .select(['id', 'tittel', 'selskap', 'sesong', 'premiere', 'verkstype', 'episoder'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
