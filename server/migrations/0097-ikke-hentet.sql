-- Works and functions that nobody has claimed in an approved run: what the public page reads, without counting through runs.

create table uhentet (
  nummer bigint generated always as identity primary key,
  visningsaar integer not null,
  -- As the run counted it: the register may have merged it since.
  produksjon_id uuid not null,
  gruppe text not null,
  tittel text not null,
  tittel_sort text collate "C" not null,
  selskap text not null,
  unique (visningsaar, produksjon_id, gruppe)
);
create index uhentet_sortert on uhentet (tittel_sort, nummer);
create index uhentet_tittel on uhentet using gin (tittel gin_trgm_ops);
comment on table uhentet is 'A function of a work in a viewing year that nobody has claimed in an approved run; derived, and public';

-- Called when a run is frozen, whose lines then never change.
create function uhentet_fyll(kjoering uuid, aar integer) returns void language sql as $$
  delete from uhentet u where u.visningsaar = aar and exists (
    select from kjoeringslinje l
    where l.kjoering_id = kjoering and l.slag = 'krav' and l.produksjon_id = u.produksjon_id and l.gruppe = u.gruppe);
  insert into uhentet (visningsaar, produksjon_id, gruppe, tittel, tittel_sort, selskap)
  select distinct on (coalesce(p.tittel_sort, lower(v.tittel)), v.produksjon_id, l.gruppe)
    aar, v.produksjon_id, l.gruppe, v.tittel, coalesce(p.tittel_sort, lower(v.tittel)), v.selskap
  from kjoeringslinje l
  join kjoeringsverk v using (kjoering_id, pott_id, produksjon_id)
  left join produksjon p on p.id = v.produksjon_id
  where l.kjoering_id = kjoering and l.slag = 'uten_krav' and l.beloep > 0 and not exists (
    select from kjoering k join kjoeringslinje o on o.kjoering_id = k.id
    where k.visningsaar = aar and k.tilstand = 'frosset' and o.slag = 'krav'
      and o.produksjon_id = l.produksjon_id and o.gruppe = l.gruppe)
  order by coalesce(p.tittel_sort, lower(v.tittel)), v.produksjon_id, l.gruppe
  on conflict do nothing
$$;

create function kjoering_uhentet() returns trigger language plpgsql as $$
begin
  perform uhentet_fyll(new.id, new.visningsaar);
  return null;
end $$;
create trigger kjoering_uhentet after update of tilstand on kjoering
  for each row when (new.tilstand = 'frosset' and old.tilstand <> 'frosset') execute function kjoering_uhentet();

select uhentet_fyll(id, visningsaar) from kjoering where tilstand = 'frosset' order by nummer;
