import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database.ts'
import { keepColumn } from '../kjoering/funn.repository.ts'

type Kjoering = { id: string; simulert: Date }

/** A save that was begun before the run read the documents can end after it. */
export const longestSave = 10 * 60_000

/**
 * The documents that may be others than the run counted, by what has changed since it was simulated, so that it costs no more than that:
 * those that were saved or deleted, of people who were erased, of productions that were merged into another, and what was found before.
 * Whether any is another is told by what stands in it.
 */
function roerte({ id, simulert }: Kjoering) {
  const fra = new Date(simulert.getTime() - longestSave)
  // Few, each by its index: a plan that reads all lines of the run would take as long as the run, every minute.
  const linjerAv = (hvem: RawBuilder<unknown>) => sql`
    select l.dokument_id, l.bruker_id from kjoeringslinje l where ${hvem} and l.kjoering_id = ${id} offset 0`
  return sql`
  select d.id as dokument_id, d.eier_id as bruker_id from dokument d where d.endret > ${fra}
  union select d.id, d.eier_id from dokument d where d.slettet > ${fra}
  union select f.dokument_id, f.bruker_id from kjoeringsfunn f where f.kjoering_id = ${id} and f.dokument_id is not null
  union select l.dokument_id, l.bruker_id from bruker b cross join lateral (${linjerAv(sql`l.bruker_id = b.id`)}) l where b.slettet > ${fra}
  -- Of whom nothing is left, which can be long after the erasure that was asked for.
  union select l.dokument_id, l.bruker_id from sletting s cross join lateral (${linjerAv(sql`l.bruker_id = s.bruker_id`)}) l
    where s.utfoert is not null and not exists (select from bruker b where b.id = s.bruker_id)
  union select l.dokument_id, l.bruker_id
    from (select distinct v.produksjon_id from kjoeringsverk v where v.kjoering_id = ${id}
      and not exists (select from produksjon p where p.id = v.produksjon_id)) v
    cross join lateral (${linjerAv(sql`l.produksjon_id = v.produksjon_id`)}) l`
}

/** The claims that the lines of the run count in those documents: what is compared, and what they gave. */
const talte = (id: string) => sql`
  select l.dokument_id, l.bruker_id, sum(l.beloep) as beloep, bool_or(l.foer) as foer, count(*) as antall,
    array_agg((l.produksjon_id, l.fagfunksjon, l.egne, l.slag)::text order by l.produksjon_id, l.fagfunksjon, l.egne, l.slag) as krav,
    bool_or(exists (
      select from kjoeringsverk v join pott p on p.id = v.pott_id
      where v.kjoering_id = ${id} and v.produksjon_id = l.produksjon_id and v.viste > 0 and p.slag <> 'Privatkopiering')) as kan
  from (
    select l.dokument_id, l.bruker_id, l.registrering_id, l.produksjon_id, l.fagfunksjon, l.egne, l.slag, sum(l.beloep) as beloep,
      bool_or(p.slag <> 'Privatkopiering') as foer
    -- Each by its index: a plan that reads all lines of the run would take as long as the run.
    from roert cross join lateral (
      select * from kjoeringslinje l where l.bruker_id = roert.bruker_id and l.kjoering_id = ${id}
        and l.dokument_id = roert.dokument_id and l.slag in ('krav', 'annet_sted') offset 0) l
    join pott p on p.id = l.pott_id
    group by 1, 2, 3, 4, 5, 6, 7
  ) l group by 1, 2`

/** The titles that the plan of the run counts, of each work type. */
export const listTitler = (id: string) => sql`
  select v ->> 'verkstype' as verkstype, lower(btrim(t)) as tittel
  from kjoering k join fordelingsplan p on p.id = k.plan_id
  cross join jsonb_array_elements(p.innhold -> 'verkstyper') v cross join jsonb_array_elements(v -> 'grupper') g
  cross join jsonb_array_elements_text(g -> 'titler') t where k.id = ${id}`

/**
 * Finds the documents that a run counted and that are others now: deleted or their person erased, another status, other rights, or entries
 * with another production, function or number of episodes. What was decided is kept while the document is as it was then; what is as it was
 * counted again goes.
 * @returns whether any finding is new, other or gone, and whether any of those was settled before
 */
export async function findEndrede(
  tx: Database,
  kjoering: Kjoering,
): Promise<{ annet: boolean; avgjort: boolean }> {
  const { id } = kjoering
  const { rows } = await sql<{ annet: boolean; avgjort: boolean }>`
    with roert as materialized (${roerte(kjoering)}), talt as (${talte(id)}), titler as materialized (${listTitler(id)}), naa as (
      select t.*, d.versjon, b.id is null or b.slettet is not null or d.id is null or d.slettet is not null as er_slettet,
        upper(btrim(d.status)) = 'BEHANDLET' as er_behandlet, d.rettighet_status is true and d.signatur_pc is true as naa_foer
      from talt t left join bruker b on b.id = t.bruker_id left join dokument d on d.id = t.dokument_id
    ), endret as (
      select n.*, array_remove(array[
        case when n.er_slettet then 'slettet' end,
        case when not n.er_slettet and not n.er_behandlet then 'status' end,
        case when not n.er_slettet and n.kan and n.foer <> n.naa_foer then 'rettigheter' end,
        case when not n.er_slettet and n.krav is distinct from (
          select array_agg((r.produksjon_id, r.fagfunksjon, r.episoder, s.slag)::text order by r.produksjon_id, r.fagfunksjon, r.episoder, s.slag)
          from registrering r cross join lateral (select case when r.forvaltes_annet_sted then 'annet_sted' else 'krav' end as slag) s
          where r.dokument_id = n.dokument_id and exists (
            select from kjoeringsverk v join pott p on p.id = v.pott_id join titler on titler.verkstype = v.verkstype
            where v.kjoering_id = ${id} and v.produksjon_id = r.produksjon_id and v.viste > 0
              and titler.tittel = lower(btrim(r.fagfunksjon)) and (p.slag = 'Privatkopiering' or n.foer or n.naa_foer))
        ) then 'registreringer' end], null) as hva
      from naa n
    ), nye as (
      select concat_ws('|', 'dokument_endret', dokument_id) as noekkel, * from endret where hva <> '{}'
    ), skrevet as (
      insert into kjoeringsfunn as f (id, kjoering_id, noekkel, slag, bruker_id, dokument_id, endret, tall, mot, beloep)
      select gen_random_uuid(), ${id}, noekkel, 'dokument_endret', bruker_id, dokument_id, hva, antall, versjon, beloep from nye
      on conflict (kjoering_id, noekkel) do update set tall = excluded.tall, mot = excluded.mot, endret = excluded.endret,
        ${sql.raw(['avgjoerelse', 'avgjort', 'avgjort_av'].map(column => keepColumn(column)).join(', '))}, ${sql.raw(keepColumn('begrunnelse', "''"))}
        where (f.tall, f.mot, f.endret) is distinct from (excluded.tall, excluded.mot, excluded.endret)
      returning f.noekkel
    ), borte as (
      delete from kjoeringsfunn f where f.kjoering_id = ${id} and f.slag = 'dokument_endret'
        and not exists (select from nye where nye.noekkel = f.noekkel) returning f.noekkel
    ), annet as (
      select noekkel from skrevet union all select noekkel from borte
    )
    -- What is read here is as it was before.
    select exists (select from annet) as annet, exists (
      select from kjoeringsfunn f join annet using (noekkel)
      where f.kjoering_id = ${id} and f.avgjoerelse is not null) as avgjort`.execute(tx)
  return rows[0] ?? { annet: false, avgjort: false }
}
