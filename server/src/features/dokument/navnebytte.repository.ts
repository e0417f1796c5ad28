import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Endring } from '../historikk/historikk.service.ts'

export type Bytte = { tid: Date; aktoerId: string; endringer: readonly Endring[] }
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
  }: Bytte & { fraId: string; tilId: string; tittel: string; bare?: Flyttet },
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
      update dokument set versjon = versjon + 1, endret = ${tid}
      where id in (select dokument_id from flyttet) returning id
    ), foreslaatt as (
      -- A proposal follows the field that it was for.
      update ki_forslag set produksjon_id = ${tilId}, verdi = to_jsonb(${tittel}::text)
      where produksjon_id = ${fraId} and felt = 'produksjon' and ${among(bare?.forslag)} returning id
    ), fortalt as (
      insert into historikk (tid, aktoer_id, entitet, entitet_id, hendelse, endringer)
      select ${tid}, ${aktoerId}::uuid, 'dokument', id, 'endret', ${JSON.stringify(endringer)}::jsonb from endret
    )
    select coalesce((select json_agg(json_build_object('id', id, 'dokument', dokument_id)) from flyttet), '[]') as registreringer,
      coalesce((select json_agg(id) from foreslaatt), '[]') as forslag`.execute(db)
  return rows[0] ?? { registreringer: [], forslag: [] }
}

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
