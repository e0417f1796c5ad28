-- The address of a mailed link names its row by an id, and what opens it comes after `#`, which no server and no log is sent.
-- Links of the older kind had it in the path. They last an hour, and end here.
delete from engangslenke;
delete from epost_bytte;

alter table engangslenke drop constraint engangslenke_pkey;
alter table engangslenke rename column token_hash to hemmelighet_hash;
alter table engangslenke add column id uuid primary key;

alter table epost_bytte drop constraint epost_bytte_pkey;
alter table epost_bytte rename column token_hash to hemmelighet_hash;
alter table epost_bytte add column id uuid primary key;
