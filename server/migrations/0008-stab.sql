-- What staff keep in order has a history too.
alter table historikk drop constraint historikk_entitet_check;
alter table historikk add constraint historikk_entitet_check check (
  entitet in ('bruker', 'dokument', 'produksjon', 'produksjonsselskap', 'sendeliste', 'sak', 'innstilling')
);
-- Finds a part of a name at any place in a long list, and names that are nearly alike. Trusted: needs no superuser.
create extension if not exists pg_trgm;
