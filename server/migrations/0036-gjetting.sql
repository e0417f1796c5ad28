-- Wrong passwords for one account from one address in a row: each makes the next wait longer. Keyed hashes, as in forsoek.
create table feilpassord (
  noekkel text primary key,
  antall integer not null,
  sist timestamptz not null
);
create index feilpassord_sist on feilpassord (sist);

-- From where an account has been used, as keyed hashes of the addresses: who guesses from elsewhere must prove that they are no robot.
create table innloggingssted (
  bruker_id uuid not null references bruker (id) on delete cascade,
  avtrykk text not null,
  sist_brukt timestamptz not null,
  primary key (bruker_id, avtrykk)
);
create index innloggingssted_sist_brukt on innloggingssted (sist_brukt);
