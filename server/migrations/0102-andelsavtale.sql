-- What those who share a work and a function have agreed on, or are asked to.
create table andelsavtale (
  id uuid primary key,
  -- No reference: a production can be merged into another, and what was agreed is still told of.
  produksjon_id uuid not null,
  produksjonstittel text not null,
  gruppe text not null,
  -- The titles of the function, as the published list has them.
  titler text[] not null,
  tilstand text not null check (tilstand in ('foreslaatt', 'enig', 'avslaatt', 'erstattet', 'opphoert')),
  -- A hash of the claims that it is about, as they were (andelsgrunnlag): when they are others, it has ended.
  grunnlag text not null,
  foreslaatt_av uuid not null,
  opprettet timestamptz not null,
  -- When it was agreed on, refused, replaced or ended.
  avgjort timestamptz,
  avslaatt_av uuid,
  begrunnelse text not null default '',
  -- The state that its people have been told of.
  varslet text,
  check ((tilstand = 'foreslaatt') = (avgjort is null))
);
create unique index andelsavtale_foreslaatt on andelsavtale (produksjon_id, gruppe) where tilstand = 'foreslaatt';
create unique index andelsavtale_enig on andelsavtale (produksjon_id, gruppe) where tilstand = 'enig';
-- Read by the rule of retention.
create index andelsavtale_avgjort on andelsavtale (avgjort);
create index andelsavtale_uvarslet on andelsavtale (id) where varslet is distinct from tilstand;
comment on table andelsavtale is 'How those who share a work and a function want to share what they get: proposed by one of them, and agreed on when all have confirmed it';

create table andelspart (
  avtale_id uuid not null references andelsavtale on delete cascade,
  -- The claim, and whose it is. No references: both can be gone when the agreement has ended.
  registrering_id uuid not null,
  bruker_id uuid not null,
  -- Hundredths of a percent; those of an agreement come to 10 000.
  andel integer not null check (andel between 0 and 10000),
  bekreftet timestamptz,
  primary key (avtale_id, registrering_id)
);
create index andelspart_bruker on andelspart (bruker_id);
create index andelspart_registrering on andelspart (registrering_id);
comment on table andelspart is 'The share of one claim in an agreement, and when its person confirmed it';

-- The claims on a work and a function that a run would count, with all of them that decides what they give.
create function andelsgrunnlag(produksjon uuid, funksjoner text[]) returns text language sql stable as $$
  select md5(coalesce(string_agg(concat_ws(' ', r.id, d.eier_id, coalesce(r.episoder::text, '-'),
    coalesce(d.rettighet_status::text, '-'), coalesce(d.signatur_pc::text, '-')), '; ' order by r.id), ''))
  from registrering r join dokument d on d.id = r.dokument_id
  where r.produksjon_id = produksjon and d.slettet is null and upper(btrim(d.status)) = 'BEHANDLET'
    and lower(btrim(r.fagfunksjon)) in (select lower(btrim(t)) from unnest(funksjoner) t)
$$;

-- Ends what is proposed or agreed on of these productions where the claims are no longer those it is about.
create function avslutt_andelsavtaler(produksjoner uuid[]) returns void language sql as $$
  update andelsavtale a set tilstand = 'opphoert', avgjort = now()
  where a.produksjon_id = any (produksjoner) and a.tilstand in ('foreslaatt', 'enig')
    and a.grunnlag is distinct from andelsgrunnlag(a.produksjon_id, a.titler)
$$;

create function andelsavtale_registrering() returns trigger language plpgsql as $$
begin
  perform avslutt_andelsavtaler(array(
    select a.produksjon_id from andelsavtale a
    where a.tilstand in ('foreslaatt', 'enig') and a.produksjon_id in (select r.produksjon_id from rader r)));
  return null;
end $$;
create trigger andelsavtale_ny after insert on registrering
  referencing new table as rader for each statement execute function andelsavtale_registrering();
create trigger andelsavtale_foer after update on registrering
  referencing old table as rader for each statement execute function andelsavtale_registrering();
create trigger andelsavtale_etter after update on registrering
  referencing new table as rader for each statement execute function andelsavtale_registrering();
create trigger andelsavtale_bort after delete on registrering
  referencing old table as rader for each statement execute function andelsavtale_registrering();

create function andelsavtale_dokument() returns trigger language plpgsql as $$
begin
  perform avslutt_andelsavtaler(array(
    select r.produksjon_id from registrering r join andelsavtale a on a.produksjon_id = r.produksjon_id
    where r.dokument_id = new.id and a.tilstand in ('foreslaatt', 'enig')));
  return null;
end $$;
create trigger andelsavtale_dokument after update of status, slettet, eier_id, rettighet_status, signatur_pc on dokument
  for each row when ((new.status, new.slettet, new.eier_id, new.rettighet_status, new.signatur_pc)
    is distinct from (old.status, old.slettet, old.eier_id, old.rettighet_status, old.signatur_pc))
  execute function andelsavtale_dokument();

-- A line of somebody who has agreed: their share of what those who agreed have together, and how many episodes that is.
alter table kjoeringslinje add column andel integer, add column samlet integer;
