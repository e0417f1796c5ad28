-- What a member may tell for the payment and the yearly report to the tax office: whether they are a citizen of the EEA or live there,
-- whether they are paid in business, and the organisation number of that business. Empty where they have not said.
alter table bruker
  add column eoes text not null default '' check (eoes in ('', 'ja', 'nei')),
  add column naering text not null default '' check (naering in ('', 'ja', 'nei')),
  add column orgnr text not null default '';
