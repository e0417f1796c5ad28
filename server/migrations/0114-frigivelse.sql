-- Money of approved runs that was set aside, and what becomes of it when three years have passed.

-- Øre of a pot that its run set aside, by why; written when the run is frozen, and null before.
alter table kjoering_pott
  add column avsetning bigint,
  add column uten_krav bigint,
  add column ufordelt bigint,
  add column holdt bigint;

-- Runs that are frozen already. The guard is away for this one statement.
alter table kjoering_pott disable trigger kjoering_pott_endret;
update kjoering_pott kp set avsetning = s.avsetning, uten_krav = s.uten_krav, ufordelt = s.ufordelt, holdt = s.holdt
from (
  select l.kjoering_id, l.pott_id,
    coalesce(sum(l.beloep) filter (where l.slag = 'avsetning'), 0) as avsetning,
    coalesce(sum(l.beloep) filter (where l.slag = 'uten_krav'), 0) as uten_krav,
    coalesce(sum(l.beloep) filter (where l.slag = 'ufordelt'), 0) as ufordelt,
    coalesce(sum(l.beloep) filter (where l.holdt_tilbake), 0) as holdt
  from kjoeringslinje l join kjoering k on k.id = l.kjoering_id and k.tilstand = 'frosset' group by 1, 2
) s where s.kjoering_id = kp.kjoering_id and s.pott_id = kp.pott_id;
alter table kjoering_pott enable trigger kjoering_pott_endret;

create table frigivelse (
  id uuid primary key,
  -- Where the money is set aside, and why.
  pott_id uuid not null references pott,
  slag text not null check (slag in ('avsetning', 'uten_krav', 'ufordelt')),
  -- Øre.
  beloep bigint not null check (beloep > 0),
  -- The pot that shares it out together with its own.
  til_pott_id uuid not null references pott,
  begrunnelse text not null,
  opprettet timestamptz not null,
  opprettet_av uuid not null,
  godkjent timestamptz,
  godkjent_av uuid,
  constraint frigivelse_to_personer check (godkjent_av <> opprettet_av),
  constraint frigivelse_godkjent check ((godkjent is null) = (godkjent_av is null))
);
create unique index frigivelse_venter on frigivelse (pott_id, slag) where godkjent is null;
create index frigivelse_pott on frigivelse (pott_id);
create index frigivelse_til_pott on frigivelse (til_pott_id);
comment on table frigivelse is 'Money set aside in a pot that is released to what a later pot shares out: asked for by one, approved by another';

-- What is approved never changes, and what waits for it is only approved or taken back.
create function frigivelse_nekt() returns trigger language plpgsql as $$
begin
  if old.godkjent is not null or (tg_op = 'UPDATE' and
    (new.id, new.pott_id, new.slag, new.beloep, new.til_pott_id, new.begrunnelse, new.opprettet, new.opprettet_av) is distinct from
    (old.id, old.pott_id, old.slag, old.beloep, old.til_pott_id, old.begrunnelse, old.opprettet, old.opprettet_av))
  then
    raise exception 'a release never changes' using errcode = 'insufficient_privilege';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger frigivelse_nekt before update or delete on frigivelse for each row execute function frigivelse_nekt();
