-- What the database knows of its surroundings, so that the wrong disk or the wrong key is noticed before anything is written.

-- The file store whose files the rows of `fil` name; the same id stands in the marker file of the store.
create table fillager (
  ett boolean primary key default true check (ett),
  id uuid not null
);

-- Something known, made with each key that this database was written with.
create table noekkelproeve (
  ring text not null,
  noekkel_id text not null,
  proeve text not null,
  primary key (ring, noekkel_id)
);
