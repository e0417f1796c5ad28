-- Bank details become encrypted like the personnummer. Nothing is in production yet, so the plain columns go with their content.
alter table bruker
  drop column kontonummer,
  drop column iban,
  -- AES-256-GCM bound to the id and the column; empty when nothing is filled in.
  add column kontonummer_kryptert text not null default '',
  add column iban_kryptert text not null default '';

-- When the password was last given in this session: sensitive changes ask whether that is long ago.
alter table sesjon add column autentisert timestamptz;
update sesjon set autentisert = opprettet;
alter table sesjon alter column autentisert set not null;

-- A new e-mail address that waits for its mailed link. Apart from engangslenke, so that no link can do another's work.
create table epost_bytte (
  token_hash text primary key,
  bruker_id uuid not null references bruker on delete cascade,
  epost text not null,
  opprettet timestamptz not null,
  utloeper timestamptz not null,
  brukt timestamptz
);
create index epost_bytte_bruker on epost_bytte (bruker_id);

-- A member asks to be deleted. One at a time; staff close it when it is dealt with.
create table sletteoenske (
  id uuid primary key,
  bruker_id uuid not null references bruker on delete cascade,
  melding text not null,
  opprettet timestamptz not null,
  behandlet timestamptz
);
create unique index sletteoenske_ett on sletteoenske (bruker_id) where behandlet is null;
