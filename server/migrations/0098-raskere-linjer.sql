-- A foreign key asks for its row once for each of a million lines, and that is half of what it takes to write them. The two triggers below
-- keep the same promise once a statement.

alter table kjoeringslinje drop constraint kjoeringslinje_kjoering_id_fkey;
-- What is written in the order of lines lies at random in this one, which then took longer than the table and all its other indexes.
drop index kjoeringslinje_beloep;

-- The run stays until the transaction ends, as a foreign key would hold it.
create function kjoeringslinje_ny() returns trigger language plpgsql as $$
begin
  perform from kjoering where id in (select r.kjoering_id from rader r) for key share;
  if exists (
    select from (select distinct r.kjoering_id from rader r) ny left join kjoering k on k.id = ny.kjoering_id where k.id is null
  ) then
    raise exception 'a line belongs to a run' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
create trigger kjoeringslinje_har_kjoering after insert on kjoeringslinje
  referencing new table as rader for each statement execute function kjoeringslinje_ny();

create function kjoering_bort() returns trigger language plpgsql as $$
begin
  delete from kjoeringslinje where kjoering_id = old.id;
  return null;
end $$;
create trigger kjoering_bort after delete on kjoering for each row execute function kjoering_bort();
