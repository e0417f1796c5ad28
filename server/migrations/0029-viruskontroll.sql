-- A document whose files wait for the virus scanner (`venter`), or in which it found something (`smittet`), is shown to nobody.
-- Null: cleared, or received without a scanner.
alter table dokument add column viruskontroll text check (viruskontroll in ('venter', 'smittet'));
-- The file's name and what the scanner calls what it found; kept when a later look finds nothing.
alter table dokument add column virusfunn text not null default '';
create index dokument_viruskontroll on dokument (viruskontroll, opprettet) where viruskontroll is not null;
