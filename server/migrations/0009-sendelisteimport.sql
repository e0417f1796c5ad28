-- Broadcast lists come as files. An import is kept with what it said of each line, so that it can be undone whole: a line then is
-- what the latest import that remains says of it, and goes when none does.
create table sendelisteimport (
  id uuid primary key,
  -- Orders them; a clock may jump.
  nummer integer generated always as identity unique,
  -- No reference: a viewing year may go when all its imports are undone.
  visningsaar integer not null,
  filnavn text not null,
  -- How the file was read: sheet, encoding, separator, header and which column is what.
  oppsett jsonb not null,
  importert timestamptz not null,
  importert_av uuid not null references bruker,
  nye integer not null,
  endrede integer not null,
  kjente integer not null,
  -- Lines of the file that were left out or not wholly understood: row number and reason.
  merknader jsonb not null default '[]',
  angret timestamptz,
  angret_av uuid references bruker
);
create index sendelisteimport_aar on sendelisteimport (visningsaar, nummer desc);
create index sendelisteimport_importert_av on sendelisteimport (importert_av);

alter table sendeliste
  add column sesong integer,
  add column alternativ_tittel text not null default '',
  -- 0 to 1; null where the line came before there was matching.
  add column sikkerhet real,
  -- How the production was found, or how the best candidate was.
  add column metode text,
  -- For a person to decide. Never true where a production is linked.
  add column tvil boolean not null default false,
  add column avgjort timestamptz,
  add column avgjort_av uuid references bruker,
  -- The same title sent by several media houses is decided once.
  add column noekkel text collate "C" not null default '';
create index sendeliste_tvil on sendeliste (visningsaar, tittel_sort, id) where tvil;
create index sendeliste_noekkel on sendeliste (visningsaar, noekkel);

-- What each import said of a line. Without an import: what the line was before the first one touched it.
create table sendelisterad (
  import_id uuid references sendelisteimport,
  sendeliste_id uuid not null references sendeliste on delete cascade,
  -- Row of the file, as a spreadsheet counts.
  rad integer not null,
  tittel text not null,
  alternativ_tittel text not null,
  sesong integer,
  mediehus text not null,
  episoder integer,
  premiere integer,
  selskap text not null,
  produksjon_id uuid references produksjon on delete set null,
  sikkerhet real,
  metode text,
  tvil boolean not null,
  unique nulls not distinct (sendeliste_id, import_id)
);
create index sendelisterad_import on sendelisterad (import_id);
create index sendelisterad_produksjon on sendelisterad (produksjon_id);

-- What staff decided once holds when the line comes again. Null: none of the register's productions.
create table sendelistevalg (
  visningsaar integer not null,
  noekkel text collate "C" not null,
  produksjon_id uuid references produksjon on delete cascade,
  avgjort timestamptz not null,
  avgjort_av uuid not null references bruker,
  primary key (visningsaar, noekkel)
);
create index sendelistevalg_produksjon on sendelistevalg (produksjon_id);
create index sendelistevalg_avgjort_av on sendelistevalg (avgjort_av);
create index sendeliste_avgjort_av on sendeliste (avgjort_av) where avgjort_av is not null;

-- The names of each production as they are compared with those of a list (computed in TypeScript, which reads lists too), and
-- what they were made of: whoever changes a production need not know of them.
create table produksjon_lest (
  produksjon_id uuid primary key references produksjon on delete cascade,
  tittel text not null,
  sesong integer,
  selskap text not null,
  selskapsnavn text collate "C" not null
);
create index produksjon_lest_selskap on produksjon_lest (selskapsnavn);
create table soekenavn (
  -- Words, the same without spaces, and the words in order of alphabet.
  navn text collate "C" primary key,
  samlet text collate "C" not null,
  ordnet text collate "C" not null
);
create index soekenavn_samlet on soekenavn (samlet);
create index soekenavn_ordnet on soekenavn (ordnet);
-- The nearest few among 50,000 titles that are much alike: a seventh of the time that GIN takes, which must weigh all that pass.
create index soekenavn_likhet on soekenavn using gist (navn gist_trgm_ops (siglen = 64));
create table produksjon_navn (
  produksjon_id uuid not null references produksjon on delete cascade,
  navn text collate "C" not null references soekenavn,
  primary key (navn, produksjon_id)
);
create index produksjon_navn_produksjon on produksjon_navn (produksjon_id);

-- Where a long reading of a list is, for the person who waits.
create table sendelistearbeid (
  bruker_id uuid not null references bruker on delete cascade,
  noekkel text not null,
  ferdig integer not null,
  av integer not null,
  endret timestamptz not null,
  primary key (bruker_id, noekkel)
);
