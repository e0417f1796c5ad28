import type { Vederlagstype } from '@rp/contract/fordeling'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasWords, norwegianOrder } from '../../platform/db/list-page.ts'
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
const forVederlag = sql<boolean>`(rad.oekonomiske and rad.pc_signert)`

const contains = (column: RawBuilder<unknown>, text: string | undefined) =>
  text?.trim() ? [hasWords(column, text)] : []
const isTrue = (column: RawBuilder<unknown>, wanted: JaNei) =>
  wanted ? [wanted === 'ja' ? sql<SqlBool>`${column}` : sql<SqlBool>`not ${column}`] : []

/** All but the media houses is asked of the list of registrations, whose indexes find the few that most filters leave. */
function matches(filter: Filter): Expression<SqlBool> {
  const rettigheter =
    filter.rettigheter && (filter.rettigheter === 'oekonomiske' ? ('ja' as const) : ('nei' as const))
  const vederlag =
    filter.vederlagstype && (filter.vederlagstype === 'F©R-vederlag' ? ('ja' as const) : ('nei' as const))
  const conditions = [
    sql<SqlBool>`rad.posisjon = 0`,
    ...contains(sql`rad.arbeidstaker`, filter.arbeidstaker),
    ...contains(sql`rad.produksjonsnavn`, filter.produksjon),
    ...contains(sql`rad.selskap`, filter.selskap),
    ...contains(sql`rad.fagfunksjon`, filter.fagfunksjon),
    ...contains(sql`sendt.mediehus`, filter.mediehus),
    ...(filter.episoder === undefined ? [] : [sql<SqlBool>`coalesce(rad.episoder, -1) = ${filter.episoder}`]),
    ...isTrue(sql`rad.pc_signert`, filter.signaturePC),
    ...isTrue(sql`rad.rh_signert`, filter.signatureRH),
    ...isTrue(sql`rad.oekonomiske`, rettigheter),
    ...isTrue(forVederlag, vederlag),
    ...(filter.status ? [sql<SqlBool>`rad.status = ${filter.status}`] : []),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

/**
 * Documents whose first registration is on the list of the year; each production with the media houses that showed it. The list of
 * registrations holds what staff filter and sort by, and no deleted document.
 */
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
    .selectFrom('registreringsrad as rad')
    .innerJoin('registrering as r', 'r.id', 'rad.id')
    .innerJoin('sendt', 'sendt.produksjon_id', 'r.produksjon_id')
    .innerJoin('dokument as d', 'd.id', 'rad.dokument_id')
    .where(matches(filter))

const orders = {
  arbeidstaker: sql`rad.arbeidstaker_sort`,
  produksjon: sql`rad.produksjonsnavn_sort`,
  selskap: sql`rad.selskap_sort`,
  fagfunksjon: sql`rad.fagfunksjon_sort`,
  episoder: sql`rad.episoder`,
  mediehus: norwegianOrder('sendt.mediehus'),
  // What nobody has looked at comes last, both ways.
  signaturePC: sql`d.signatur_pc`,
  signatureRH: sql`d.signatur_rh`,
  rettigheter: sql`d.rettighet_status`,
  vederlagstype: forVederlag,
  status: sql`rad.status`,
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
    .innerJoin('produksjon as p', 'p.id', 'r.produksjon_id')
    .select([
      'd.id as dokumentId',
      'rad.arbeidstaker',
      'rad.produksjonsnavn',
      'rad.selskap as produksjonsselskap',
      'rad.fagfunksjon',
      'rad.episoder',
      'p.episoder as episoderTotalt',
      'sendt.mediehus',
      'd.signatur_pc',
      'd.signatur_rh',
      'd.rettighet_status',
      'd.rettighet_kommentar',
      'rad.status',
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
      sql<number>`coalesce(sum(rad.episoder), 0)::int`.as('episoder'),
      sql<number>`(count(*) filter (where ${forVederlag}))::int`.as('forVederlag'),
    ])
    .executeTakeFirstOrThrow()
