-- Runs of the distribution: what was counted, and what it gave, line by line (docs/fordeling.md).

create table kjoering (
  id uuid primary key,
  nummer integer generated always as identity,
  navn text not null,
  visningsaar integer not null,
  plan_id uuid not null references fordelingsplan,
  tilstand text not null default 'utkast' check (tilstand in ('utkast', 'simulert')),
  -- The simulation that was asked for last; null when none waits.
  simulering uuid,
  mangler jsonb not null default '[]',
  -- SHA-256 of all that was counted, and of the lines.
  grunnlag text,
  resultat text,
  -- Øre by kind of line (contract/src/kjoering.ts).
  regnskap jsonb,
  mottakere integer not null default 0,
  linjer integer not null default 0,
  simulert timestamptz,
  versjon integer not null default 1,
  opprettet timestamptz not null,
  endret timestamptz not null,
  endret_av uuid
);
create index kjoering_plan on kjoering (plan_id);
comment on table kjoering is 'One run of the distribution: a plan, pots, and the lines they gave';

create table kjoering_pott (
  kjoering_id uuid not null references kjoering on delete cascade,
  -- A pot is shared out once.
  pott_id uuid not null unique references pott,
  sum_verdi numeric,
  primary key (kjoering_id, pott_id)
);
comment on table kjoering_pott is 'The pots of a run, with what the values of their works come to';

-- Told while the run's own row is held by the work itself.
create table kjoeringsarbeid (
  kjoering_id uuid primary key references kjoering on delete cascade,
  steg text not null,
  ferdig integer not null,
  av integer not null
);
comment on table kjoeringsarbeid is 'How far the work on a run is; a row while there is work';

create table kjoeringsverk (
  kjoering_id uuid not null references kjoering on delete cascade,
  pott_id uuid not null,
  produksjon_id uuid not null,
  tittel text not null,
  selskap text not null,
  verkstype text,
  sekunder integer,
  viste integer not null,
  verdi numeric not null,
  primary key (kjoering_id, pott_id, produksjon_id)
);
comment on table kjoeringsverk is 'A work as a run counted it in one pot: a copy, so that the sum can be followed after the register has changed';

create table kjoeringslinje (
  kjoering_id uuid not null references kjoering on delete cascade,
  nummer integer not null,
  slag text not null,
  pott_id uuid not null,
  produksjon_id uuid,
  gruppe text,
  registrering_id uuid,
  dokument_id uuid,
  bruker_id uuid,
  fagfunksjon text,
  egne integer,
  -- The line's exact share of its work, or of the pot where it has no work.
  teller numeric not null,
  nevner numeric not null,
  beloep bigint not null,
  primary key (kjoering_id, nummer)
);
create index kjoeringslinje_bruker on kjoeringslinje (bruker_id, kjoering_id) where bruker_id is not null;
create index kjoeringslinje_verk on kjoeringslinje (kjoering_id, produksjon_id, gruppe) where produksjon_id is not null;
create index kjoeringslinje_beloep on kjoeringslinje (kjoering_id, beloep, nummer);
comment on table kjoeringslinje is 'What a run gave to one claim, or what became of the rest of a pot';
