import { Dag } from '@rp/contract/id'
import { perSide } from '@rp/contract/liste'
import type { Registreringssporring } from '@rp/contract/registreringsliste'
import { venterPaaOss } from '@rp/contract/tur'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { hasWords, likeness } from '../../../platform/db/list-page.ts'
import { prepared } from '../../../platform/db/prepared.ts'
import { sortKey } from '../../../platform/db/sort-key.ts'
import type { Database } from '../../database.ts'
import { isVaarTur } from '../dokument.repository.ts'

/** `tildelt` is `ingen`, or the id of who has the documents; `idag` the day in Norway, as '2026-11-20'. */
export type Sporring = Omit<Registreringssporring, 'tildelt'> & {
  tildelt?: string | undefined
  idag: string
} & {
  /** Only what no colleague of this person has taken, or has told since then to have open. */
  ledig?: { for: string; siden: Date }
}
type Kolonne = NonNullable<Sporring['sorter']>

/** As the indexes of the table have them, letter for letter. */
const orders: Readonly<Record<Kolonne, RawBuilder<unknown> | null>> = {
  mottatt: null,
  // What nobody has answered comes after all that somebody has.
  svar: sql`coalesce(rad.besvart, 'infinity')`,
  arbeidstaker: sql`rad.arbeidstaker_sort`,
  produksjon: sql`rad.produksjonsnavn_sort`,
  fagfunksjon: sql`rad.fagfunksjon_sort`,
  produksjonsselskap: sql`rad.selskap_sort`,
  signaturePC: sql`rad.pc_signert`,
  signatureRH: sql`rad.rh_signert`,
  rettigheter: sql`rad.oekonomiske`,
  episoder: sql`coalesce(rad.episoder, -1)`,
  status: sql`rad.status`,
}

const orderKeys = ({ sorter = 'mottatt' }: Sporring) => {
  const first = orders[sorter]
  return [...(first ? [first] : []), sql`rad.opprettet`, sql`rad.dokument_id`, sql`rad.posisjon`]
}

const orderBy = (sporring: Sporring, reversed = false) => {
  const descending = (sporring.retning === 'synkende') !== reversed
  return sql.join(orderKeys(sporring).map(key => (descending ? sql`${key} desc` : key)))
}

const answer = (column: RawBuilder<unknown>, yes: boolean) =>
  yes ? sql<SqlBool>`${column}` : sql<SqlBool>`not ${column}`

/** A whole day, month or year as it is shown is looked up by the index; a part of a date is looked for in each. */
function isMottatt(typed: string): RawBuilder<SqlBool> {
  const [, dag, maaned, aar] = /^(?:(?:(\d\d)\.)?(\d\d)\.)?(\d{4})$/.exec(typed) ?? []
  const start = `${aar}-${maaned ?? '01'}-${dag ?? '01'}`
  if (!Dag.safeParse(start).success)
    return sql<SqlBool>`to_char(rad.opprettet at time zone 'Europe/Oslo', 'DD.MM.YYYY') like ${likeness(typed)}`
  const lengde = dag ? '1 day' : maaned ? '1 month' : '1 year'
  return sql<SqlBool>`(rad.opprettet >= ${start}::timestamp at time zone 'Europe/Oslo'
    and rad.opprettet < (${start}::timestamp + ${lengde}::interval) at time zone 'Europe/Oslo')`
}

const hosWhom: Readonly<Record<'deg' | 'svar' | 'utsatt', (idag: string) => RawBuilder<SqlBool>>> = {
  deg: () => sql`rad.tur = 'medlem'`,
  svar: () => sql`rad.besvart is not null`,
  utsatt: idag => sql`(rad.tur = 'oss' and rad.utsatt_til > ${idag}::date)`,
}

