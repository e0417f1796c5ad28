-- What a merge did, so that it can be undone.
create table sammenslaaing (
  id uuid primary key,
  register text not null check (register in ('produksjon', 'produksjonsselskap')),
  -- The one that stayed. No reference: it may be merged into another one, and come back.
  beholdt uuid not null,
  -- What the one that went was called.
  navn text not null,
  tid timestamptz not null,
  -- The row that went, what the other one took from it, and the ids of all that was moved (sammenslaaing/angre.repository.ts).
  innhold jsonb not null
);
create index sammenslaaing_beholdt on sammenslaaing (beholdt, tid);
create index sammenslaaing_tid on sammenslaaing (tid);
comment on table sammenslaaing is 'What a merge of two productions or companies moved, so that staff can undo it for 30 days';
