import type { Brukertype, brukerKolonner, brukerKontoer, brukerMerker } from '@rp/contract/bruker'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { likeness } from '../../../platform/db/list-page.ts'
import type { Database, Tables } from '../../database.ts'

type Kolonne = (typeof brukerKolonner)[number]
type Valgfri<T> = { [Key in keyof T]?: T[Key] | undefined }
export type BrukerFilter = Valgfri<
  Record<Kolonne, string> & {
    rolle: Brukertype
    konto: (typeof brukerKontoer)[number]
    merke: (typeof brukerMerker)[number]
    fra: string
  }
>
export type BrukerOrden = { sorter: Kolonne; retning: 'stigende' | 'synkende' }

const columnOf = {
  fornavn: 'fornavn',
  etternavn: 'etternavn',
  email: 'epost',
  by: 'poststed',
  land: 'land',
} as const satisfies Record<Kolonne, keyof Tables['bruker']>
const kolonner = Object.keys(columnOf) as Kolonne[]

const byName = ['etternavn_sort', 'fornavn_sort', 'epost_sort'] as const
const keyOf = (kolonne: Kolonne) => `${columnOf[kolonne]}_sort` as const

const merker: Record<NonNullable<BrukerFilter['merke']>, () => RawBuilder<SqlBool>> = {
  kontrollsiffer: () => sql`not bruker.personnummer_kontrollert`,
  sletting: () => sql`sletteoenske.id is not null`,
  ubekreftet: () => sql`bruker.epost_bekreftet is null and bruker.aktiv`,
  dobbelt: () => sql`bruker.id in (select a from bruker_likhet union all select b from bruker_likhet)`,
}

function matches(filter: BrukerFilter): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`bruker.slettet is null`]
  for (const kolonne of kolonner) {
    const text = filter[kolonne]?.trim()
    if (text) conditions.push(sql`${sql.ref(`bruker.${columnOf[kolonne]}`)} ilike ${likeness(text)}`)
  }
  if (filter.rolle) conditions.push(sql`bruker.brukertype = ${filter.rolle}`)
  if (filter.konto) conditions.push(sql`bruker.aktiv = ${filter.konto === 'aktiv'}`)
  if (filter.fra) conditions.push(sql`bruker.opprettet >= ${new Date(filter.fra)}`)
  if (filter.merke) conditions.push(merker[filter.merke]())
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

/** Users with their open wish of deletion, where there is one. */
const withSletteoenske = (db: Database) =>
  db
    .selectFrom('bruker')
    .leftJoin('sletteoenske', join =>
      join.onRef('sletteoenske.bruker_id', '=', 'bruker.id').on('sletteoenske.behandlet', 'is', null),
    )

/** In Norwegian order; who is alike in the column asked for comes by name. Without a page: everything the filter leaves. */
export function listBrukere(
  db: Database,
  filter: BrukerFilter,
  { sorter, retning }: BrukerOrden,
  page?: { limit: number; offset: number },
) {
  const direction = retning === 'synkende' ? 'desc' : 'asc'
  const first = keyOf(sorter)
  const rest = sorter === 'email' ? [] : byName.filter(key => key !== first)
  let query = withSletteoenske(db)
    .selectAll('bruker')
    .select('sletteoenske.opprettet as sletting')
    .where(matches(filter))
  for (const key of [first, ...rest]) query = query.orderBy(`bruker.${key}`, direction)
  const ordered = query.orderBy('bruker.id', direction)
  return (page ? ordered.limit(page.limit).offset(page.offset) : ordered).execute()
}

export async function countBrukere(db: Database, filter: BrukerFilter): Promise<number> {
  const { antall } = await withSletteoenske(db)
    .select(row => row.fn.countAll<string>().as('antall'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return Number(antall)
}
