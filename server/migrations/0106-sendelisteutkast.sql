-- A list that is being imported is sent and read once: its rows, and what was found for them, are kept until it is imported or left.
create table sendelisteutkast (
  id uuid primary key,
  bruker_id uuid not null references bruker on delete cascade,
  -- Moves with each choice that changes the lines.
  versjon integer not null,
  visningsaar integer not null,
  filnavn text not null,
  -- What the file is: its kind, sheets, encoding and separator.
  ark jsonb not null,
  oppsett jsonb not null,
  endret timestamptz not null
);
comment on table sendelisteutkast is 'A broadcast list that somebody is importing, with the choices made so far';
create index sendelisteutkast_bruker on sendelisteutkast (bruker_id, endret desc);
create index sendelisteutkast_endret on sendelisteutkast (endret);

create table sendelisteutkastrad (
  utkast_id uuid not null references sendelisteutkast on delete cascade,
  -- As a spreadsheet counts.
  rad integer not null,
  celler jsonb not null,
  -- Which production the row is, as the columns are chosen now; null until that was looked for.
  utfall jsonb,
  primary key (utkast_id, rad)
);
comment on table sendelisteutkastrad is 'The rows of the file of a sendelisteutkast, and which production each one is';

-- The file itself is a stored file like others: sealed, checked, copied and swept with them.
alter table fil
  add column utkast_id uuid unique references sendelisteutkast on delete cascade,
  drop constraint fil_rolle_check,
  add constraint fil_rolle_check check (rolle in ('original', 'samlet', 'utbetaling', 'sendeliste')),
  drop constraint fil_eier_check,
  add constraint fil_eier_check check (
    (dokument_id is not null) = (rolle in ('original', 'samlet'))
    and (utbetaling_id is not null) = (rolle = 'utbetaling')
    and (utkast_id is not null) = (rolle = 'sendeliste'));
