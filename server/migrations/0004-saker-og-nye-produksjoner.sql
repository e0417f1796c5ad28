-- Members write to the organisation about a document: a numbered case. And they add productions they miss, for staff to look at.

create table sak (
  id uuid primary key,
  nummer integer generated always as identity (start with 1001) unique,
  bruker_id uuid not null references bruker,
  dokument_id uuid references dokument on delete set null,
  slag text not null check (slag in ('tilbakemelding', 'reklamasjon')),
  melding text not null,
  opprettet timestamptz not null
);
create index sak_bruker on sak (bruker_id, opprettet desc);
create index sak_dokument on sak (dokument_id);

alter table produksjon add column ny_fra uuid;
create index produksjon_ny on produksjon (opprettet) where ny_fra is not null;
