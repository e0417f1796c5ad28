import { type RawBuilder, sql } from 'kysely'
import { sameText } from '../../platform/db/same-text.ts'
import type { Database } from '../database.ts'
import { type Endring, insertFra } from '../historikk/historikk.service.ts'

/**
 * What a register calls its entries can stand in thousands of documents: these statements change them all at once, instead of one by one
 * (`endring.ts`). They do what it does for what nobody is mailed about: a version, and a line of history.
 */
type Hvem = { tid: Date; aktoerId: string }
const changedAt = (tid: Date) => sql`versjon = dokument.versjon + 1, endret = ${tid}`
const told = (fra: string, hvem: Hvem, endringer: RawBuilder<unknown>) =>
  insertFra(fra, { ...hvem, entitet: 'dokument', hendelse: 'endret' }, endringer)

/** Registrations that a merge moved, and the ids of KI's proposals that followed them. */
export type Flyttet = { registreringer: { id: string; dokument: string }[]; forslag: string[] }

/**
 * Holds every document that names one of these productions, in one order for everybody. Taken before the productions themselves:
 * whoever saves a document takes its row first too.
 */
export const lockDokumenterMed = (db: Database, produksjonIds: readonly string[]) =>
  sql`select d.id from dokument d
    where d.id in (select r.dokument_id from registrering r where r.produksjon_id in (${sql.join(produksjonIds)}))
    order by d.id for update`.execute(db)

/**
 * Points registrations to another production, or the same one under a new title. Their documents get a version and a history.
 * @param bare only these, where they still name the production
 */
export async function moveRegistreringer(
  db: Database,
  {
    fraId,
    tilId,
    tittel,
    tid,
    aktoerId,
    endringer,
    bare,
  }: Hvem & {
    fraId: string
    tilId: string
    tittel: string
    endringer: readonly Endring[]
    bare?: Flyttet
  },
): Promise<Flyttet> {
  const among = (ids: readonly string[] | undefined) =>
    ids ? sql<boolean>`id = any(${[...ids]}::uuid[])` : sql<boolean>`true`
  const { rows } = await sql<Flyttet>`
    with flyttet as (
      update registrering set produksjon_id = ${tilId}, produksjonsnavn = ${tittel}
      where produksjon_id = ${fraId} and (produksjon_id <> ${tilId}::uuid or produksjonsnavn <> ${tittel})
        and ${among(bare?.registreringer.map(({ id }) => id))}
      returning id, dokument_id
    ), endret as (
      update dokument set ${changedAt(tid)}
      where id in (select dokument_id from flyttet) returning id
    ), foreslaatt as (
      -- A proposal follows the field that it was for.
      update ki_forslag set produksjon_id = ${tilId}, verdi = to_jsonb(${tittel}::text)
      where produksjon_id = ${fraId} and felt = 'produksjon' and ${among(bare?.forslag)} returning id
    ), fortalt as (
      ${told('endret', { tid, aktoerId }, sql`${JSON.stringify(endringer)}`)}
    )
    select coalesce((select json_agg(json_build_object('id', id, 'dokument', dokument_id)) from flyttet), '[]') as registreringer,
      coalesce((select json_agg(id) from foreslaatt), '[]') as forslag`.execute(db)
  return rows[0] ?? { registreringer: [], forslag: [] }
}

/** Documents and what each said of its company. */
export type Omdoept = { id: string; navn: string }[]

/** Documents that name a company by the one name name it by the other. @returns them with what they said */
export const renameSelskap = (db: Database, fra: string, til: string, hvem: Hvem): Promise<Omdoept> =>
  sql<Omdoept[number]>`
    with d as materialized (
      select id, produksjonsselskap as navn from dokument
      where ${sameText('produksjonsselskap', sql`${fra}::text`)} and produksjonsselskap <> ${til} order by id for update
    ), endret as (
      update dokument set produksjonsselskap = ${til}, ${changedAt(hvem.tid)} where id in (select id from d)
    ), fortalt as (
      ${told('d', hvem, sql`${JSON.stringify([{ felt: 'produksjonsselskap', fra, til }])}`)}
    )
    select id, navn from d`
    .execute(db)
    .then(({ rows }) => rows)

/** What each of them said before, where it still says `navn`. */
export const returnSelskap = (db: Database, dokumenter: Omdoept, navn: string, hvem: Hvem) =>
  sql`
    with d as (
      update dokument set produksjonsselskap = m.navn, ${changedAt(hvem.tid)}
      from jsonb_to_recordset(${JSON.stringify(dokumenter)}::jsonb) as m (id uuid, navn text)
      where dokument.id = m.id and produksjonsselskap = ${navn} returning dokument.id, m.navn
    )
    ${told('d', hvem, sql`jsonb_build_array(jsonb_build_object('felt', 'produksjonsselskap', 'fra', ${navn}::text, 'til', navn))`)}`.execute(
    db,
  )

/** The documents of moved registrations by name, and how many of those nobody has changed since; a document that is gone is left out. */
export const listFlyttedeDokumenter = (
  db: Database,
  produksjonId: string,
  registreringer: Flyttet['registreringer'],
) =>
  sql<{ id: string; navn: string; flyttet: number; urort: number }>`
    select d.id, d.filnavn as navn, count(*)::int as flyttet, count(r.id)::int as urort
    from jsonb_to_recordset(${JSON.stringify(registreringer)}::jsonb) as m (id uuid, dokument uuid)
    join dokument d on d.id = m.dokument
    left join registrering r on r.id = m.id and r.produksjon_id = ${produksjonId}
    group by d.id, d.filnavn order by d.filnavn, d.id`
    .execute(db)
    .then(({ rows }) => rows)

/** Documents that name a production, and how many of them are locked. Deleted ones count: they can come back. */
export async function countDokumenterMed(
  db: Database,
  produksjonId: string,
  laastStatus: string,
): Promise<{ dokumenter: number; laaste: number }> {
  const { rows } = await sql<{ dokumenter: number; laaste: number }>`
    select count(*)::int as dokumenter, (count(*) filter (where status = ${laastStatus}))::int as laaste
    from dokument where id in (select dokument_id from registrering where produksjon_id = ${produksjonId})`.execute(
    db,
  )
  return rows[0] ?? { dokumenter: 0, laaste: 0 }
}
