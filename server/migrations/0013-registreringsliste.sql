-- The staff's list of registrations: one narrow row a registration of a document that is not deleted, with all that the list filters and
-- sorts by, so that half a million of them need no join before the page is found. The database keeps it, whoever writes.
create table registreringsrad (
  id uuid primary key references registrering on delete cascade,
  dokument_id uuid not null,
  posisjon integer not null,
  opprettet timestamptz not null,
  status text collate "C" not null,
  -- With staff, and not finished.
  venter boolean not null,
  -- What is shown: the document's, else the owner's name, else the owner's address.
  arbeidstaker text not null,
  produksjonsnavn text not null,
  fagfunksjon text not null,
  selskap text not null,
  pc_signert boolean not null,
  rh_signert boolean not null,
  oekonomiske boolean not null,
  episoder integer,
  soketekst text not null,
  -- Norwegian order is computed in TypeScript: null from a write until the list is next read.
  arbeidstaker_sort text collate "C",
  produksjonsnavn_sort text collate "C",
  fagfunksjon_sort text collate "C",
  selskap_sort text collate "C"
);

create function skriv_registreringsrader(dokumenter uuid[]) returns void language sql as $$
  insert into registreringsrad as rad (
    id, dokument_id, posisjon, opprettet, status, venter, arbeidstaker, produksjonsnavn, fagfunksjon, selskap,
    pc_signert, rh_signert, oekonomiske, episoder, soketekst)
  select r.id, d.id, r.posisjon, d.opprettet, d.status,
    d.status in ('IKKE VURDERT', 'KI VURDERT', 'UNDER BEHANDLING'),
    coalesce(nullif(btrim(d.arbeidstaker), ''), nullif(eier.navn, ''), b.epost),
    r.produksjonsnavn, r.fagfunksjon, d.produksjonsselskap,
    d.signatur_pc is true, d.signatur_rh is true, d.rettighet_status is true, r.episoder,
    concat_ws(' ', d.arbeidstaker, eier.navn, b.epost, d.produksjonsselskap, d.filnavn, r.produksjonsnavn, r.fagfunksjon)
  from dokument d
  join registrering r on r.dokument_id = d.id
  join bruker b on b.id = d.eier_id
  cross join lateral (select concat_ws(' ', nullif(b.fornavn, ''), nullif(b.mellomnavn, ''), nullif(b.etternavn, '')) as navn) eier
  where d.id = any (dokumenter) and d.slettet is null
  on conflict (id) do update set
    posisjon = excluded.posisjon, opprettet = excluded.opprettet, status = excluded.status, venter = excluded.venter,
    arbeidstaker = excluded.arbeidstaker, produksjonsnavn = excluded.produksjonsnavn, fagfunksjon = excluded.fagfunksjon,
    selskap = excluded.selskap, pc_signert = excluded.pc_signert, rh_signert = excluded.rh_signert,
    oekonomiske = excluded.oekonomiske, episoder = excluded.episoder, soketekst = excluded.soketekst,
    arbeidstaker_sort = case when rad.arbeidstaker = excluded.arbeidstaker then rad.arbeidstaker_sort end,
    produksjonsnavn_sort = case when rad.produksjonsnavn = excluded.produksjonsnavn then rad.produksjonsnavn_sort end,
    fagfunksjon_sort = case when rad.fagfunksjon = excluded.fagfunksjon then rad.fagfunksjon_sort end,
    selskap_sort = case when rad.selskap = excluded.selskap then rad.selskap_sort end
  where (rad.posisjon, rad.opprettet, rad.status, rad.arbeidstaker, rad.produksjonsnavn, rad.fagfunksjon, rad.selskap,
      rad.pc_signert, rad.rh_signert, rad.oekonomiske, rad.episoder, rad.soketekst)
    is distinct from (excluded.posisjon, excluded.opprettet, excluded.status, excluded.arbeidstaker, excluded.produksjonsnavn,
      excluded.fagfunksjon, excluded.selskap, excluded.pc_signert, excluded.rh_signert, excluded.oekonomiske,
      excluded.episoder, excluded.soketekst)
$$;

create function registrering_skrevet() returns trigger language plpgsql as $$
begin
  perform skriv_registreringsrader((select array_agg(distinct dokument_id) from ny));
  return null;
