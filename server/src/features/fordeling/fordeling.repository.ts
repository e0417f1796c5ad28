import type { Vederlagstype } from '@rp/contract/fordeling'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { likeness, norwegianOrder } from '../../platform/db/list-page.ts'
import type { Database } from '../database.ts'

type JaNei = 'ja' | 'nei' | undefined
export type Filter = {
  arbeidstaker?: string | undefined
  produksjon?: string | undefined
  selskap?: string | undefined
  fagfunksjon?: string | undefined
  episoder?: number | undefined
  mediehus?: string | undefined
  signaturePC?: JaNei
  signatureRH?: JaNei
  rettigheter?: 'oekonomiske' | 'ideelle' | undefined
  vederlagstype?: Vederlagstype | undefined
  status?: string | undefined
}

/** The same rule as `vederlagstypeOf` of the contract; a test holds the two together. */
const forVederlag = sql<boolean>`(d.rettighet_status is true and d.signatur_pc is true)`

const contains = (column: RawBuilder<unknown>, text: string | undefined) =>
  text?.trim() ? [sql<SqlBool>`${column} ilike ${likeness(text)}`] : []
const isTrue = (column: RawBuilder<unknown>, wanted: JaNei) =>
  wanted ? [wanted === 'ja' ? sql<SqlBool>`${column} is true` : sql<SqlBool>`${column} is not true`] : []

function matches(filter: Filter): Expression<SqlBool> {
  const rettigheter =
    filter.rettigheter && (filter.rettigheter === 'oekonomiske' ? ('ja' as const) : ('nei' as const))
  const vederlag =
    filter.vederlagstype && (filter.vederlagstype === 'F©R-vederlag' ? ('ja' as const) : ('nei' as const))
  const conditions = [
    sql<SqlBool>`d.slettet is null`,
    ...contains(sql`rad.arbeidstaker`, filter.arbeidstaker),
    ...contains(sql`r.produksjonsnavn`, filter.produksjon),
    ...contains(sql`d.produksjonsselskap`, filter.selskap),
    ...contains(sql`r.fagfunksjon`, filter.fagfunksjon),
    ...contains(sql`sendt.mediehus`, filter.mediehus),
    ...(filter.episoder === undefined ? [] : [sql<SqlBool>`r.episoder = ${filter.episoder}`]),
    ...isTrue(sql`d.signatur_pc`, filter.signaturePC),
    ...isTrue(sql`d.signatur_rh`, filter.signatureRH),
    ...isTrue(sql`d.rettighet_status`, rettigheter),
    ...isTrue(forVederlag, vederlag),
    ...(filter.status ? [sql<SqlBool>`d.status = ${filter.status}`] : []),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

/** Documents whose first registration is on the list of the year; each production with the media houses that showed it. */
const fordelte = (db: Database, aar: number, filter: Filter) =>
  db
    .with('sendt', q =>
      q
        .selectFrom('sendeliste')
        .select([
          'produksjon_id',
          sql<string>`string_agg(distinct mediehus, ', ' order by mediehus) filter (where mediehus <> '')`.as(
            'mediehus',
          ),
        ])
        .where('visningsaar', '=', aar)
        .where('produksjon_id', 'is not', null)
        .groupBy('produksjon_id'),
    )
    .selectFrom('sendt')
    .innerJoin('registrering as r', join =>
      join.onRef('r.produksjon_id', '=', 'sendt.produksjon_id').on('r.posisjon', '=', 0),
    )
    .innerJoin('dokument as d', 'd.id', 'r.dokument_id')
    .innerJoin('produksjon as p', 'p.id', 'r.produksjon_id')
    // Holds what the lists of staff sort by, and the owner's name where no worker is filled in.
    .innerJoin('registreringsrad as rad', 'rad.id', 'r.id')
    .where(matches(filter))

const orders = {
  arbeidstaker: sql`rad.arbeidstaker_sort`,
  produksjon: sql`rad.produksjonsnavn_sort`,
  selskap: sql`rad.selskap_sort`,
  fagfunksjon: sql`rad.fagfunksjon_sort`,
  episoder: sql`r.episoder`,
  mediehus: norwegianOrder('sendt.mediehus'),
  status: sql`d.status`,
}
export type Order = { sorter: keyof typeof orders; synkende: boolean }

export const listRader = (
  db: Database,
  aar: number,
  filter: Filter,
  { sorter, synkende }: Order,
  page: { limit: number; offset: number } | null,
) =>
  fordelte(db, aar, filter)
    .select([
      'd.id as dokumentId',
      'rad.arbeidstaker',
      'r.produksjonsnavn',
      'd.produksjonsselskap',
      'r.fagfunksjon',
      'r.episoder',
      'p.episoder as episoderTotalt',
      'sendt.mediehus',
      'd.signatur_pc',
      'd.signatur_rh',
      'd.rettighet_status',
      'd.rettighet_kommentar',
      'd.status',
    ])
    .orderBy(orders[sorter], order => (synkende ? order.desc().nullsLast() : order.asc().nullsLast()))
    .orderBy('p.tittel_sort')
    .orderBy('d.id')
    .$if(page !== null, query => query.limit(page?.limit ?? 0).offset(page?.offset ?? 0))
    .execute()

export const sumRader = (db: Database, aar: number, filter: Filter) =>
  fordelte(db, aar, filter)
    .select([
      sql<number>`count(*)::int`.as('dokumenter'),
      sql<number>`count(distinct d.eier_id)::int`.as('arbeidstakere'),
      sql<number>`coalesce(sum(r.episoder), 0)::int`.as('episoder'),
      sql<number>`(count(*) filter (where ${forVederlag}))::int`.as('forVederlag'),
    ])
    .executeTakeFirstOrThrow()
