import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Endring } from '../historikk/historikk.service.ts'

export type Bytte = { tid: Date; aktoerId: string; endringer: readonly Endring[] }
export type Flyttet = { registreringer: number; dokumenter: number }

/**
 * Holds every document that names one of these productions, in one order for everybody. Taken before the productions themselves:
 * whoever saves a document takes its row first too.
 */
export const lockDokumenterMed = (db: Database, produksjonIds: readonly string[]) =>
  sql`select d.id from dokument d
    where d.id in (select r.dokument_id from registrering r where r.produksjon_id in (${sql.join(produksjonIds)}))
    order by d.id for update`.execute(db)

/** Points registrations to another production, or the same one under a new title. Their documents get a version and a history. */
export async function moveRegistreringer(
  db: Database,
  {
    fraId,
    tilId,
    tittel,
    tid,
    aktoerId,
    endringer,
  }: Bytte & { fraId: string; tilId: string; tittel: string },
): Promise<Flyttet> {
  const { rows } = await sql<Flyttet>`
    with flyttet as (
      update registrering set produksjon_id = ${tilId}, produksjonsnavn = ${tittel}
      where produksjon_id = ${fraId} and (produksjon_id <> ${tilId}::uuid or produksjonsnavn <> ${tittel})
      returning dokument_id
    ), endret as (
      update dokument set versjon = versjon + 1, endret = ${tid}
      where id in (select dokument_id from flyttet) returning id
    ), foreslaatt as (
      -- A proposal follows the field that it was for.
      update ki_forslag set produksjon_id = ${tilId}, verdi = to_jsonb(${tittel}::text)
      where produksjon_id = ${fraId} and felt = 'produksjon'
    ), fortalt as (
      insert into historikk (tid, aktoer_id, entitet, entitet_id, hendelse, endringer)
      select ${tid}, ${aktoerId}::uuid, 'dokument', id, 'endret', ${JSON.stringify(endringer)}::jsonb from endret
    )
    select (select count(*)::int from flyttet) as registreringer, (select count(*)::int from endret) as dokumenter`.execute(
    db,
  )
  return rows[0] ?? { registreringer: 0, dokumenter: 0 }
}

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
