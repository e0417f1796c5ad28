-- A key belongs to one person, one call and one content. Whatever else comes with it is refused, never answered with what the first call
-- made; messages keep their keys here too, so that a key of an upload is no key of a message.

alter table idempotens alter column dokument_id drop not null;
alter table idempotens add column sak_id uuid references sak on delete cascade;
-- SHA-256 of the call and its content. Of calls from before this migration nobody knows it: no call is like them.
alter table idempotens add column avtrykk text not null default '';
alter table idempotens alter column avtrykk drop default;

insert into idempotens (bruker_id, noekkel, opprettet, sak_id, avtrykk)
  select avsender_id, substring(noekkel from '[^.]+$'), tid, sak_id, '' from sak_melding
  where noekkel is not null and avsender_id is not null and tid > now() - interval '1 day'
  on conflict do nothing;
alter table sak_melding drop column noekkel;

comment on table idempotens is 'Idempotency-Keys of calls that were carried out, with a hash of the call and its content and what it made. Kept for a day.';
