-- Corrections of lines of approved runs: more money, or money that is taken back of what the person gets later.
create table korreksjon (
  id uuid primary key,
  -- The line that is corrected.
  kjoering_id uuid not null references kjoering,
  linje integer not null,
  -- Øre: more to the person where it is above nothing, taken back where it is below.
  beloep bigint not null check (beloep <> 0),
  begrunnelse text not null,
  opprettet timestamptz not null,
  opprettet_av uuid not null
);
create index korreksjon_linje on korreksjon (kjoering_id, linje);
comment on table korreksjon is 'What a line of an approved run should have been more or less: it counts in a later run with money of the same source';

-- The correction that a line of a run is: each counts in one run.
alter table kjoeringslinje add column korreksjon_id uuid;
create unique index kjoeringslinje_korreksjon on kjoeringslinje (korreksjon_id) where korreksjon_id is not null;

create function korreksjon_nekt() returns trigger language plpgsql as $$
begin
  -- An erasure takes the name of who made it.
  if tg_op = 'UPDATE' and (new.id, new.kjoering_id, new.linje, new.beloep, new.begrunnelse, new.opprettet)
    is not distinct from (old.id, old.kjoering_id, old.linje, old.beloep, old.begrunnelse, old.opprettet) then
    return new;
  end if;
  if tg_op = 'UPDATE' or exists (
    select from kjoeringslinje l join kjoering k on k.id = l.kjoering_id where l.korreksjon_id = old.id and k.tilstand = 'frosset'
  ) then
    raise exception 'a correction never changes' using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
create trigger korreksjon_nekt before update or delete on korreksjon for each row execute function korreksjon_nekt();

-- What a run gives one person can be less than nothing: that is taken off what they are paid next.
alter table betaling
  drop constraint betaling_beloep_check,
  add constraint betaling_beloep_check check (beloep <> 0);
