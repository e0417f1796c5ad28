-- A document that a run counted and that is another now: which it is, and what is other, in words of the contract.
alter table kjoeringsfunn add column dokument_id uuid, add column endret text[] not null default '{}';
