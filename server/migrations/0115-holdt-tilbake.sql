-- The way out of what an approved run held back: to its member in a later run, or to the reserve of its pot.

-- What was held back comes of what is set aside for it; nothing is taken from others.
alter table korreksjon add column frigitt boolean not null default false;
create unique index korreksjon_frigitt on korreksjon (kjoering_id, linje) where frigitt;

create or replace function korreksjon_nekt() returns trigger language plpgsql as $$
begin
  -- An erasure takes the name of who made it.
  if tg_op = 'UPDATE' and (new.id, new.kjoering_id, new.linje, new.beloep, new.begrunnelse, new.opprettet, new.frigitt)
    is not distinct from (old.id, old.kjoering_id, old.linje, old.beloep, old.begrunnelse, old.opprettet, old.frigitt) then
    return new;
  end if;
  if tg_op = 'UPDATE' or exists (
    select from kjoeringslinje l join kjoering k on k.id = l.kjoering_id where l.korreksjon_id = old.id and k.tilstand = 'frosset'
  ) then
    raise exception 'a correction never changes' using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;

alter table frigivelse
  -- The line that was held back, where its money goes to the reserve of its own pot.
  add column linje integer,
  alter column til_pott_id drop not null,
  drop constraint frigivelse_slag_check,
  add constraint frigivelse_slag_check check (slag in ('avsetning', 'uten_krav', 'ufordelt', 'holdt')),
  add constraint frigivelse_til check ((slag = 'holdt') = (linje is not null) and (slag = 'holdt') = (til_pott_id is null));
drop index frigivelse_venter;
create unique index frigivelse_venter on frigivelse (pott_id, slag) where godkjent is null and linje is null;
create unique index frigivelse_linje on frigivelse (pott_id, linje) where linje is not null;

create or replace function frigivelse_nekt() returns trigger language plpgsql as $$
begin
  if old.godkjent is not null or (tg_op = 'UPDATE' and
    (new.id, new.pott_id, new.slag, new.linje, new.beloep, new.til_pott_id, new.begrunnelse, new.opprettet, new.opprettet_av) is distinct from
    (old.id, old.pott_id, old.slag, old.linje, old.beloep, old.til_pott_id, old.begrunnelse, old.opprettet, old.opprettet_av))
  then
    raise exception 'a release never changes' using errcode = 'insufficient_privilege';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
