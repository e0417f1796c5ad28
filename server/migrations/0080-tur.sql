-- Whose turn it is, beside the status, which the organisation alone changes. The rule is in TypeScript (contract/src/tur.ts).
alter table dokument
  add column tur text not null default 'oss' check (tur in ('oss', 'medlem', 'ingen')),
  add column tur_siden timestamptz not null default now(),
  -- When the owner answered what was asked; null once staff have looked at it, or asked again.
  add column besvart timestamptz,
  -- Put off by staff while something is asked for elsewhere: in the queue again that day.
  add column utsatt_til date,
  add column utsatt_grunn text not null default '';

-- For the list of registrations, which filters and sorts in this table alone.
alter table registreringsrad
  add column tur text collate "C" not null default 'oss',
  add column besvart timestamptz,
  add column utsatt_til date;

create or replace function skriv_registreringsrader(dokumenter uuid[]) returns void language sql as $$
  insert into registreringsrad as rad (
    id, dokument_id, posisjon, opprettet, status, venter, arbeidstaker, produksjonsnavn, fagfunksjon, selskap,
    pc_signert, rh_signert, oekonomiske, episoder, soketekst, tildelt_id, tur, besvart, utsatt_til)
  select r.id, d.id, r.posisjon, d.opprettet, d.status,
    d.tur = 'oss',
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
    posisjon = excluded.posisjon, opprettet = excluded.opprettet, status = excluded.status, venter = excluded.venter,
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

-- Documents of before: the turn that their status gives, and the answer that their history tells of. A history has registrations as one
-- text: any change of them counts as an answer to a status that asks for something in them.
with vurdert as (
  select id, status_satt, eier_id, upper(btrim(status)) as status, case
    when upper(btrim(status)) = 'BEHANDLET' then 'ingen'
    when upper(btrim(status)) in ('', 'IKKE VURDERT', 'KI VURDERT', 'UNDER BEHANDLING') then 'oss'
    when upper(btrim(status)) in ('FYLL INN EPISODER', 'MANGLER EPISODER', 'MANGLER PRODUKSJONSINFORMASJON',
      'MANGLER GODKJENT FAGFUNKSJON', 'MANGLER SIGNATUR', 'DOKUMENTASJONEN ER MANGELFULL') then 'medlem'
    when btrim(status_kommentar) = '' then 'oss'
    else 'medlem' end as tur
  from dokument
), svar as (
  select v.id, max(h.tid) as tid from vurdert v
  join historikk h on h.entitet = 'dokument' and h.entitet_id = v.id and h.aktoer_id = v.eier_id and h.tid > v.status_satt
  where v.tur = 'medlem' and (h.hendelse = 'sider_lagt_til' or h.hendelse = 'endret' and case
    when v.status in ('FYLL INN EPISODER', 'MANGLER EPISODER', 'MANGLER GODKJENT FAGFUNKSJON')
      then h.endringer @> '[{"felt": "registreringer"}]'
    when v.status = 'MANGLER PRODUKSJONSINFORMASJON'
      then h.endringer @> '[{"felt": "registreringer"}]' or h.endringer @> '[{"felt": "produksjonsselskap"}]'
    else v.status <> 'MANGLER SIGNATUR' end)
  group by v.id
  union all
  select v.id, max(m.tid) from vurdert v
  join sak s on s.dokument_id = v.id
  join sak_melding m on m.sak_id = s.id and m.retning = 'inn' and m.tid > v.status_satt
  where v.tur = 'medlem'
  group by v.id
), siste as (select id, max(tid) as tid from svar group by id)
update dokument d set
  tur = case when s.tid is not null then 'oss' else v.tur end,
  tur_siden = coalesce(s.tid, v.status_satt),
  besvart = s.tid
from vurdert v left join siste s using (id)
where d.id = v.id;

create index registreringsrad_svar on registreringsrad (coalesce(besvart, 'infinity'), opprettet, dokument_id, posisjon);
create index registreringsrad_tur on registreringsrad (tur, opprettet, dokument_id, posisjon);
create index registreringsrad_besvart on registreringsrad (besvart) where besvart is not null;
create index registreringsrad_utsatt on registreringsrad (utsatt_til) where utsatt_til is not null;
create index dokument_tur on dokument (tur, opprettet, id) where slettet is null;
create index dokument_besvart on dokument (besvart) where besvart is not null and slettet is null;

-- Reminders are counted from when the turn became the member's.
alter table paaminnelse rename column status_satt to tur_siden;