function conditionsOf(sporring: Sporring): RawBuilder<SqlBool>[] {
  const { sok, arbeidstaker, produksjon, fagfunksjon, produksjonsselskap, status, mottatt } = sporring
  const { ledig, signaturePC, signatureRH, rettigheter, episoder, hos, eier, tildelt, fra, til, statusFra } =
    sporring
  const conditions: RawBuilder<SqlBool>[] = []
  if (sok?.trim()) conditions.push(hasWords(sql`rad.soketekst`, sok))
  if (arbeidstaker?.trim()) conditions.push(hasWords(sql`rad.arbeidstaker`, arbeidstaker))
  if (produksjon?.trim()) conditions.push(hasWords(sql`rad.produksjonsnavn`, produksjon))
  if (fagfunksjon?.trim()) conditions.push(hasWords(sql`rad.fagfunksjon`, fagfunksjon))
  if (produksjonsselskap?.trim()) conditions.push(hasWords(sql`rad.selskap`, produksjonsselskap))
  if (signaturePC) conditions.push(answer(sql`rad.pc_signert`, signaturePC === 'Yes'))
  if (signatureRH) conditions.push(answer(sql`rad.rh_signert`, signatureRH === 'Yes'))
  if (rettigheter) conditions.push(answer(sql`rad.oekonomiske`, rettigheter === 'ØKONOMISKE'))
  if (episoder?.trim())
    conditions.push(
      /^\d{1,6}$/.test(episoder.trim())
        ? sql<SqlBool>`coalesce(rad.episoder, -1) = ${Number(episoder)}`
        : sql<SqlBool>`false`,
    )
  if (status === venterPaaOss) conditions.push(isVaarTur('rad', sporring.idag))
  else if (status) conditions.push(sql<SqlBool>`rad.status = ${status}`)
  if (hos) conditions.push(hosWhom[hos](sporring.idag))
  if (ledig)
    conditions.push(
      sql<SqlBool>`coalesce(rad.tildelt_id, ${ledig.for}) = ${ledig.for}`,
      sql<SqlBool>`not exists (select from dokument_aapent a where a.dokument_id = rad.dokument_id
        and a.bruker_id <> ${ledig.for} and a.sist > ${ledig.siden})`,
    )
  if (eier)
    conditions.push(
      sql<SqlBool>`rad.dokument_id in (select id from dokument where eier_id = ${eier} and slettet is null)`,
    )
  if (tildelt)
    conditions.push(
      tildelt === 'ingen' ? sql<SqlBool>`rad.tildelt_id is null` : sql<SqlBool>`rad.tildelt_id = ${tildelt}`,
    )
  if (mottatt?.trim()) conditions.push(isMottatt(mottatt.trim()))
  if (fra) conditions.push(sql<SqlBool>`rad.opprettet >= ${new Date(fra)}`)
  if (statusFra)
    conditions.push(
      sql<SqlBool>`rad.dokument_id in (select id from dokument where slettet is null and status_satt >= ${new Date(statusFra)})`,
    )
  if (til) conditions.push(sql<SqlBool>`rad.opprettet < ${new Date(til)}`)
  return conditions
}

