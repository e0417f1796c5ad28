-- Payment of approved runs: what each person is to have, to which account, in which file to the bank, and what came back.

create table utbetaling (
  id uuid primary key,
  nummer integer generated always as identity,
  -- The run that it was asked for from. It takes along what earlier runs still owe.
  kjoering_id uuid not null references kjoering,
  -- The day the bank is to pay.
  dato date not null,
  antall integer not null,
  -- Øre.
  beloep bigint not null,
  bestilt timestamptz not null,
  bestilt_av uuid,
  sendt timestamptz,
  sendt_av uuid
);
create index utbetaling_kjoering on utbetaling (kjoering_id);
comment on table utbetaling is 'A payment file to the bank: when it was asked for, and when it was sent';

create table betaling (
  id uuid primary key,
  kjoering_id uuid not null references kjoering,
  bruker_id uuid not null,
  -- Counted from 1: one that failed comes again as a row of its own.
  forsoek integer not null,
  -- Øre.
  beloep bigint not null check (beloep > 0),
  kontoslag text not null check (kontoslag in ('norsk', 'utland', 'mangler')),
  -- Name, address and account as they were when the run was frozen, or when it came again.
  mottaker_kryptert text,
  utbetaling_id uuid references utbetaling,
  feilet timestamptz,
  feilgrunn text,
  -- Whether its person has been told that it is paid, or that it failed.
  varslet timestamptz,
  opprettet timestamptz not null,
  unique (kjoering_id, bruker_id, forsoek)
);
-- Nobody is owed the same twice.
create unique index betaling_en_gang on betaling (kjoering_id, bruker_id) where feilet is null;
create index betaling_utbetaling on betaling (utbetaling_id) where utbetaling_id is not null;
create index betaling_bruker on betaling (bruker_id);
create index betaling_uten_fil on betaling (kjoering_id) where utbetaling_id is null and feilet is null;
create index betaling_uvarslet on betaling (id) where varslet is null;
comment on table betaling is 'What one person is to have of one run, with name and account sealed as they were locked';

-- What is owed never changes, and what has failed stays failed. The file is given once.
create function betaling_nekt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.id, new.kjoering_id, new.bruker_id, new.forsoek, new.beloep, new.kontoslag, new.opprettet)
      is distinct from (old.id, old.kjoering_id, old.bruker_id, old.forsoek, old.beloep, old.kontoslag, old.opprettet)
    or (old.utbetaling_id is not null and new.utbetaling_id is distinct from old.utbetaling_id)
    or (old.feilet is not null and (new.feilet, new.feilgrunn) is distinct from (old.feilet, old.feilgrunn))
  then
    raise exception 'a payment never changes' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger betaling_nekt before update or delete on betaling for each row execute function betaling_nekt();

create function utbetaling_nekt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.sendt is not null
    or (new.id, new.kjoering_id, new.dato, new.antall, new.beloep, new.bestilt) is distinct from
      (old.id, old.kjoering_id, old.dato, old.antall, old.beloep, old.bestilt)
  then
    raise exception 'a payment file never changes' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger utbetaling_nekt before update or delete on utbetaling for each row execute function utbetaling_nekt();

-- The file itself is a stored file like others: sealed, checked, copied and swept with them.
alter table fil
  alter column dokument_id drop not null,
  add column utbetaling_id uuid unique references utbetaling,
  drop constraint fil_rolle_check,
  add constraint fil_rolle_check check (rolle in ('original', 'samlet', 'utbetaling')),
  add constraint fil_eier_check check ((dokument_id is null) = (rolle = 'utbetaling') and (utbetaling_id is null) <> (rolle = 'utbetaling'));
