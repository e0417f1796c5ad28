-- People, sessions, registers, documents, files, history, mail: what the portal is built on.
-- Orders are Norwegian through *_sort columns computed in TypeScript, compared byte by byte (COLLATE "C").

create table bruker (
  id uuid primary key,
  epost text not null,
  -- Lower case and NFKC: one account an address, however it is typed.
  epost_noekkel text not null unique,
  passord_hash text not null,
  -- AES-256-GCM bound to the id, and a keyed hash for looking a number up; never the number itself.
  personnummer_kryptert text not null,
  personnummer_indeks text not null unique,
  personnummer_kontrollert boolean not null,
  fornavn text not null default '',
  mellomnavn text not null default '',
  etternavn text not null default '',
  internasjonal_id text not null default '',
  kontonummer text not null default '',
  iban text not null default '',
  swift text not null default '',
  telefonnummer text not null default '',
  adresse text not null default '',
  postnummer text not null default '',
  poststed text not null default '',
  land text not null default '',
  brukertype text not null check (brukertype in ('arbeidstaker', 'administrator')),
  aktiv boolean not null default true,
  opprettet timestamptz not null,
  endret timestamptz not null
);

create table sesjon (
  id uuid primary key,
  bruker_id uuid not null references bruker on delete cascade,
  opprettet timestamptz not null,
  utloeper timestamptz not null,
  avsluttet timestamptz
);
create index sesjon_bruker on sesjon (bruker_id);
create index sesjon_utloeper on sesjon (utloeper);

-- Single-use links sent by mail. Only a hash of the token is kept.
create table engangslenke (
  token_hash text primary key,
  bruker_id uuid not null references bruker on delete cascade,
  formaal text not null check (formaal in ('tilbakestill_passord')),
  opprettet timestamptz not null,
  utloeper timestamptz not null,
  brukt timestamptz
);
create index engangslenke_bruker on engangslenke (bruker_id, formaal);

-- A captcha solution counts once.
create table brukt_robotsjekk (
  utfordring_hash text primary key,
  utloeper timestamptz not null
);

-- Counters behind the rate limits, shared by all processes. The key holds a hash, never an address or a number.
create table forsoek (
  noekkel text not null,
  vindu timestamptz not null,
  antall integer not null,
  primary key (noekkel, vindu)
);
create index forsoek_vindu on forsoek (vindu);

create table produksjonsselskap (
  id uuid primary key,
  navn text not null,
  navn_sort text collate "C" not null,
  orgnr text not null default '',
  kontaktperson text not null default '',
  epost text not null default '',
  telefon text not null default ''
);
create index produksjonsselskap_sortert on produksjonsselskap (navn_sort, id);

create table produksjon (
  id uuid primary key,
  tittel text not null,
  tittel_sort text collate "C" not null,
  selskap text not null default '',
  selskap_sort text collate "C" not null default '',
  sesong integer,
  premiere integer,
  verkstype text,
  spilletid_sekunder integer,
  episoder integer,
  bruk jsonb,
  opprettet timestamptz not null,
  endret timestamptz not null
);
create index produksjon_sortert on produksjon (tittel_sort, id);

-- A viewing year is a row: 2023 is distributed in 2025 under the plan adopted 03.04.2025.
create table visningsaar (
  aar integer primary key,
  fordeles integer,
  plan_vedtatt date,
  har_sendeliste boolean not null default false
);
insert into visningsaar (aar, fordeles, plan_vedtatt, har_sendeliste) values
  (2018, null, null, false), (2019, null, null, false), (2020, null, null, false), (2021, null, null, false),
  (2022, null, null, false), (2023, 2025, '2025-04-03', true), (2024, null, null, false);

create table sendeliste (
  id uuid primary key,
  visningsaar integer not null references visningsaar,
  produksjon_id uuid references produksjon on delete set null,
  tittel text not null,
  tittel_sort text collate "C" not null,
  mediehus text not null default '',
  episoder integer,
  premiere integer,
  selskap text not null default ''
);
create index sendeliste_produksjon on sendeliste (produksjon_id);
create index sendeliste_sortert on sendeliste (visningsaar, tittel_sort, id);

