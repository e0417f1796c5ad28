-- A mark for each register that everybody reads whole. It changes with every transaction that writes to the register, whoever
-- writes, so that each process knows when the answer it keeps is old. Random, not counted: a restored backup never meets an
-- earlier mark again with other rows behind it.
create table registerversjon (
  register text primary key,
  versjon uuid not null
);
insert into registerversjon (register, versjon) values
  ('produksjon', gen_random_uuid()),
  ('produksjonsselskap', gen_random_uuid()),
  ('sendeliste', gen_random_uuid());

create function ny_registerversjon() returns trigger language plpgsql as $$
begin
  -- Once a transaction is enough: an import writes tens of thousands of rows.
  if current_setting('rp.ny_versjon_' || tg_table_name, true) is distinct from 'ja' then
    perform set_config('rp.ny_versjon_' || tg_table_name, 'ja', true);
    update registerversjon set versjon = gen_random_uuid() where register = tg_table_name;
  end if;
  return null;
end $$;

-- Deferred to the commit: two who write to the register at the same time do not wait for each other's work.
create constraint trigger produksjon_versjon after insert or update or delete on produksjon
  deferrable initially deferred for each row execute function ny_registerversjon();
create constraint trigger produksjonsselskap_versjon after insert or update or delete on produksjonsselskap
  deferrable initially deferred for each row execute function ny_registerversjon();
create constraint trigger sendeliste_versjon after insert or update or delete on sendeliste
  deferrable initially deferred for each row execute function ny_registerversjon();
-- Emptying a table whole knows no rows.
create trigger produksjon_toemt after truncate on produksjon execute function ny_registerversjon();
create trigger produksjonsselskap_toemt after truncate on produksjonsselskap execute function ny_registerversjon();
create trigger sendeliste_toemt after truncate on sendeliste execute function ny_registerversjon();
