-- Staff page, filter and sort through all users, see who may be registered twice, and close wishes of deletion.

-- Orders are filled by the portal at start and at every write; null until then. `epost` is ordered as `epost_noekkel`.
alter table bruker
  add column fornavn_sort text collate "C",
  add column etternavn_sort text collate "C",
  add column epost_sort text collate "C",
  add column poststed_sort text collate "C",
  add column land_sort text collate "C",
  -- Keyed hash of the account number, to see that two users have the same one. Empty without one, null until it is filled.
  add column kontonummer_indeks text;
create index bruker_etternavn_sortert on bruker (etternavn_sort, fornavn_sort, epost_sort, id);
create index bruker_fornavn_sortert on bruker (fornavn_sort, etternavn_sort, epost_sort, id);
create index bruker_epost_sortert on bruker (epost_sort, id);
create index bruker_poststed_sortert on bruker (poststed_sort, etternavn_sort, fornavn_sort, epost_sort, id);
create index bruker_land_sortert on bruker (land_sort, etternavn_sort, fornavn_sort, epost_sort, id);
create index bruker_soek on bruker using gin (
  fornavn gin_trgm_ops, etternavn gin_trgm_ops, epost gin_trgm_ops, poststed gin_trgm_ops, land gin_trgm_ops
);
create index bruker_deaktivert on bruker (id) where not aktiv;
create index bruker_kontrollsiffer on bruker (id) where not personnummer_kontrollert;

-- What two registrations of one person have in common, however it was typed. Immutable, so that it can be indexed.
create function navnenoekkel(fornavn text, etternavn text) returns text language sql immutable parallel safe as
$$ select btrim(regexp_replace(lower(fornavn || ' ' || etternavn), '\s+', ' ', 'g')) $$;
create function telefonnoekkel(telefonnummer text) returns text language sql immutable parallel safe as
$$ select right(regexp_replace(telefonnummer, '\D', '', 'g'), 8) $$;
create function adressenoekkel(adresse text, postnummer text) returns text language sql immutable parallel safe as
$$ select case when btrim(adresse) = '' then '' else btrim(regexp_replace(lower(adresse || ' ' || postnummer), '[\s.,]+', ' ', 'g')) end $$;
create index bruker_navnenoekkel on bruker (navnenoekkel(fornavn, etternavn));
create index bruker_telefonnoekkel on bruker (telefonnoekkel(telefonnummer));
create index bruker_adressenoekkel on bruker (adressenoekkel(adresse, postnummer));
create index bruker_postnummer on bruker (postnummer);
create index bruker_kontonummer_indeks on bruker (kontonummer_indeks) where kontonummer_indeks <> '';

-- Two users that may be one person, and why. Kept with every write, since nobody waits for 20,000 people to be held against each other.
create table bruker_likhet (
  a uuid not null references bruker on delete cascade,
  b uuid not null references bruker on delete cascade,
  grunn text not null check (grunn in ('kontonummer', 'telefon', 'navn', 'adresse', 'lignende_navn')),
  primary key (a, b, grunn),
  check (a < b)
);
create index bruker_likhet_b on bruker_likhet (b);

create function finn_likheter() returns trigger language plpgsql as $$
declare
  navn text := navnenoekkel(new.fornavn, new.etternavn);
  telefon text := telefonnoekkel(new.telefonnummer);
  bosted text := adressenoekkel(new.adresse, new.postnummer);
begin
  delete from bruker_likhet where a = new.id or b = new.id;
  insert into bruker_likhet (a, b, grunn)
  select least(new.id, id), greatest(new.id, id), hvorfor from (
    select id, 'kontonummer' as hvorfor from bruker
      where new.kontonummer_indeks <> '' and kontonummer_indeks = new.kontonummer_indeks and kontonummer_indeks <> ''
    union all
    select id, 'telefon' from bruker where length(telefon) = 8 and telefonnoekkel(telefonnummer) = telefon
    union all
    select id, 'navn' from bruker
      where new.fornavn <> '' and new.etternavn <> '' and navnenoekkel(fornavn, etternavn) = navn
    union all
    -- Families share an address: their names must be somewhat alike too.
    select id, 'adresse' from bruker
      where bosted <> '' and adressenoekkel(adresse, postnummer) = bosted
        and similarity(navnenoekkel(fornavn, etternavn), navn) >= 0.4
    union all
    select id, 'lignende_navn' from bruker
      where new.postnummer <> '' and postnummer = new.postnummer and navnenoekkel(fornavn, etternavn) <> navn
        and similarity(navnenoekkel(fornavn, etternavn), navn) >= 0.6
  ) like_one
  where id <> new.id
  -- In one order whoever writes, so that two who write at once do not wait for each other.
  order by 1, 2, 3
  on conflict do nothing;
  return null;
end $$;
create trigger bruker_likheter
  after insert or update of fornavn, etternavn, telefonnummer, adresse, postnummer, kontonummer_indeks on bruker
  for each row execute function finn_likheter();

-- Who closed the wish, and what was decided.
alter table sletteoenske
  add column behandlet_av uuid,
  add column notat text not null default '';

-- Administrators without a personnummer have no check digits that could be wrong: an empty text, encrypted, is this long.
update bruker set personnummer_kontrollert = true
where length(split_part(personnummer_kryptert, '.', 3)) = 38;
