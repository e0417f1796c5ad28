-- What KI has read in documents, and what it proposes. It is kept when it has been answered: the record of how good it was.
create table ki_lesing (
  id uuid primary key,
  -- Clocks may jump: the newest reading is the one with the highest number.
  nummer bigint generated always as identity,
  dokument_id uuid not null references dokument on delete cascade,
  tilstand text not null check (tilstand in ('venter', 'leser', 'finner', 'ferdig', 'feilet')),
  -- How often it was begun: one that ends its process again and again is given up.
  forsoek integer not null default 0,
  lest integer not null default 0,
  sider integer not null default 0,
  utelatt integer not null default 0,
  motor text check (motor in ('innebygd', 'ekstern')),
  reserve boolean not null default false,
  feil text,
  -- What the person should know about the document itself: [{ kode, sted }].
  merknader jsonb not null default '[]',
  startet timestamptz not null,
  ferdig timestamptz
);
create index ki_lesing_dokument on ki_lesing (dokument_id, nummer);
-- One at a time: a second wish while it is under way changes nothing.
create unique index ki_lesing_i_gang on ki_lesing (dokument_id) where tilstand in ('venter', 'leser', 'finner');
create index ki_lesing_ferdig on ki_lesing (ferdig);

create table ki_forslag (
  id uuid primary key,
  lesing_id uuid not null references ki_lesing on delete cascade,
  felt text not null,
  -- Which of the found registrations it belongs to, from 0; null for the document's own fields.
  gruppe integer,
  verdi jsonb not null,
  produksjon_id uuid references produksjon on delete set null,
  sikkerhet double precision not null,
  sted jsonb,
  forklaring text not null default '',
  tilstand text not null check (tilstand in ('foreslaatt', 'utfylt', 'godtatt', 'endret', 'forkastet', 'foreldet')),
  unique nulls not distinct (lesing_id, gruppe, felt)
);
create index ki_forslag_produksjon on ki_forslag (produksjon_id) where produksjon_id is not null;
