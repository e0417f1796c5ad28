-- A person who has been erased. The row stays only as long as something that must be kept, or what they did as staff, points to it.
alter table bruker
  add column slettet timestamptz,
  -- Kept by the database, whoever signs somebody in: what an account that nobody uses is known by.
  add column sist_innlogget timestamptz,
  -- Told by mail that the account closes; null again at the next sign-in.
  add column inaktiv_varslet timestamptz,
  -- Closed since nobody used it, not by staff.
  add column inaktiv_stengt timestamptz;
update bruker b set sist_innlogget = (select max(opprettet) from sesjon s where s.bruker_id = b.id);
create index bruker_slettet on bruker (id) where slettet is not null;
create index bruker_sist_innlogget on bruker (coalesce(sist_innlogget, opprettet));

create function sett_sist_innlogget() returns trigger language plpgsql as $$
begin
  update bruker set sist_innlogget = new.opprettet, inaktiv_varslet = null, inaktiv_stengt = null
  where id = new.bruker_id and sist_innlogget is distinct from new.opprettet;
  return null;
end $$;
create trigger sesjon_sist_innlogget after insert on sesjon for each row execute function sett_sist_innlogget();

-- Every erasure, without a word about who it was: the id alone. No reference, since it outlives the row.
create table sletting (
  bruker_id uuid primary key,
  grunn text not null check (grunn in ('oenske', 'stab', 'ubrukt', 'inaktiv', 'gjenlagt')),
  bestilt timestamptz not null,
  -- Null where the portal's own rules ordered it.
  bestilt_av uuid,
  -- The receipt: nothing is erased before it has left.
  kvittering_id uuid,
  utfoert timestamptz,
  -- How much there was, in numbers: { "fjernet": { "dokument": 3 }, "beholdt": [{ "regel": "krav", "antall": 1, "til": "2031-12-31" }] }.
  resultat jsonb,
  -- When the first of what is kept may go; null when nothing is.
  beholdt_til date,
  -- Files whose rows are gone, until they are too.
  filer jsonb not null default '[]'
);
create index sletting_venter on sletting (bestilt) where utfoert is null;
create index sletting_beholdt on sletting (beholdt_til) where beholdt_til is not null;

-- Who is erased is nobody's double.
create or replace function finn_likheter() returns trigger language plpgsql as $$
declare
  navn text := navnenoekkel(new.fornavn, new.etternavn);
  telefon text := telefonnoekkel(new.telefonnummer);
  bosted text := adressenoekkel(new.adresse, new.postnummer);
begin
  delete from bruker_likhet where a = new.id or b = new.id;
  if new.slettet is not null then return null; end if;
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
  where id <> new.id and not exists (select from bruker s where s.id = like_one.id and s.slettet is not null)
  -- In one order whoever writes, so that two who write at once do not wait for each other.
  order by 1, 2, 3
  on conflict do nothing;
  return null;
end $$;

-- What the rules of retention have removed, night by night: numbers only.
create table oppbevaringskjoering (
  tid timestamptz primary key,
  fjernet jsonb not null
);
