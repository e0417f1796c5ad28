-- Two-step login: the key of a person's authenticator app, and codes for the day the phone is gone.
create table totrinn (
  -- The user's own id: what the sealed key is bound to.
  id uuid primary key references bruker on delete cascade,
  hemmelighet_kryptert text not null,
  opprettet timestamptz not null,
  -- Null until the first code has shown that the app has the key; nothing is asked for before that.
  bekreftet timestamptz,
  -- The 30-second step of the newest code that was accepted. An int lasts until the year 4011.
  siste_tidssteg integer not null default 0
);

create table gjenopprettingskode (
  bruker_id uuid not null references bruker on delete cascade,
  kode_hash text not null,
  brukt timestamptz,
  primary key (bruker_id, kode_hash)
);

-- Whether the person proved two things at this login. What an administrator may do can depend on it.
alter table sesjon add column totrinn boolean not null default false;
