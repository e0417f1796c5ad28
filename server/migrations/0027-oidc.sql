-- Login through OpenID Connect.

-- A login that was begun at the provider and has not come back yet. Whoever ends it must be the browser that began it.
create table oidc_innlogging (
  state_hash text primary key,
  nettleser_hash text not null,
  nonce text not null,
  verifikator text not null,
  utloeper timestamptz not null
);
create index oidc_innlogging_utloeper on oidc_innlogging (utloeper);

-- Whom the provider's name for a person means here. The name is kept as a keyed hash: some providers use the personal number.
create table oidc_identitet (
  utsteder text not null,
  subjekt_indeks text not null,
  bruker_id uuid not null references bruker on delete cascade,
  koblet timestamptz not null,
  sist_brukt timestamptz not null,
  primary key (utsteder, subjekt_indeks)
);
create index oidc_identitet_bruker on oidc_identitet (bruker_id);