create table dokument (
  id uuid primary key,
  eier_id uuid not null references bruker,
  filnavn text not null,
  arbeidstaker text not null default '',
  produksjonsselskap text not null default '',
  notat text not null default '',
  tjeneste text not null,
  autoextract boolean not null,
  status text not null,
  status_kommentar text not null default '',
  signatur_pc boolean,
  signatur_rh boolean,
  rettighet_status boolean,
  rettighet_kommentar text not null default '',
  -- Hash over the hashes of the uploaded files, in sorted order: the same content whatever the order of the files.
  innhold_sha256 text not null,
  versjon integer not null default 1,
  -- The version that the owner was last mailed about: a job that runs twice mails once.
  varslet_versjon integer not null default 0,
  opprettet timestamptz not null,
  endret timestamptz not null,
  slettet timestamptz
);
create index dokument_eier on dokument (eier_id, opprettet desc) where slettet is null;
create index dokument_innhold on dokument (eier_id, innhold_sha256) where slettet is null;
create index dokument_status on dokument (status, opprettet) where slettet is null;
create index dokument_opprettet on dokument (opprettet, id) where slettet is null;
create index dokument_slettet on dokument (slettet) where slettet is not null;

create table registrering (
  id uuid primary key,
  dokument_id uuid not null references dokument on delete cascade,
  posisjon integer not null,
  produksjon_id uuid references produksjon,
  produksjonsnavn text not null default '',
  fagfunksjon text not null default '',
  episoder integer check (episoder >= 0),
  stillingsprosent text not null default '',
  unique (dokument_id, posisjon) deferrable initially deferred
);
create index registrering_produksjon on registrering (produksjon_id);

-- A stored file. `noekkel` is its generated name in the file store; the person's own name is only ever shown.
create table fil (
  id uuid primary key,
  dokument_id uuid not null references dokument on delete cascade,
  rolle text not null check (rolle in ('original', 'samlet')),
  posisjon integer not null,
  noekkel text not null,
  navn text not null,
  type text not null,
  bytes bigint not null,
  sha256 text not null,
  sider integer not null,
  opprettet timestamptz not null,
  -- A merged file that newer pages have replaced stays until the sweeper takes it.
  erstattet timestamptz
);
create index fil_noekkel on fil (noekkel);
create index fil_dokument on fil (dokument_id, rolle, posisjon);
create unique index fil_en_samlet on fil (dokument_id) where rolle = 'samlet' and erstattet is null;

-- Append-only. `sekvens` orders it, not the clock.
create table historikk (
  sekvens bigint generated always as identity primary key,
  tid timestamptz not null,
  aktoer_id uuid,
  entitet text not null check (entitet in ('bruker', 'dokument', 'produksjon', 'produksjonsselskap')),
  entitet_id uuid not null,
  hendelse text not null,
  endringer jsonb not null default '[]'
);
create index historikk_entitet on historikk (entitet, entitet_id, sekvens desc);

-- The answer of a call that may be retried: the key decides in the same transaction as the effect.
create table idempotens (
  bruker_id uuid not null references bruker on delete cascade,
  noekkel text not null,
  opprettet timestamptz not null,
  dokument_id uuid not null references dokument on delete cascade,
  primary key (bruker_id, noekkel)
);
create index idempotens_opprettet on idempotens (opprettet);

-- Where an upload under way is, for the person who waits.
create table opplasting (
  bruker_id uuid not null,
  noekkel text not null,
  steg text not null,
  endret timestamptz not null,
  primary key (bruker_id, noekkel)
);

-- Outgoing mail. The content is encrypted, for it may hold a link that opens an account, and is emptied once it is sent.
create table epost (
  id uuid primary key,
  mottaker text not null,
  mal text not null,
  innhold_kryptert text,
  opprettet timestamptz not null,
  sendt timestamptz,
  feilet timestamptz,
  forsoek integer not null default 0,
  siste_feil text
);
create index epost_opprettet on epost (opprettet desc);
