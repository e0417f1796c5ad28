import type { AlleSaksslag, Sakstilstand } from '@rp/contract/sak'
import type { fristvalg, sakskolonner } from '@rp/contract/saksbehandling'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { likeness } from '../../../platform/db/list-page.ts'
import type { Database } from '../../database.ts'

export type Filter = {
  nummer?: string | undefined
  slag?: AlleSaksslag | undefined
  medlem?: string | undefined
  dokumentnavn?: string | undefined
  opprettet?: string | undefined
  frist?: (typeof fristvalg)[number] | undefined
  tilstand?: Sakstilstand | 'aktive' | undefined
  /** An id, or `ingen`. */
  ansvarlig?: string | undefined
  fra?: string | undefined
  dokument?: string | undefined
  bruker?: string | undefined
  sok?: string | undefined
}
type Kolonne = (typeof sakskolonner)[number]

export type Orden = { kolonne: Kolonne; synkende: boolean }
type Bool = RawBuilder<SqlBool>

const inDays: Record<(typeof fristvalg)[number], (idag: string) => Bool> = {
  forfalt: idag => sql`sak.frist < ${idag}::date`,
  i_dag: idag => sql`sak.frist = ${idag}::date`,
  sju_dager: idag => sql`sak.frist between ${idag}::date and ${idag}::date + 7`,
  senere: idag => sql`sak.frist > ${idag}::date + 7`,
}

const tilstandIs = (tilstand: NonNullable<Filter['tilstand']>): Bool =>
  tilstand === 'aktive' ? sql`sak.tilstand <> 'lukket'` : sql`sak.tilstand = ${tilstand}`

/** A filter, and what it asks of a row; a filter that is absent asks nothing. */
const conditions: { [Name in keyof Filter]-?: (value: NonNullable<Filter[Name]>, idag: string) => Bool } = {
  nummer: value => sql`sak.nummer::text like ${likeness(value)}`,
  slag: value => sql`sak.slag = ${value}`,
  medlem: value => sql`(m.epost ilike ${likeness(value)}
    or concat_ws(' ', m.fornavn, m.mellomnavn, m.etternavn) ilike ${likeness(value)}
    or concat_ws(' ', m.fornavn, m.etternavn) ilike ${likeness(value)})`,
  dokumentnavn: value => sql`sak.dokument_navn ilike ${likeness(value)}`,
  opprettet: value =>
    sql`to_char(sak.opprettet at time zone 'Europe/Oslo', 'DD.MM.YYYY') like ${likeness(value)}`,
  frist: (value, idag) => sql`(sak.tilstand = 'aapen' and ${inDays[value](idag)})`,
  tilstand: tilstandIs,
  ansvarlig: value => (value === 'ingen' ? sql`sak.ansvarlig_id is null` : sql`sak.ansvarlig_id = ${value}`),
  fra: value => sql`sak.opprettet >= ${new Date(value)}`,
  dokument: value => sql`sak.dokument_id = ${value}`,
  bruker: value => sql`sak.bruker_id = ${value}`,
  sok: value =>
    sql`exists (select from sak_melding t where t.sak_id = sak.id and t.tekst ilike ${likeness(value)})`,
}

function matches(filter: Filter, idag: string): Expression<SqlBool> {
  const asked = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === ''
      ? []
      : [(conditions[name as keyof Filter] as (value: unknown, idag: string) => Bool)(value, idag)],
  )
  return sql<SqlBool>`(${sql.join([sql`true`, ...asked], sql` and `)})`
}

const selectRader = (db: Database) =>
  db
    .selectFrom('sak')
    .innerJoin('bruker as m', 'm.id', 'sak.bruker_id')
    .leftJoin('bruker as a', 'a.id', 'sak.ansvarlig_id')
    .leftJoin('dokument as d', join => join.onRef('d.id', '=', 'sak.dokument_id').on('d.slettet', 'is', null))
    .selectAll('sak')
    .select([
      'm.fornavn',
      'm.etternavn',
      'm.epost',
      'm.aktiv',
      'a.fornavn as ansvarlig_fornavn',
      'a.etternavn as ansvarlig_etternavn',
      'a.epost as ansvarlig_epost',
      'd.id as levende_dokument',
    ])
export type RadRow = NonNullable<Awaited<ReturnType<typeof findRad>>>

/** Whose turn it is comes before when: the deadline of a case that has been answered means nothing. */
const turn = sql`case sak.tilstand when 'aapen' then 0 when 'besvart' then 1 else 2 end`
/** As the name is shown: the address where there is none. */
const nameOf = (table: 'm' | 'a', way: RawBuilder<unknown>) =>
  sql`coalesce(nullif(${sql.ref(`${table}.fornavn_sort`)}, ''), ${sql.ref(`${table}.etternavn_sort`)}, '') = '',
    ${sql.ref(`${table}.fornavn_sort`)} ${way}, ${sql.ref(`${table}.etternavn_sort`)} ${way}, ${sql.ref(`${table}.epost_sort`)} ${way}`

function orderOf({ kolonne, synkende }: Orden): RawBuilder<unknown> {
  const way = synkende ? sql`desc` : sql`asc`
  if (kolonne === 'frist') return sql`${turn}, sak.frist ${way}`
  if (kolonne === 'tilstand') return sql`${turn} ${way}, sak.frist`
  if (kolonne === 'medlem') return sql`${nameOf('m', way)}`
  if (kolonne === 'ansvarlig') return sql`sak.ansvarlig_id is null, ${nameOf('a', way)}`
  if (kolonne === 'dokumentnavn') return sql`(sak.dokument_navn = ''), sak.dokument_sort ${way}`
  return sql`${sql.ref(`sak.${kolonne}`)} ${way}`
}

export const listRader = (
  db: Database,
  filter: Filter,
  idag: string,
  orden: Orden,
  page: { limit: number; offset: number },
) =>
  selectRader(db)
    .where(matches(filter, idag))
    .orderBy(orderOf(orden))
    .orderBy('sak.nummer', orden.synkende ? 'desc' : 'asc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countRader(db: Database, filter: Filter, idag: string): Promise<number> {
  const { antall } = await db
    .selectFrom('sak')
    .innerJoin('bruker as m', 'm.id', 'sak.bruker_id')
    .select(row => row.fn.countAll<string>().as('antall'))
    .where(matches(filter, idag))
    .executeTakeFirstOrThrow()
  return Number(antall)
}

export const findRad = (db: Database, nummer: number) =>
  selectRader(db).where('sak.nummer', '=', nummer).executeTakeFirst()

/** Staff who can be made responsible. */
export const listAnsvarlige = (db: Database) =>
  db
    .selectFrom('bruker')
    .select(['id', 'fornavn', 'etternavn', 'epost'])
    .where('brukertype', '=', 'administrator')
    .where('aktiv', '=', true)
    .execute()
