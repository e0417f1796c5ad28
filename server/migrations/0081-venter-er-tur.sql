-- Whether a row waits for us is whose turn it is, which stands beside it.
create or replace function skriv_registreringsrader(dokumenter uuid[]) returns void language sql as $$
  insert into registreringsrad as rad (
    id, dokument_id, posisjon, opprettet, status, arbeidstaker, produksjonsnavn, fagfunksjon, selskap,
    pc_signert, rh_signert, oekonomiske, episoder, soketekst, tildelt_id, tur, besvart, utsatt_til)
  select r.id, d.id, r.posisjon, d.opprettet, d.status,
    coalesce(nullif(btrim(d.arbeidstaker), ''), nullif(eier.navn, ''), b.epost),
    r.produksjonsnavn, r.fagfunksjon, d.produksjonsselskap,
    d.signatur_pc is true, d.signatur_rh is true, d.rettighet_status is true, r.episoder,
    concat_ws(' ', d.arbeidstaker, eier.navn, b.epost, d.produksjonsselskap, d.filnavn, r.produksjonsnavn, r.fagfunksjon),
    d.tildelt_id, d.tur, d.besvart, d.utsatt_til
  from dokument d
  join registrering r on r.dokument_id = d.id
  join bruker b on b.id = d.eier_id
  cross join lateral (select concat_ws(' ', nullif(b.fornavn, ''), nullif(b.mellomnavn, ''), nullif(b.etternavn, '')) as navn) eier
  where d.id = any (dokumenter) and d.slettet is null
  on conflict (id) do update set
    posisjon = excluded.posisjon, opprettet = excluded.opprettet, status = excluded.status,
    arbeidstaker = excluded.arbeidstaker, produksjonsnavn = excluded.produksjonsnavn, fagfunksjon = excluded.fagfunksjon,
    selskap = excluded.selskap, pc_signert = excluded.pc_signert, rh_signert = excluded.rh_signert,
    oekonomiske = excluded.oekonomiske, episoder = excluded.episoder, soketekst = excluded.soketekst,
    tildelt_id = excluded.tildelt_id, tur = excluded.tur, besvart = excluded.besvart, utsatt_til = excluded.utsatt_til,
    arbeidstaker_sort = case when rad.arbeidstaker = excluded.arbeidstaker then rad.arbeidstaker_sort end,
    produksjonsnavn_sort = case when rad.produksjonsnavn = excluded.produksjonsnavn then rad.produksjonsnavn_sort end,
    fagfunksjon_sort = case when rad.fagfunksjon = excluded.fagfunksjon then rad.fagfunksjon_sort end,
    selskap_sort = case when rad.selskap = excluded.selskap then rad.selskap_sort end
  where (rad.posisjon, rad.opprettet, rad.status, rad.arbeidstaker, rad.produksjonsnavn, rad.fagfunksjon, rad.selskap,
      rad.pc_signert, rad.rh_signert, rad.oekonomiske, rad.episoder, rad.soketekst, rad.tildelt_id, rad.tur, rad.besvart,
      rad.utsatt_til)
    is distinct from (excluded.posisjon, excluded.opprettet, excluded.status, excluded.arbeidstaker, excluded.produksjonsnavn,
      excluded.fagfunksjon, excluded.selskap, excluded.pc_signert, excluded.rh_signert, excluded.oekonomiske,
      excluded.episoder, excluded.soketekst, excluded.tildelt_id, excluded.tur, excluded.besvart, excluded.utsatt_til)
$$;

alter table registreringsrad drop column venter;
