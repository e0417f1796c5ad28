-- Who lets KI learn from what became of its proposals in their documents, since when. Taken back: the row is gone.
create table ki_samtykke (
  bruker_id uuid primary key references bruker on delete cascade,
  gitt timestamptz not null
);
comment on table ki_samtykke is 'Who lets KI learn from what became of its proposals in their documents. Taken back: the row is gone';
-- Hashes of the known signs that spoke for the value; null without the owner's consent, and where nobody looked at the document by itself.
alter table ki_forslag add column trekk integer[];