end $$;
create trigger registrering_ny_rad after insert on registrering
  referencing new table as ny for each statement execute function registrering_skrevet();
create trigger registrering_endret_rad after update on registrering
  referencing new table as ny for each statement execute function registrering_skrevet();

create function dokument_skrevet() returns trigger language plpgsql as $$
begin
  delete from registreringsrad where dokument_id in (select id from ny where slettet is not null);
  perform skriv_registreringsrader((select array_agg(id) from ny where slettet is null));
  return null;
end $$;
create trigger dokument_endret_rad after update on dokument
  referencing new table as ny for each statement execute function dokument_skrevet();

create function bruker_skrevet() returns trigger language plpgsql as $$
begin
  perform skriv_registreringsrader((
    select array_agg(d.id) from ny join gammel using (id) join dokument d on d.eier_id = ny.id and d.slettet is null
    where (ny.fornavn, ny.mellomnavn, ny.etternavn, ny.epost)
      is distinct from (gammel.fornavn, gammel.mellomnavn, gammel.etternavn, gammel.epost)));
  return null;
end $$;
create trigger bruker_endret_rad after update on bruker
  referencing old table as gammel new table as ny for each statement execute function bruker_skrevet();

select skriv_registreringsrader(array_agg(id)) from dokument where slettet is null;

-- Every order ends alike: longest waiting first, the registrations of a document beside each other.
create index registreringsrad_opprettet on registreringsrad (opprettet, dokument_id, posisjon);
create index registreringsrad_venter on registreringsrad (opprettet, dokument_id, posisjon) where venter;
create index registreringsrad_status on registreringsrad (status, opprettet, dokument_id, posisjon);
create index registreringsrad_arbeidstaker on registreringsrad (arbeidstaker_sort, opprettet, dokument_id, posisjon);
create index registreringsrad_produksjon on registreringsrad (produksjonsnavn_sort, opprettet, dokument_id, posisjon);
create index registreringsrad_fagfunksjon on registreringsrad (fagfunksjon_sort, opprettet, dokument_id, posisjon);
create index registreringsrad_selskap on registreringsrad (selskap_sort, opprettet, dokument_id, posisjon);
create index registreringsrad_pc on registreringsrad (pc_signert, opprettet, dokument_id, posisjon);
create index registreringsrad_rh on registreringsrad (rh_signert, opprettet, dokument_id, posisjon);
create index registreringsrad_rettigheter on registreringsrad (oekonomiske, opprettet, dokument_id, posisjon);
-- None is less than any number.
create index registreringsrad_episoder on registreringsrad (coalesce(episoder, -1), opprettet, dokument_id, posisjon);
create index registreringsrad_dokument on registreringsrad (dokument_id);
create index registreringsrad_tekst on registreringsrad using gin (
  arbeidstaker gin_trgm_ops, produksjonsnavn gin_trgm_ops, fagfunksjon gin_trgm_ops, selskap gin_trgm_ops,
  soketekst gin_trgm_ops);
-- Empty but for what was written since the list was last read.
create index registreringsrad_uten_orden on registreringsrad (id)
  where arbeidstaker_sort is null or produksjonsnavn_sort is null or fagfunksjon_sort is null or selskap_sort is null;

-- A change of many documents at once, and what each of them was before: undone for a day.
create table masseendring (
  id uuid primary key,
  aktoer_id uuid not null references bruker,
  tid timestamptz not null,
  -- Column -> new value, as the document has it.
  endring jsonb not null,
  angret timestamptz,
  angret_av uuid references bruker
);
create index masseendring_tid on masseendring (tid);
create table masseendring_dokument (
  masseendring_id uuid not null references masseendring on delete cascade,
  dokument_id uuid not null references dokument on delete cascade,
  foer jsonb not null,
  primary key (masseendring_id, dokument_id)
);
create index masseendring_dokument_dokument on masseendring_dokument (dokument_id);

-- A filter of a staff list under a name, for all of the staff.
create table lagret_filter (
  id uuid primary key,
  liste text not null,
  navn text not null,
  navn_sort text collate "C" not null,
  soek text not null,
  eier_id uuid not null references bruker,
  opprettet timestamptz not null
);
create index lagret_filter_liste on lagret_filter (liste, navn_sort, id);
