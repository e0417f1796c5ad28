-- What staff keep to themselves about a document: a note, who has taken it, and who has it open.
alter table dokument
  add column internt_notat text not null default '',
  -- Counts what only staff see, so that a member's own version does not move when staff write a note.
  add column intern_versjon integer not null default 0,
  add column tildelt_id uuid references bruker;
create index dokument_tildelt on dokument (tildelt_id) where tildelt_id is not null and slettet is null;
-- The same content, whoever uploaded it.
create index dokument_samme_innhold on dokument (innhold_sha256) where slettet is null;

-- Who has a document open just now. A row that is not renewed counts no longer.
create table dokument_aapent (
  dokument_id uuid not null references dokument on delete cascade,
  bruker_id uuid not null references bruker on delete cascade,
  sist timestamptz not null,
  primary key (dokument_id, bruker_id)
);

-- Sentences that staff use again and again in comments to members.
create table frase (
  id uuid primary key,
  tekst text not null,
  tekst_sort text collate "C" not null,
  opprettet timestamptz not null,
  endret timestamptz not null
);
