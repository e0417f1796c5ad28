/** Where so few works have several people in a function, one that has is worth a look; asked of functions with so many works. */
const seldom = 0.1
const enough = 10
/** How many times more or less than last year is worth a look. */
const far = 3

/** A column of the decision, for as long as the numbers of its finding are as they were. */
export const keepColumn = (column: string, otherwise = 'null') =>
  `${column} = case when (f.tall, f.mot, f.endret) is not distinct from (excluded.tall, excluded.mot, excluded.endret) then f.${column} else ${otherwise} end`

/**
 * Finds what a person must settle in the run `$1`, once its lines are written; `$2` are those whose account is none. A decision is kept while the numbers of its finding are as
 * they were; what is no longer found goes, and so does what was found of documents that had changed since. None of these limits decides an amount.
 */
export const funn = `
with linje as (
  select l.bruker_id, l.produksjon_id, l.gruppe, l.registrering_id, max(l.egne) as egne, max(v.viste) as viste,
    -- A claim that others manage counts with its episodes, and is paid nothing.
    coalesce(sum(l.beloep) filter (where l.slag = 'krav'), 0) as beloep
  from kjoeringslinje l join kjoeringsverk v using (kjoering_id, pott_id, produksjon_id)
  where l.kjoering_id = $1 and l.slag in ('krav', 'annet_sted') and l.bruker_id is not null group by 1, 2, 3, 4
), del as (
  select bruker_id, produksjon_id, gruppe, sum(egne) as egne, max(viste) as viste, count(*) as antall, sum(beloep) as beloep
  from linje group by 1, 2, 3
), verk as (
  select produksjon_id, gruppe, sum(egne) as episoder, max(viste) as viste, count(*) as folk, sum(beloep) as beloep from del group by 1, 2
), vanlig as (
  select gruppe, avg((folk > 1)::integer) as andel, count(*) as antall from verk group by 1
), person as (
  select bruker_id, sum(beloep) as beloep from del group by 1
), foer as (
  select l.bruker_id, sum(l.beloep) as beloep from kjoeringslinje l join kjoering k on k.id = l.kjoering_id
  where k.tilstand = 'frosset' and l.slag = 'krav' and l.bruker_id is not null
    and k.visningsaar = (select visningsaar - 1 from kjoering where id = $1) group by 1
), alle (slag, bruker_id, produksjon_id, gruppe, tall, mot, beloep) as (
  select 'for_mange_episoder', null::uuid, produksjon_id, gruppe, episoder, viste, beloep from verk where episoder > viste and viste > 1
  union all
  select 'samme_person', bruker_id, produksjon_id, gruppe, antall, null, beloep from del where antall > 1
  union all
  select 'uvanlig_mange', null, v.produksjon_id, v.gruppe, v.folk, 1, v.beloep from verk v join vanlig using (gruppe)
    where v.folk > 1 and vanlig.antall >= ${enough} and vanlig.andel < ${seldom}
  union all
  select 'langt_fra_i_fjor', p.bruker_id, null, null, p.beloep, f.beloep, p.beloep from person p join foer f using (bruker_id)
    where greatest(p.beloep, f.beloep) > ${far} * least(p.beloep, f.beloep)
  union all
  select 'forvaltes_annet_sted', bruker_id, produksjon_id, gruppe, count(distinct registrering_id), null, sum(beloep) from kjoeringslinje
    where kjoering_id = $1 and slag = 'annet_sted' group by bruker_id, produksjon_id, gruppe
  union all
  -- What is missing is missing whatever the amount: a new simulation that moves an øre must not ask again.
  select 'mangler_konto', p.bruker_id, null, null, 1, null, p.beloep from person p
    where p.bruker_id = any ($2::uuid[]) and p.beloep > 0
  union all
  select 'mangler_eoes', b.id, null, null, (b.eoes = 'nei')::integer, null, sum(l.beloep)
    from kjoeringslinje l join pott on pott.id = l.pott_id and pott.slag = 'Privatkopiering' join bruker b on b.id = l.bruker_id
    where l.kjoering_id = $1 and l.slag = 'krav' and b.eoes <> 'ja' group by b.id having sum(l.beloep) > 0
  union all
  select 'mangler_nummer', p.bruker_id, null, null, 1, null, p.beloep from person p join bruker b on b.id = p.bruker_id
    where b.personnummer_kryptert = '' and b.internasjonal_id_kryptert = '' and p.beloep > 0
), nye as (
  insert into kjoeringsfunn as f (id, kjoering_id, noekkel, slag, bruker_id, produksjon_id, gruppe, tall, mot, beloep)
  select gen_random_uuid(), $1, concat_ws('|', slag, bruker_id, produksjon_id, gruppe), slag, bruker_id, produksjon_id, gruppe, tall, mot, beloep
  from alle
  on conflict (kjoering_id, noekkel) do update set tall = excluded.tall, mot = excluded.mot, beloep = excluded.beloep,
    ${keepColumn('avgjoerelse')}, ${keepColumn('begrunnelse', "''")}, ${keepColumn('avgjort')}, ${keepColumn('avgjort_av')}
  returning f.noekkel
)
delete from kjoeringsfunn f where f.kjoering_id = $1 and not exists (select from nye where nye.noekkel = f.noekkel)`

/**
 * Whether some finding of the run `r` holds back its line `l`: one of the person, of their claim, of all claims on a function, or of a
 * document. One about the EEA is about private copying alone, and what others manage is paid to nobody. Each way to be held is looked up
 * in a set that is read once, whatever the number of lines.
 */
const held = (
  hva: string,
  hvor: string,
) => `(select ${hva} from kjoeringsfunn f where f.kjoering_id = (select id from r)
  and f.avgjoerelse = 'holdt_tilbake' and f.slag <> 'forvaltes_annet_sted' and ${hvor})`
const ofPerson =
  'f.bruker_id is not null and f.produksjon_id is null and f.gruppe is null and f.dokument_id is null'
export const isHeld = `coalesce(
  l.bruker_id in ${held('f.bruker_id', `${ofPerson} and f.slag <> 'mangler_eoes'`)}
  or (l.bruker_id in ${held('f.bruker_id', `${ofPerson} and f.slag = 'mangler_eoes'`)}
    and l.pott_id in (select p.id from pott p where p.slag = 'Privatkopiering'))
  or (l.bruker_id, l.produksjon_id, l.gruppe) in ${held('f.bruker_id, f.produksjon_id, f.gruppe', 'f.bruker_id is not null and f.produksjon_id is not null and f.gruppe is not null')}
  or (l.produksjon_id, l.gruppe) in ${held('f.produksjon_id, f.gruppe', 'f.bruker_id is null and f.produksjon_id is not null and f.gruppe is not null')}
  or l.dokument_id in ${held('f.dokument_id', 'f.dokument_id is not null')}, false)`

/** Marks the lines of the run `$1` that are held back; they are new, and none is marked. */
export const hold = `
with r as (select $1::uuid as id)
update kjoeringslinje l set holdt_tilbake = true
where l.kjoering_id = $1 and l.slag = 'krav' and l.bruker_id is not null
  and exists (select from kjoeringsfunn f where f.kjoering_id = $1 and f.avgjoerelse = 'holdt_tilbake') and ${isHeld}`
