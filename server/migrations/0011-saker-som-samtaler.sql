-- A case is a conversation: messages in order, whose turn it is, by when, who answers, and why it was closed.

alter table sak add column tilstand text not null default 'aapen'
  check (tilstand in ('aapen', 'besvart', 'lukket'));
alter table sak add column frist date;
alter table sak add column ansvarlig_id uuid references bruker;
alter table sak add column lukket timestamptz;
alter table sak add column lukket_grunn text;
alter table sak add column lukket_forklaring text not null default '';
alter table sak add column versjon integer not null default 1;
-- What the document was called when the member wrote: a case outlives its document.
alter table sak add column dokument_navn text not null default '';
alter table sak add column dokument_sort text collate "C";

update sak set frist = (opprettet at time zone 'Europe/Oslo')::date + 14;
update sak set dokument_navn = dokument.filnavn from dokument where dokument.id = sak.dokument_id;
alter table sak alter column frist set not null;
alter table sak add constraint sak_lukket_med_grunn check (
  (tilstand = 'lukket') = (lukket is not null) and (tilstand = 'lukket') = (lukket_grunn is not null)
);
create index sak_tilstand on sak (tilstand, frist, nummer);
create index sak_ansvarlig on sak (ansvarlig_id) where ansvarlig_id is not null;

create table sak_melding (
  id uuid primary key,
  -- The order of the conversation: a clock may jump.
  sekvens bigint generated always as identity,
  sak_id uuid not null references sak on delete cascade,
  -- 'inn': from the member. 'ut': from staff to the member. 'notat': among staff, never shown to the member.
  retning text not null check (retning in ('inn', 'ut', 'notat')),
  avsender_id uuid references bruker,
  tekst text not null,
  tid timestamptz not null,
  -- Idempotency-Key of the call that wrote it: the same call twice is one message and one mail.
  noekkel text,
  unique (avsender_id, noekkel)
);
create index sak_melding_sak on sak_melding (sak_id, sekvens);

insert into sak_melding (id, sak_id, retning, avsender_id, tekst, tid)
  select gen_random_uuid(), id, 'inn', bruker_id, melding, opprettet from sak order by nummer;
alter table sak drop column melding;