const where = (conditions: readonly RawBuilder<SqlBool>[]) =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`

const navnOf = (alias: string) =>
  sql`concat_ws(' ', nullif(${sql.ref(`${alias}.fornavn`)}, ''), nullif(${sql.ref(`${alias}.mellomnavn`)}, ''), nullif(${sql.ref(`${alias}.etternavn`)}, ''))`

/** What the queue opens with is asked all day; other filters are many, and their best plan depends on what is typed. */
const isUsual = (
  { sorter: _, retning: __, idag: ___, status, ...filter }: Sporring,
  { limit, offset }: Utsnitt,
) =>
  offset === 0 &&
  limit === firstPage &&
  (!status || status === venterPaaOss) &&
  Object.values(filter).every(value => !value)
const firstPage: 50 = perSide
/** Written out: a plan that is made ahead must know how few rows are wanted. */
const ofFirstPage = sql`limit 50`

type Utsnitt = { limit: number; offset: number }

/**
 * One page, as the contract has it, in JSON. The page is found in the narrow table alone; only its own rows are joined with their
 * documents.
 */
export function selectRader(sporring: Sporring, utsnitt: Utsnitt) {
  const order = orderBy(sporring)
  const usual = isUsual(sporring, utsnitt)
  const page = usual ? ofFirstPage : sql`limit ${utsnitt.limit} offset ${utsnitt.offset}`
  return sql<{ rader: string }>`${usual ? prepared : sql``}
    select coalesce(json_agg(side), '[]')::text as rader from (
      select rad.id, rad.dokument_id as "dokumentId", d.versjon + d.intern_versjon as versjon, rad.arbeidstaker,
        coalesce(nullif(${navnOf('b')}, ''), b.epost) as eier, d.filnavn, rad.produksjonsnavn, rad.fagfunksjon, rad.selskap as produksjonsselskap,
        d.signatur_pc as "signaturePC", d.signatur_rh as "signatureRH", d.rettighet_status as rettigheter, rad.episoder, d.status,
        to_char(d.opprettet at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as mottatt,
        d.tur, to_char(d.besvart at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as besvart,
        case when d.utsatt_til > ${sporring.idag}::date then d.utsatt_til end as "utsattTil",
        case when t.id is not null then json_build_object('id', t.id, 'navn',
          coalesce(nullif(concat_ws(' ', nullif(t.fornavn, ''), nullif(t.etternavn, '')), ''), t.epost)) end as tildelt
      from (select * from registreringsrad as rad ${where(conditionsOf(sporring))}
        order by ${order} ${page}) as rad
      join dokument d on d.id = rad.dokument_id
      join bruker b on b.id = d.eier_id
      left join bruker t on t.id = d.tildelt_id
      order by ${order}) as side`
}

/** The rows of one page as a JSON array. */
export async function listRader(db: Database, sporring: Sporring, utsnitt: Utsnitt): Promise<string> {
  const { rows } = await selectRader(sporring, utsnitt).execute(db)
  return rows[0]?.rader ?? '[]'
}

const selectAntall = (sporring: Sporring) =>
  sql<{
    antall: number
  }>`select count(*) as antall from registreringsrad as rad ${where(conditionsOf(sporring))}`

type Side = { rader: string; antall: number; dokumenter: number }

/** As `listRader`, with how many rows and documents the filter leaves, in one statement: each of its own costs more than a small number does. */
export async function listSide(db: Database, sporring: Sporring, utsnitt: Utsnitt): Promise<Side> {
  const { rows } = await sql<Side>`${isUsual(sporring, utsnitt) ? prepared : sql``}select
    (${selectRader(sporring, utsnitt)}) as rader, (${selectAntall(sporring)}) as antall,
    (${selectDokumenttall(sporring, conditionsOf(sporring))}) as dokumenter`.execute(db)
  return rows[0] ?? { rader: '[]', antall: 0, dokumenter: 0 }
}

/** True where all registrations of a document are let through, or none. */
const isAboutDokumenter = ({ sok, produksjon, fagfunksjon, episoder }: Sporring) =>
  !(sok || produksjon || fagfunksjon || episoder)

/** Documents in what `conditions` leave; every document has a registration in position 0. */
const selectDokumenttall = (sporring: Sporring, conditions: readonly RawBuilder<SqlBool>[]) =>
  isAboutDokumenter(sporring)
    ? sql<{ antall: number }>`select count(*) as antall from registreringsrad as rad
        ${where([...conditions, sql<SqlBool>`rad.posisjon = 0`])}`
    : sql<{ antall: number }>`select count(distinct rad.dokument_id) as antall from registreringsrad as rad
        ${where(conditions)}`

async function countDokumenterWhere(
  db: Database,
  sporring: Sporring,
  conditions: readonly RawBuilder<SqlBool>[],
): Promise<number> {
  return (await selectDokumenttall(sporring, conditions).execute(db)).rows[0]?.antall ?? 0
}

export const countDokumenter = (db: Database, sporring: Sporring) =>
  countDokumenterWhere(db, sporring, conditionsOf(sporring))

/** Documents that the filter leaves, longest waiting first. */
export async function listUtvalg(db: Database, sporring: Sporring, limit: number) {
  const { rows } = await sql<{ id: string; versjon: number }>`
    select d.id, d.versjon + d.intern_versjon as versjon from (select distinct rad.opprettet, rad.dokument_id from registreringsrad as rad
      ${where(conditionsOf(sporring))} order by rad.opprettet, rad.dokument_id limit ${limit}) as valgt
    join dokument d on d.id = valgt.dokument_id order by valgt.opprettet, d.id`.execute(db)
  return rows
}

/** Every status in use, found by leaping from one to the next in the index. */
export async function listStatuser(db: Database): Promise<string[]> {
  const { rows } = await sql<{ status: string }>`
    with recursive funnet as (
      (select status from registreringsrad order by status limit 1)
      union all
      select (select rad.status from registreringsrad rad where rad.status > funnet.status order by rad.status limit 1)
      from funnet where funnet.status is not null)
    select status from funnet where status is not null limit 200`.execute(db)
  return rows.map(row => row.status)
}

/** Where a document stands in the list: its first registration that the filter leaves, else its first. */
export async function findSted(db: Database, sporring: Sporring, dokumentId: string) {
  const find = async (conditions: readonly RawBuilder<SqlBool>[]) => {
    const { rows } = await sql<{ id: string }>`
      select rad.id from registreringsrad as rad
      ${where([...conditions, sql<SqlBool>`rad.dokument_id = ${dokumentId}`])}
      order by ${orderBy(sporring)} limit 1`.execute(db)
    return rows[0]?.id
  }
  return (await find(conditionsOf(sporring))) ?? (await find([]))
}

/** Compared in the database, where a point in time keeps its microseconds. */
function beyond(sporring: Sporring, radId: string, before: boolean): RawBuilder<SqlBool> {
  const keys = sql.join(orderKeys(sporring))
  const less = (sporring.retning === 'synkende') !== before
  return sql<SqlBool>`(${keys}) ${less ? sql`<` : sql`>`} (select ${keys} from registreringsrad as rad where rad.id = ${radId})`
}

/** The first document of the list. */
export async function findFoerste(db: Database, sporring: Sporring): Promise<string | null> {
  const { rows } = await sql<{ dokument_id: string }>`
    select rad.dokument_id from registreringsrad as rad ${where(conditionsOf(sporring))}
    order by ${orderBy(sporring)} limit 1`.execute(db)
  return rows[0]?.dokument_id ?? null
}

/** Until the transaction ends, nobody else is given a document. */
export const lockUtdeling = (tx: Database) =>
  sql`select pg_advisory_xact_lock(hashtext('registreringer/neste'))`.execute(tx)

type Nabolag = { radId: string; before: boolean; limit: number }

/** Documents of the registrations nearest before or after one of them, nearest first; one may come twice. */
export async function listNaboer(db: Database, sporring: Sporring, { radId, before, limit }: Nabolag) {
  const { rows } = await sql<{ dokument_id: string }>`
    select rad.dokument_id from registreringsrad as rad
    ${where([...conditionsOf(sporring), beyond(sporring, radId, before)])}
    order by ${orderBy(sporring, before)} limit ${limit}`.execute(db)
  return rows.map(row => row.dokument_id)
}

export const countBefore = (db: Database, sporring: Sporring, radId: string) =>
  countDokumenterWhere(db, sporring, [...conditionsOf(sporring), beyond(sporring, radId, true)])

const texts = ['arbeidstaker', 'produksjonsnavn', 'fagfunksjon', 'selskap'] as const

/**
 * Gives rows that were written since last time their keys in Norwegian order. Two at once share the work.
 * @returns how many rows got their keys
 */
export async function fillOrder(tx: Database, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string } & Record<(typeof texts)[number], string>>`
    select id, ${sql.join(texts.map(name => sql.ref(name)))} from registreringsrad
    where ${sql.join(
      texts.map(name => sql`${sql.ref(`${name}_sort`)} is null`),
      sql` or `,
    )}
    limit ${limit} for update skip locked`.execute(tx)
  if (rows.length === 0) return 0
  const keys = texts.map(name => sql`${rows.map(row => sortKey(row[name]))}::text[]`)
  await sql`
    update registreringsrad set ${sql.join(texts.map(name => sql`${sql.ref(`${name}_sort`)} = gitt.${sql.ref(name)}`))}
    from unnest(${rows.map(row => row.id)}::uuid[], ${sql.join(keys)})
      as gitt (id, ${sql.join(texts.map(name => sql.ref(name)))})
    where registreringsrad.id = gitt.id`.execute(tx)
  return rows.length
}
