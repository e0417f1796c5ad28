import type { ProduksjonSpoersmaal } from '@rp/contract/produksjon'
import { CompiledQuery, type Expression, type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import { hasWords, likeness, pageOf } from '../../../platform/db/list-page.ts'
import { prepare } from '../../../platform/db/prepared.ts'
import type { Database, Tables } from '../../database.ts'

type Filter = Omit<ProduksjonSpoersmaal, 'side' | 'antall' | 'sorter' | 'retning'>

/** The newest viewing year that has a broadcast list. */
export async function getVisningsaar(db: Database): Promise<number> {
  const newest = CompiledQuery.raw(`${prepare} select max(aar) as aar from visningsaar where har_sendeliste`)
  const { rows } = await db.executeQuery<{ aar: number | null }>(newest)
  return rows[0]?.aar ?? 0
}

/** A number typed into a filter; null finds nothing, because no row has such a number. */
const wholeNumber = (typed: string): number | null => {
  const number = Number(typed.trim())
  return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : null
}

/** The years that begin with the digits typed so far, as a range that an index can be read by. */
function yearRange(typed: string): readonly [number, number] {
  const digits = typed.trim()
  if (!/^\d{1,4}$/.test(digits)) return [1, 0]
  const unit = 10 ** (4 - digits.length)
  return [Number(digits) * unit, (Number(digits) + 1) * unit - 1]
}

/** Of `p`: premiere in a year that begins with these digits. */
export function hasPremiere(typed: string) {
  const [from, to] = yearRange(typed)
  return sql<SqlBool>`p.premiere between ${from} and ${to}`
}

function matches(filter: Filter, aar: number): Expression<SqlBool> {
  const { tittel, selskap, sesong, premiere, verkstype, episoder, sendeliste, nye, bruk } = filter
  const conditions = [sql<SqlBool>`true`]
  if (tittel?.trim()) conditions.push(hasWords(sql.ref('p.tittel'), tittel))
  if (selskap?.trim()) conditions.push(hasWords(sql.ref('p.selskap'), selskap))
  if (sesong?.trim()) conditions.push(sql`p.sesong = ${wholeNumber(sesong)}`)
  if (episoder?.trim()) conditions.push(sql`p.episoder = ${wholeNumber(episoder)}`)
  if (verkstype) conditions.push(sql`p.verkstype = ${verkstype}`)
  if (nye) conditions.push(sql`p.ny`)
  if (bruk?.trim()) conditions.push(sql`p.bruk is not null and p.bruk::text ilike ${likeness(bruk)}`)
  if (premiere?.trim()) conditions.push(hasPremiere(premiere))
  if (sendeliste) conditions.push(hasPlass(sendeliste, aar))
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

/** The rule itself is in the database (migration 0014); the list of the year narrows it to few rows first. */
function hasPlass(plass: NonNullable<Filter['sendeliste']>, aar: number) {
  const listed = sql`select s.produksjon_id from sendeliste s where s.visningsaar = ${aar} and s.produksjon_id is not null`
  if (plass === 'ingen') return sql<SqlBool>`p.id not in (${listed})`
  return sql<SqlBool>`p.id in (${listed}) and sendelisteplass(p.id, p.premiere, ${aar}) = ${plass}`
}

const orders = {
  tittel: sql.ref('p.tittel_sort'),
  selskap: sql.ref('p.selskap_sort'),
  sesong: sql.ref('p.sesong'),
  premiere: sql.ref('p.premiere'),
  verkstype: sql.ref('p.verkstype'),
  episoder: sql.ref('p.episoder'),
} as const

function orderOf({ sorter = 'tittel', retning = 'stigende' }: ProduksjonSpoersmaal) {
  const direction = retning === 'synkende' ? sql`desc` : sql`asc`
  // What is not filled in stands last, whichever way.
  const last =
    sorter === 'tittel' || sorter === 'selskap' || retning === 'stigende' ? sql`` : sql` nulls last`
  return sql`${orders[sorter]} ${direction}${last}, p.tittel_sort ${direction}, p.id ${direction}`
}

/** The rows named by `picked`, in its order, each with its place on the list and what points to it. */
const describe = (picked: Expression<unknown>, aar: number) =>
  sql<RegisterRow>`
    select p.*, sendelisteplass(p.id, p.premiere, ${aar}) as plass,
      (select coalesce(nullif(btrim(concat_ws(' ', b.fornavn, b.etternavn)), ''), b.epost) from bruker b where b.id = p.ny_fra) as ny_fra_navn,
      (select count(*)::int from registrering r where r.produksjon_id = p.id) as antall_registreringer,
      (select count(*)::int from sendeliste s where s.produksjon_id = p.id) as antall_sendelister
    from (${picked}) as p order by p.plassering`

const describeRows = async (db: Database, picked: Expression<unknown>, aar: number): Promise<RegisterRow[]> =>
  (await describe(picked, aar).execute(db)).rows

/** For who is no longer there. */
export const ukjentMedlem = 'et medlem'

type Plassert = {
  plass: 'ingen' | 'sendt' | 'premiere'
  ny_fra_navn: string | null
  antall_registreringer: number
  antall_sendelister: number
}
export type ProduksjonRow = Omit<Tables['produksjon'], 'bruk' | 'versjon' | 'ny'> & {
  bruk: unknown
  versjon: number
  /** Staff have not looked at it. */
  ny: boolean
}
export type RegisterRow = ProduksjonRow & Plassert

/** As `toProduksjonRad` tells of a row. */
const somRad = sql`json_build_object('_id', p.id, 'Produksjonstittel', p.tittel, 'Produksjonsselskap', p.selskap, 'Sesong', p.sesong,
  'Premiere', p.premiere, 'Verkstype', p.verkstype, 'Spilletid_sekunder', p.spilletid_sekunder, 'Episoder', p.episoder, 'Bruk', p.bruk,
  'plass', p.plass, 'nyFra', case when p.ny then coalesce(p.ny_fra_navn, ${ukjentMedlem}) end,
  'antallRegistreringer', p.antall_registreringer, 'antallSendelister', p.antall_sendelister, 'versjon', p.versjon)`

/** One page of the register as a JSON array, and a mark that any change of what the filter counts moves. */
export function selectRegister(
  query: ProduksjonSpoersmaal,
  page: { side: number; antall: number },
  aar: number,
) {
  const { limit, offset } = pageOf(page)
  const picked = sql`
    select side.*, row_number() over () as plassering from (
      select p.* from produksjon p where ${matches(query, aar)} order by ${orderOf(query)}
      limit ${limit} offset ${offset}
    ) as side`
  return sql<{ rader: string; merke: string }>`
    select coalesce(json_agg(${somRad} order by p.plassering), '[]')::text as rader,
      (select string_agg(versjon::text, ' ' order by register) from registerversjon
        where register in ('produksjon', 'sendeliste', 'visningsaar')) as merke
    from (${describe(picked, aar)}) as p`
}

export async function listRegister(db: Database, ...asked: Parameters<typeof selectRegister>) {
  const { rows } = await selectRegister(...asked).execute(db)
  return rows[0] ?? { rader: '[]', merke: '' }
}

export async function countRegister(db: Database, filter: Filter, aar: number): Promise<number> {
  const { rows } = await sql<{ antall: number }>`
    select count(*)::int as antall from produksjon p where ${matches(filter, aar)}`.execute(db)
  return rows[0]?.antall ?? 0
}

/** In the order of the ids. */
export const listRegisterRows = (db: Database, ids: readonly string[], aar: number): Promise<RegisterRow[]> =>
  describeRows(
    db,
    sql`select p.*, o.plassering from produksjon p
      join unnest(${[...ids]}::uuid[]) with ordinality as o (id, plassering) on o.id = p.id`,
    aar,
  )

/** Holds the rows until the transaction ends, in one order for everybody. */
export const lockProduksjoner = (db: Database, ids: readonly string[]): Promise<ProduksjonRow[]> =>
  db
    .selectFrom('produksjon')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Counts the version up with every change. Whoever changes a production here is staff, and has looked at it. */
export async function updateProduksjonRow(
  db: Database,
  id: string,
  values: Updateable<Tables['produksjon']>,
): Promise<void> {
  await db
    .updateTable('produksjon')
    .set(row => ({ ...values, ny: false, ny_fra: null, versjon: row('versjon', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('ny_produksjon_medlem').where('produksjon_id', '=', id).execute()
}

export const insertProduksjonRow = (db: Database, row: Insertable<Tables['produksjon']>) =>
  db.insertInto('produksjon').values(row).execute()

/** How many pots of money are for this production alone. */
export const countPotter = (db: Database, id: string): Promise<number> =>
  db
    .selectFrom('pott')
    .select(eb => eb.fn.countAll<string>().as('antall'))
    .where('produksjon_id', '=', id)
    .executeTakeFirstOrThrow()
    .then(({ antall }) => Number(antall))

/** What an earlier import took for the production comes back as doubtful, not as settled, if a later import is undone. */
export const doubtImports = (db: Database, id: string) =>
  sql`update sendelisterad set produksjon_id = null, tvil = true where produksjon_id = ${id}`.execute(db)

export const deleteProduksjonRow = (db: Database, id: string) =>
  db.deleteFrom('produksjon').where('id', '=', id).execute()

/** The same work under another id: title without regard to letter case, season and year of premiere. */
export const findTwin = (
  db: Database,
  { id, tittel, sesong, premiere }: Pick<ProduksjonRow, 'id' | 'tittel' | 'sesong' | 'premiere'>,
) =>
  db
    .selectFrom('produksjon')
    .select('id')
    .where(sql<boolean>`lower(tittel) = lower(${tittel})`)
    .where('sesong', 'is not distinct from', sesong)
    .where('premiere', 'is not distinct from', premiere)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
