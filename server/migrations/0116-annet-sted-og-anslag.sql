-- Script can be managed by another organisation: the points of such a claim do not come here. Staff say so of the entry.
alter table registrering add column forvaltes_annet_sted boolean not null default false;

-- Who is managed elsewhere has claimed the function all the same: it is on no list of what nobody has claimed.
create or replace function uhentet_fyll(kjoering uuid, aar integer) returns void language sql as $$
  delete from uhentet u where u.visningsaar = aar and exists (
    select from kjoeringslinje l
    where l.kjoering_id = kjoering and l.slag in ('krav', 'annet_sted') and l.produksjon_id = u.produksjon_id and l.gruppe = u.gruppe);
  insert into uhentet (visningsaar, produksjon_id, gruppe, tittel, tittel_sort, selskap)
  select distinct on (coalesce(p.tittel_sort, lower(v.tittel)), v.produksjon_id, l.gruppe)
    aar, v.produksjon_id, l.gruppe, v.tittel, coalesce(p.tittel_sort, lower(v.tittel)), v.selskap
  from kjoeringslinje l
  join kjoeringsverk v using (kjoering_id, pott_id, produksjon_id)
  left join produksjon p on p.id = v.produksjon_id
  where l.kjoering_id = kjoering and l.slag = 'uten_krav' and l.beloep > 0 and not exists (
    select from kjoering k join kjoeringslinje o on o.kjoering_id = k.id
    where k.visningsaar = aar and k.tilstand = 'frosset' and o.slag in ('krav', 'annet_sted')
      and o.produksjon_id = l.produksjon_id and o.gruppe = l.gruppe)
  order by coalesce(p.tittel_sort, lower(v.tittel)), v.produksjon_id, l.gruppe
  on conflict do nothing
$$;

-- Since when members see what a run that is not approved would give them; null while they do not.
alter table kjoering add column anslag timestamptz;
