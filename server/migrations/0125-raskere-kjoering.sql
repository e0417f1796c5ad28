-- What a run writes is guarded once a statement: that it belongs to a run, which stays until the transaction ends, and that the run is not
-- frozen. One trigger says both, and takes the place of the foreign keys, which ask for the run once for each row.
create function kjoering_rader_ny() returns trigger language plpgsql as $$
declare
  kjoeringer uuid[] := array(select distinct r.kjoering_id from rader r);
begin
  perform from kjoering k where k.id = any (kjoeringer) for key share;
  if exists (select from unnest(kjoeringer) n (id) left join kjoering k using (id) where k.id is null) then
    raise exception 'what a run writes belongs to a run' using errcode = 'foreign_key_violation';
  end if;
  if exists (select from kjoering k where k.id = any (kjoeringer) and k.tilstand = 'frosset') then
    raise exception 'a frozen run never changes' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;

drop trigger kjoeringslinje_har_kjoering on kjoeringslinje;
drop function kjoeringslinje_ny();
drop trigger kjoeringslinje_ny on kjoeringslinje;
drop trigger kjoeringsverk_ny on kjoeringsverk;
drop trigger kjoeringsfunn_ny on kjoeringsfunn;
alter table kjoeringsverk drop constraint kjoeringsverk_kjoering_id_fkey;
alter table kjoeringsfunn drop constraint kjoeringsfunn_kjoering_id_fkey;
create trigger kjoeringslinje_ny after insert on kjoeringslinje
  referencing new table as rader for each statement execute function kjoering_rader_ny();
create trigger kjoeringsverk_ny after insert on kjoeringsverk
  referencing new table as rader for each statement execute function kjoering_rader_ny();
create trigger kjoeringsfunn_ny after insert on kjoeringsfunn
  referencing new table as rader for each statement execute function kjoering_rader_ny();

create or replace function kjoering_bort() returns trigger language plpgsql as $$
begin
  delete from kjoeringslinje where kjoering_id = old.id;
  delete from kjoeringsverk where kjoering_id = old.id;
  delete from kjoeringsfunn where kjoering_id = old.id;
  return null;
end $$;

-- A work has few lines: its functions are told apart when they are read, and need not be sorted when they are written.
drop index kjoeringslinje_verk;
create index kjoeringslinje_verk on kjoeringslinje (kjoering_id, produksjon_id) where produksjon_id is not null;
