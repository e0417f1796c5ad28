-- The answer of a call with a key, for who sends it again because it never came. Sealed, for it tells what the call told.
alter table idempotens add column id uuid not null default gen_random_uuid();
alter table idempotens add column svar_kryptert text;
create unique index idempotens_id on idempotens (id);

comment on table idempotens is 'Idempotency-Keys of calls that were carried out, with a hash of the call and its content and what it made or answered. Kept for a day.';
