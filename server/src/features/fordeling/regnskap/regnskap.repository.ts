import type { Kjoeringstilstand, Linjeslag } from '@rp/contract/kjoering'
import type { Pottslag } from '@rp/contract/pott'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'

type Row = {
  id: string
  kilde: string
  slag: Pottslag
  beloep: number
  kjoering_id: string | null
  navn: string | null
  tilstand: Kjoeringstilstand | null
  /** Øre by kind of line, claims by what has become of them; null where nothing is shared out. */
  linjer: Partial<Record<Linjeslag | 'holdt' | 'utbetalt' | 'feilet' | 'over', number>> | null
}

/** What has become of the claim or correction `l` of the run `k`: the one payment of the person that has not failed, or that it failed. */
const kravets = sql`case
  when t.id is null then case
    when exists (select from betaling f where f.kjoering_id = k.id and f.bruker_id = l.bruker_id) then 'feilet'
    -- What a person is given and what is taken back can be the same.
    when k.er_laast and exists (select from korrigert n where n.kjoering_id = k.id and n.bruker_id = l.bruker_id) then 'utbetalt'
    else 'krav' end
  when u.sendt is not null then 'utbetalt'
  -- A file was asked for that could have had it.
  when u.id is null and k.sist_bestilt >= t.opprettet then 'over'
  else 'krav' end`

/** The pots of a viewing year with what the lines of their runs come to. The lines of a draft count nothing. */
export async function listPotter(db: Database, visningsaar: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with k as materialized (
      select k.id, k.navn, k.tilstand, (select case when bool_or(u.sendt is not null) then max(u.bestilt) end
        from betaling t join utbetaling u on u.id = t.utbetaling_id where t.kjoering_id = k.id) as sist_bestilt,
        exists (select from betaling t where t.kjoering_id = k.id) as er_laast
      from kjoering k where k.visningsaar = ${visningsaar}
    ), korrigert as materialized (
      select kjoering_id, bruker_id from kjoeringslinje where korreksjon_id is not null
    ), linje as (
      select l.pott_id, sum(l.beloep) as beloep,
        case when l.holdt_tilbake then 'holdt' when l.slag in ('krav', 'korreksjon') then ${kravets} else l.slag end as slag
      from kjoeringslinje l join k on k.id = l.kjoering_id
      left join betaling t on t.kjoering_id = k.id and t.bruker_id = l.bruker_id and t.feilet is null
      left join utbetaling u on u.id = t.utbetaling_id
      where k.tilstand <> 'utkast' group by 1, 3
    ), sum as (
      select pott_id, slag, sum(beloep) as beloep from (
        select * from linje
        -- What has been released has left its own pot.
        union all select f.pott_id, til.beloep, til.slag from frigivelse f
          cross join lateral (values (f.slag, -f.beloep), (case when f.til_pott_id is null then 'avsetning' else 'frigitt' end, f.beloep))
          as til (slag, beloep) where f.godkjent is not null
        union all select l.pott_id, til.beloep, til.slag from korreksjon ko
          join kjoeringslinje l on l.kjoering_id = ko.kjoering_id and l.nummer = ko.linje
          join kjoeringslinje n on n.korreksjon_id = ko.id join kjoering nk on nk.id = n.kjoering_id and nk.tilstand <> 'utkast'
          cross join lateral (values (case when l.holdt_tilbake then 'holdt' else l.slag end, -ko.beloep), ('frigitt', ko.beloep)) as til (slag, beloep) where ko.frigitt
      ) alle group by 1, 2
    )
    select p.id, p.kilde, p.slag, p.beloep, k.id as kjoering_id, k.navn,
      case when k.sist_bestilt is not null then 'utbetalt' else k.tilstand end as tilstand,
      (select jsonb_object_agg(sum.slag, sum.beloep) from sum where sum.pott_id = p.id) as linjer
    from pott p left join kjoering_pott kp on kp.pott_id = p.id left join k on k.id = kp.kjoering_id
    where p.visningsaar = ${visningsaar} order by p.kilde, p.slag, p.mottatt, p.id`.execute(db)
  return rows
}
