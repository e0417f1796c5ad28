import { utbetalingsmangler } from '@rp/contract/bruker'
import type { Utenforgrunn } from '@rp/contract/oppgjoer'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import { listTitler } from '../kontroll/endrede.repository.ts'

/** The runs of a viewing year whose estimate staff show, the newest first: simulated, not approved, and with nothing left to settle. */
export const listViste = (db: Database, visningsaar: number) =>
  db
    .selectFrom('kjoering as k')
    .where('k.visningsaar', '=', visningsaar)
    .where('k.tilstand', 'in', ['simulert', 'kontrollert'])
    .where('k.anslag', 'is not', null)
    .where('k.simulert', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('kjoeringsfunn as f')
            .select('f.id')
            .whereRef('f.kjoering_id', '=', 'k.id')
            .where('f.avgjoerelse', 'is', null),
        ),
      ),
    )
    .select(['k.id', 'k.simulert'])
    .orderBy('k.nummer', 'desc')
    .execute()

/** What a run would give a member, a row a work and function; what is held back by itself, and there private copying by itself. */
export const listLinjer = (db: Database, brukerId: string, kjoeringId: string) =>
  db
    .selectFrom('kjoeringslinje as l')
    .innerJoin('pott as p', 'p.id', 'l.pott_id')
    .innerJoin('kjoeringsverk as v', on =>
      on
        .onRef('v.kjoering_id', '=', 'l.kjoering_id')
        .onRef('v.pott_id', '=', 'l.pott_id')
        .onRef('v.produksjon_id', '=', 'l.produksjon_id'),
    )
    .where('l.bruker_id', '=', brukerId)
    .where('l.kjoering_id', '=', kjoeringId)
    .where('l.slag', 'in', ['krav', 'korreksjon', 'annet_sted'])
    .select(['v.produksjon_id', 'v.tittel', 'l.fagfunksjon', 'l.slag', 'l.holdt_tilbake'])
    .select(sql<boolean>`l.holdt_tilbake and p.slag = 'Privatkopiering'`.as('privat'))
    .select(sql<number>`sum(l.beloep)::bigint`.as('beloep'))
    .groupBy(['v.produksjon_id', 'v.tittel', 'l.fagfunksjon', 'l.slag', 'l.holdt_tilbake', 'privat'])
    .orderBy('v.tittel')
    .orderBy('l.fagfunksjon')
    .orderBy('l.slag', 'desc')
    .execute()
export type LinjeRow = Awaited<ReturnType<typeof listLinjer>>[number]

/** What a run holds the member's own money back for that they can tell themselves. Of the EEA, `tall` is 1 where they have said no. */
export const listHoldtFor = (db: Database, brukerId: string, kjoeringId: string) =>
  db
    .selectFrom('kjoeringsfunn')
    .where('kjoering_id', '=', kjoeringId)
    .where('bruker_id', '=', brukerId)
    .where('slag', 'in', utbetalingsmangler)
    .where('avgjoerelse', '=', 'holdt_tilbake')
    .select(['slag', 'tall'])
    .orderBy('slag')
    .orderBy('tall')
    .execute()
export type HoldtRow = Awaited<ReturnType<typeof listHoldtFor>>[number]

/** The member's approved entries of works that the run counts, without a line in it. */
export async function listUtenLinje(db: Database, brukerId: string, kjoeringId: string) {
  const { rows } = await sql<{ tittel: string; fagfunksjon: string; grunn: Utenforgrunn }>`
    with titler as materialized (${listTitler(kjoeringId)})
    select distinct v.tittel, btrim(r.fagfunksjon) as fagfunksjon, case
      when not exists (select from titler t where t.verkstype = v.verkstype and t.tittel = lower(btrim(r.fagfunksjon))) then 'fagfunksjon'
      when d.endret > k.simulert then 'endret'
      when d.rettighet_status is not true or d.signatur_pc is not true then 'rettigheter'
      else 'avklares' end as grunn
    from kjoering k join dokument d on d.eier_id = ${brukerId} join registrering r on r.dokument_id = d.id
    cross join lateral (
      select w.tittel, w.verkstype from kjoeringsverk w
      where w.kjoering_id = k.id and w.produksjon_id = r.produksjon_id and w.viste > 0 limit 1) v
    where k.id = ${kjoeringId} and d.slettet is null and upper(btrim(d.status)) = 'BEHANDLET'
      and not exists (
        select from kjoeringslinje l where l.kjoering_id = k.id and l.bruker_id = d.eier_id and l.dokument_id = d.id
          and l.produksjon_id = r.produksjon_id and l.slag in ('krav', 'annet_sted') and lower(btrim(l.fagfunksjon)) = lower(btrim(r.fagfunksjon)))
    order by 1, 2`.execute(db)
  return rows
}
