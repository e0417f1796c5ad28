-- A save of a document asks whether it is part of an agreement of shares. Most are of none: then nothing more is called.
create or replace function andelsavtale_dokument() returns trigger language plpgsql as $$
declare
  produksjoner uuid[] := array(
    select r.produksjon_id from registrering r join andelsavtale a on a.produksjon_id = r.produksjon_id
    where r.dokument_id = new.id and a.tilstand in ('foreslaatt', 'enig'));
begin
  if produksjoner <> '{}' then perform avslutt_andelsavtaler(produksjoner); end if;
  return null;
end $$;

create or replace function andelsavtale_registrering() returns trigger language plpgsql as $$
declare
  produksjoner uuid[] := array(
    select a.produksjon_id from andelsavtale a
    where a.tilstand in ('foreslaatt', 'enig') and a.produksjon_id in (select r.produksjon_id from rader r));
begin
  if produksjoner <> '{}' then perform avslutt_andelsavtaler(produksjoner); end if;
  return null;
end $$;
