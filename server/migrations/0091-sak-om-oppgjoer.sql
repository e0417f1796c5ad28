-- A complaint about one line of a settlement: which line of which run.
alter table sak
  add column kjoering_id uuid references kjoering,
  add column linje integer,
  add constraint sak_linje_check check ((kjoering_id is null) = (linje is null));
create index sak_kjoering on sak (kjoering_id) where kjoering_id is not null;
