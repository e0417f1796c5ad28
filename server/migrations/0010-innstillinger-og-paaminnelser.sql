-- What staff set for the whole portal. A name without a row, or with an empty value, has the default of the code.
create table innstilling (
  navn text primary key,
  -- What its history hangs on.
  id uuid not null unique default gen_random_uuid(),
  verdi jsonb,
  versjon integer not null default 0,
  endret timestamptz not null,
  endret_av uuid
);
-- Each process knows when what it keeps is old (migration 0005).
insert into registerversjon (register, versjon) values
  ('innstilling', gen_random_uuid()),
  ('visningsaar', gen_random_uuid());
create constraint trigger innstilling_versjon after insert or update or delete on innstilling
  deferrable initially deferred for each row execute function ny_registerversjon();
create constraint trigger visningsaar_versjon after insert or update or delete on visningsaar
  deferrable initially deferred for each row execute function ny_registerversjon();

-- Since when a document has its status: what reminders are counted from. Kept by the database, whoever changes the status.
alter table dokument add column status_satt timestamptz;
update dokument d set status_satt = coalesce(
  (select max(h.tid) from historikk h
    where h.entitet = 'dokument' and h.entitet_id = d.id and h.endringer @> '[{"felt": "status"}]'),
  d.opprettet);
alter table dokument alter column status_satt set not null;
create function sett_status_satt() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.status_satt := coalesce(new.status_satt, new.opprettet);
  elsif new.status is distinct from old.status then
    new.status_satt := new.endret;
  end if;
  return new;
end $$;
create trigger dokument_status_satt before insert or update of status on dokument
  for each row execute function sett_status_satt();

-- A reminder that was sent. The key makes it once for a document, a status and a step, however often and wherever the job runs.
create table paaminnelse (
  dokument_id uuid not null references dokument on delete cascade,
  status_satt timestamptz not null,
  nummer integer not null,
  eier_id uuid not null references bruker,
  sendt timestamptz not null,
  primary key (dokument_id, status_satt, nummer)
);
create index paaminnelse_eier on paaminnelse (eier_id, sendt desc);
