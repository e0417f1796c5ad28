-- The registers as staff keep them: versions, so that two who edit one row never overwrite each other, and lists that are instant.
alter table produksjon add column versjon integer not null default 1;
alter table produksjonsselskap add column versjon integer not null default 1;

create index produksjon_selskap_sortert on produksjon (selskap_sort, tittel_sort, id);
create index produksjon_premiere on produksjon (premiere, tittel_sort, id);
create index produksjon_sesong on produksjon (sesong, tittel_sort, id);
create index produksjon_episoder on produksjon (episoder, tittel_sort, id);
create index produksjon_verkstype on produksjon (verkstype, tittel_sort, id);
create index produksjon_tittel_trgm on produksjon using gin (tittel gin_trgm_ops);
create index produksjon_selskap_trgm on produksjon using gin (selskap gin_trgm_ops);
create index produksjon_bruk_trgm on produksjon using gin ((bruk::text) gin_trgm_ops) where bruk is not null;
create index produksjonsselskap_trgm on produksjonsselskap using gin
  (navn gin_trgm_ops, kontaktperson gin_trgm_ops, epost gin_trgm_ops, telefon gin_trgm_ops,
   (replace(orgnr, ' ', '')) gin_trgm_ops);

-- A company is named by text in productions and documents. These find who names it, however it is written.
create index produksjon_selskap_navn on produksjon (lower(btrim(selskap))) where selskap <> '';
create index dokument_selskap_navn on dokument (lower(btrim(produksjonsselskap))) where produksjonsselskap <> '';
create index produksjonsselskap_orgnr on produksjonsselskap (replace(orgnr, ' ', '')) where orgnr <> '';

-- Where a production stands on the broadcast list of a viewing year: `ingen` when no line of it points there; `premiere` when one
-- does that premiered that year, by its own year or, where it says none, by the production's; `sendt` otherwise.
create function sendelisteplass(produksjon_id uuid, premiere integer, aar integer) returns text language sql stable parallel safe as
$$
  select coalesce(
    (
      select case when bool_or(coalesce(s.premiere, $2) = $3) then 'premiere' else 'sendt' end
      from sendeliste s
      where s.produksjon_id = $1 and s.visningsaar = $3
      having count(*) > 0
    ),
    'ingen'
  )
$$;
