-- What a distribution is made of (docs/fordeling.md): the plans, as data that staff set, and the money that came in.

create table fordelingsplan (
  id uuid primary key,
  visningsaar integer not null,
  -- Counted from 1 within the viewing year.
  utgave integer not null,
  vedtatt date,
  endring text not null default '',
  -- Everything the plan says, in the form of contract/src/planinnhold.ts.
  innhold jsonb not null,
  -- Since when a run uses it.
  laast timestamptz,
  versjon integer not null default 1,
  opprettet timestamptz not null,
  endret timestamptz not null,
  endret_av uuid,
  unique (visningsaar, utgave)
);
comment on table fordelingsplan is 'A distribution plan of a viewing year in one of its versions; never changed once a run has used it';

create function fordelingsplan_nekt() returns trigger language plpgsql as $$
begin
  if old.laast is not null then
    raise exception 'a plan in use is frozen' using errcode = 'insufficient_privilege';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger fordelingsplan_nekt before update or delete on fordelingsplan for each row execute function fordelingsplan_nekt();

create table pott (
  id uuid primary key,
  kilde text not null,
  slag text not null check (slag in ('F©R-vederlag', 'Privatkopiering', 'Enkeltproduksjon')),
  visningsaar integer not null,
  -- A list of names; empty means all media houses.
  mediehus jsonb not null default '[]',
  produksjon_id uuid references produksjon,
  -- Øre.
  beloep bigint not null check (beloep >= 0),
  mottatt date not null,
  fra_organisasjon boolean not null,
  versjon integer not null default 1,
  opprettet timestamptz not null,
  endret timestamptz not null,
  endret_av uuid,
  check ((slag = 'Enkeltproduksjon') = (produksjon_id is not null))
);
create index pott_produksjon on pott (produksjon_id) where produksjon_id is not null;
comment on table pott is 'Money that came in from one source for one viewing year, in øre';

alter table historikk drop constraint historikk_entitet_check;
alter table historikk add constraint historikk_entitet_check check (
  entitet in (
    'bruker', 'dokument', 'produksjon', 'produksjonsselskap', 'sendeliste', 'sak', 'innstilling', 'fordelingsplan', 'pott', 'kjoering'));
