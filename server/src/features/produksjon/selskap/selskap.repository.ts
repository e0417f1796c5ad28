import type { SelskapSpoersmaal } from '@rp/contract/produksjon'
import { type Expression, type Insertable, type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely'
import { likeness, pageOf } from '../../../platform/db/list-page.ts'
import { sameText } from '../../../platform/db/same-text.ts'
import type { SortColumn } from '../../../platform/db/sort-column.ts'
import { sortKey } from '../../../platform/db/sort-key.ts'
import type { Database, Tables } from '../../database.ts'
import { insertFra } from '../../historikk/historikk.service.ts'
import type { Hvem, Omdoept } from '../navnebytte.ts'

export type SelskapRow = Omit<Tables['produksjonsselskap'], 'versjon'> & { versjon: number }
export type SelskapMedBruk = SelskapRow & { antall_produksjoner: number; antall_dokumenter: number }

function matches({ navn, orgnr, kontaktperson, epost, telefon }: SelskapSpoersmaal): Expression<SqlBool> {
  const conditions = [sql<SqlBool>`true`]
  for (const [column, typed] of Object.entries({ navn, kontaktperson, epost, telefon }))
    if (typed?.trim()) conditions.push(sql`${sql.ref(`s.${column}`)} ilike ${likeness(typed)}`)
  if (orgnr?.trim())
    conditions.push(sql`replace(s.orgnr, ' ', '') ilike ${likeness(orgnr.replace(/\s/g, ''))}`)
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

const describeRows = (db: Database, picked: Expression<unknown>) =>
  sql<SelskapMedBruk>`
    select s.*,
      (select count(*)::int from produksjon p where ${sameText('p.selskap', sql.ref('s.navn'))}) as antall_produksjoner,
      (select count(*)::int from dokument d where ${sameText('d.produksjonsselskap', sql.ref('s.navn'))}) as antall_dokumenter
    from (${picked}) as s order by s.plassering`
    .execute(db)
    .then(({ rows }) => rows)

export const selskapSortColumns: readonly SortColumn[] = [
  { table: 'produksjonsselskap', column: 'kontaktperson', sort: 'kontaktperson_sort' },
]

/** As the indexes have them (migration 0018); a telephone number without its country code and spaces. */
const orders = {
  navn: sql`s.navn_sort`,
  orgnr: sql`s.orgnr`,
  kontaktperson: sql`s.kontaktperson_sort`,
  epost: sql`lower(s.epost) collate "C"`,
  telefon: sql`telefonnoekkel(s.telefon) collate "C"`,
} as const

export function listSelskaper(
  db: Database,
  query: SelskapSpoersmaal,
  page: { side: number; antall: number },
): Promise<SelskapMedBruk[]> {
  const { limit, offset } = pageOf(page)
  const direction = query.retning === 'synkende' ? sql`desc` : sql`asc`
  return describeRows(
    db,
    sql`select side.*, row_number() over () as plassering from (
      select s.* from produksjonsselskap s where ${matches(query)}
      order by ${orders[query.sorter ?? 'navn']} ${direction}, s.navn_sort ${direction}, s.id ${direction}
      limit ${limit} offset ${offset}) as side`,
  )
}

export async function countSelskaper(db: Database, query: SelskapSpoersmaal): Promise<number> {
  const { rows } = await sql<{ antall: number }>`
    select count(*)::int as antall from produksjonsselskap s where ${matches(query)}`.execute(db)
  return rows[0]?.antall ?? 0
}

export async function findSelskap(db: Database, id: string): Promise<SelskapMedBruk | undefined> {
  const [row] = await describeRows(
    db,
    sql`select s.*, 1 as plassering from produksjonsselskap s where s.id = ${id}`,
  )
  return row
}

/** Holds the rows until the transaction ends, in one order for everybody. */
export const lockSelskaper = (db: Database, ids: readonly string[]): Promise<SelskapRow[]> =>
  db
    .selectFrom('produksjonsselskap')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Two who write to the register of companies come one after the other: names and numbers are compared across rows. */
export const lockRegister = (db: Database) =>
  sql`select pg_advisory_xact_lock(hashtextextended('produksjonsselskap', 0))`.execute(db)

/** Another company with this name, or with this number. */
export const findOther = (db: Database, { id, navn, orgnr }: { id: string; navn: string; orgnr: string }) =>
  sql<{ id: string; navn: string; samme_navn: boolean }>`
    select id, navn, lower(btrim(navn)) = lower(${navn}) as samme_navn from produksjonsselskap
    where id <> ${id} and (lower(btrim(navn)) = lower(${navn}) or (${orgnr} <> '' and replace(orgnr, ' ', '') = ${orgnr}))
    limit 1`
    .execute(db)
    .then(({ rows }) => rows[0])

export const insertSelskap = (db: Database, row: Insertable<Tables['produksjonsselskap']>) =>
  db.insertInto('produksjonsselskap').values(row).execute()

/** Counts the version up with every change. */
export const updateSelskapRow = (
  db: Database,
  id: string,
  values: Updateable<Tables['produksjonsselskap']>,
) =>
  db
    .updateTable('produksjonsselskap')
    .set(row => ({ ...values, versjon: row('versjon', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deleteSelskapRow = (db: Database, id: string) =>
  db.deleteFrom('produksjonsselskap').where('id', '=', id).execute()

/** Productions that name a company by the one name name it by the other, with a version and a line of history. @returns them with what they said */
export const renameInProduksjoner = (
  db: Database,
  fra: string,
  til: string,
  hvem: Hvem,
): Promise<Omdoept[]> =>
  sql<Omdoept>`
    with p as materialized (
      select id, selskap as navn from produksjon
      where ${sameText('selskap', sql`${fra}::text`)} and selskap <> ${til} order by id for update
    ), endret as (
      update produksjon set selskap = ${til}, selskap_sort = ${sortKey(til)}, versjon = versjon + 1, endret = ${hvem.tid}
      where id in (select id from p)
    ), fortalt as (
      ${told('p', hvem, sql`${JSON.stringify([{ felt: 'selskap', fra, til }])}`)}
    )
    select id, navn from p`
    .execute(db)
    .then(({ rows }) => rows)

/** What each of them said before, where it still says `navn`. */
export const returnInProduksjoner = (
  db: Database,
  produksjoner: readonly Omdoept[],
  navn: string,
  hvem: Hvem,
) =>
  sql`
    with p as (
      update produksjon set selskap = m.navn, selskap_sort = m.sort, versjon = versjon + 1, endret = ${hvem.tid}
      from jsonb_to_recordset(${JSON.stringify(produksjoner.map(row => ({ ...row, sort: sortKey(row.navn) })))}::jsonb)
        as m (id uuid, navn text, sort text)
      where produksjon.id = m.id and selskap = ${navn} returning produksjon.id, m.navn
    )
    ${told('p', hvem, sql`jsonb_build_array(jsonb_build_object('felt', 'selskap', 'fra', ${navn}::text, 'til', navn))`)}`.execute(
    db,
  )

const told = (fra: string, hvem: Hvem, endringer: RawBuilder<unknown>) =>
  insertFra(fra, { ...hvem, entitet: 'produksjon', hendelse: 'endret' }, endringer)

/** Names that the register lacks, the most used first. */
export const listUkjente = (db: Database, limit: number) =>
  sql<{ navn: string; produksjoner: number; dokumenter: number }>`
    with brukt as (
      select btrim(selskap) as navn, 1 as produksjon, 0 as dokument from produksjon where selskap <> ''
      union all
      select btrim(produksjonsselskap), 0, 1 from dokument where produksjonsselskap <> '' and slettet is null
    )
    select mode() within group (order by navn) as navn, sum(produksjon)::int as produksjoner, sum(dokument)::int as dokumenter
    from brukt where navn <> ''
    group by lower(navn)
    having lower(navn) not in (select lower(btrim(navn)) from produksjonsselskap)
    order by count(*) desc, lower(navn) limit ${limit}`
    .execute(db)
    .then(({ rows }) => rows)

/** What the companies of the register are known by. */
export const listKjente = (db: Database) =>
  db.selectFrom('produksjonsselskap').select(['id', 'navn', 'orgnr', 'epost']).execute()
