-- Control and freezing of a run: what there is to settle, what is held back, and that nothing of it changes afterwards.

alter table kjoering
  drop constraint kjoering_tilstand_check,
  add constraint kjoering_tilstand_check check (tilstand in ('utkast', 'simulert', 'kontrollert', 'frosset')),
  add column kontrollert timestamptz,
  add column kontrollert_av uuid,
  add column godkjent timestamptz,
  add column godkjent_av uuid,
  -- Øre of the lines that are held back.
  add column holdt_tilbake bigint not null default 0;
alter table kjoeringslinje add column holdt_tilbake boolean not null default false;

create table kjoeringsfunn (
  id uuid primary key,
  kjoering_id uuid not null references kjoering on delete cascade,
  -- What it is about, the same in each simulation: a decision is kept as long as its numbers are.
  noekkel text not null,
  slag text not null,
  bruker_id uuid,
  produksjon_id uuid,
  gruppe text,
  tall bigint not null,
  mot bigint,
  beloep bigint not null,
  avgjoerelse text check (avgjoerelse in ('godtatt', 'holdt_tilbake')),
  begrunnelse text not null default '',
  avgjort timestamptz,
  avgjort_av uuid,
  unique (kjoering_id, noekkel)
);
comment on table kjoeringsfunn is 'Something in a run that a person must settle before it can be frozen: accepted with a reason, or its lines held back';

-- Nobody changes what is frozen: not the portal, and not the owner of the tables without first taking the guard away.
create function kjoering_nekt() returns trigger language plpgsql as $$
begin
  if old.tilstand = 'frosset' then
    raise exception 'a frozen run never changes' using errcode = 'insufficient_privilege';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger kjoering_nekt before update or delete on kjoering for each row execute function kjoering_nekt();

create function kjoering_rader_nekt() returns trigger language plpgsql as $$
begin
  if exists (
    select from kjoering k where k.tilstand = 'frosset' and k.id in (select r.kjoering_id from rader r)
  ) then
    raise exception 'a frozen run never changes' using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create trigger kjoeringslinje_ny after insert on kjoeringslinje
  referencing new table as rader for each statement execute function kjoering_rader_nekt();
create trigger kjoeringslinje_endret after update on kjoeringslinje
  referencing old table as rader for each statement execute function kjoering_rader_nekt();
create trigger kjoeringslinje_bort after delete on kjoeringslinje
  referencing old table as rader for each statement execute function kjoering_rader_nekt();
create trigger kjoeringsverk_ny after insert on kjoeringsverk
  referencing new table as rader for each statement execute function kjoering_rader_nekt();
create trigger kjoeringsverk_endret after update on kjoeringsverk
  referencing old table as rader for each statement execute function kjoering_rader_nekt();
create trigger kjoeringsverk_bort after delete on kjoeringsverk
  referencing old table as rader for each statement execute function kjoering_rader_nekt();
create trigger kjoering_pott_ny after insert on kjoering_pott
  referencing new table as rader for each statement execute function kjoering_rader_nekt();
create trigger kjoering_pott_endret after update on kjoering_pott
  referencing old table as rader for each statement execute function kjoering_rader_nekt();
create trigger kjoering_pott_bort after delete on kjoering_pott
  referencing old table as rader for each statement execute function kjoering_rader_nekt();
create trigger kjoeringsfunn_ny after insert on kjoeringsfunn
  referencing new table as rader for each statement execute function kjoering_rader_nekt();
create trigger kjoeringsfunn_endret after update on kjoeringsfunn
  referencing old table as rader for each statement execute function kjoering_rader_nekt();
create trigger kjoeringsfunn_bort after delete on kjoeringsfunn
  referencing old table as rader for each statement execute function kjoering_rader_nekt();

-- A pot of a frozen run is as it was.
create function pott_nekt() returns trigger language plpgsql as $$
begin
  -- A production that is merged into another takes its pot along.
  if tg_op = 'UPDATE' and (new.kilde, new.slag, new.visningsaar, new.mediehus, new.beloep, new.mottatt, new.fra_organisasjon)
    is not distinct from (old.kilde, old.slag, old.visningsaar, old.mediehus, old.beloep, old.mottatt, old.fra_organisasjon) then
    return new;
  end if;
  if exists (
    select from kjoering_pott kp join kjoering k on k.id = kp.kjoering_id where kp.pott_id = old.id and k.tilstand = 'frosset'
  ) then
    raise exception 'a pot of a frozen run never changes' using errcode = 'insufficient_privilege';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger pott_nekt before update or delete on pott for each row execute function pott_nekt();
