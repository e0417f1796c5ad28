-- Trigrams hold only what the server's locale calls a letter: the portal's own database drops æ, ø and å, a server in nb_NO keeps them.
-- What is compared by trigrams is compared in letters that every server knows. Immutable, so that it can be indexed.
create function likhetsnoekkel(tekst text) returns text language sql immutable parallel safe as
$$
  select lower(regexp_replace(regexp_replace(
    normalize(
      replace(replace(replace(replace(replace(replace(replace(replace(
        translate(normalize(tekst, NFC), 'đĐðÐŧŦŋŊłŁ', 'ddddttnnll'),
        'æ', 'ae'), 'Æ', 'ae'), 'ø', 'oe'), 'Ø', 'oe'), 'å', 'aa'), 'Å', 'aa'), 'ß', 'ss'), 'þ', 'th'),
      NFD),
    '[\u0300-\u036f]+', '', 'g'), '[^\x01-\x7f]+', ' ', 'g') collate "C")
$$;

create index produksjon_likhet on produksjon using gin (likhetsnoekkel(tittel) gin_trgm_ops);
drop index produksjonsselskap_navn_trgm;
create index produksjonsselskap_likhet on produksjonsselskap using gin (likhetsnoekkel(navn) gin_trgm_ops);

create or replace function finn_likheter() returns trigger language plpgsql as $$
declare
  navn text := navnenoekkel(new.fornavn, new.etternavn);
  likt text := likhetsnoekkel(navn);
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
        and similarity(likhetsnoekkel(navnenoekkel(fornavn, etternavn)), likt) >= 0.4
    union all
    select id, 'lignende_navn' from bruker
      where new.postnummer <> '' and postnummer = new.postnummer and navnenoekkel(fornavn, etternavn) <> navn
        and similarity(likhetsnoekkel(navnenoekkel(fornavn, etternavn)), likt) >= 0.6
  ) like_one
  where id <> new.id and not exists (select from bruker s where s.id = like_one.id and s.slettet is not null)
  -- In one order whoever writes, so that two who write at once do not wait for each other.
  order by 1, 2, 3
  on conflict do nothing;
  return null;
end $$;

-- Those whose names have letters that were compared otherwise until now are held against the others anew.
create temporary table navngitt on commit drop as
  select id, postnummer, navn, likhetsnoekkel(navn) as likt, bosted, navn ~ '[^\x01-\x7f]' as ny from (
    select id, postnummer, navnenoekkel(fornavn, etternavn) as navn, adressenoekkel(adresse, postnummer) as bosted
    from bruker where slettet is null and postnummer <> '' or slettet is null and adresse <> '') n;
analyze navngitt;
delete from bruker_likhet where grunn in ('adresse', 'lignende_navn') and (
  a in (select id from navngitt where ny) or b in (select id from navngitt where ny));
insert into bruker_likhet (a, b, grunn)
select least(n.id, o.id), greatest(n.id, o.id), 'adresse' from navngitt n join navngitt o using (bosted)
where n.ny and n.id <> o.id and bosted <> '' and similarity(n.likt, o.likt) >= 0.4
union
select least(n.id, o.id), greatest(n.id, o.id), 'lignende_navn' from navngitt n join navngitt o using (postnummer)
where n.ny and n.id <> o.id and postnummer <> '' and n.navn <> o.navn and similarity(n.likt, o.likt) >= 0.6
on conflict do nothing;

-- Login through OpenID Connect: an account that only a personal number points to is linked when somebody has shown that it is theirs.

-- When the person last showed that mail to this address reaches them; null where nobody knows.
alter table bruker add column epost_bekreftet timestamptz;
-- What the provider is told when the person logs out of it too. Sealed, for it may hold the personal number.
alter table sesjon add column id_token_kryptert text;
create function glem_id_token() returns trigger language plpgsql as $$
begin
  new.id_token_kryptert := null;
  return new;
end $$;
create trigger sesjon_glem_id_token before update of avsluttet on sesjon
  for each row when (new.avsluttet is not null) execute function glem_id_token();

-- What a provider has said of somebody who has not shown yet that the account is theirs. Gone when it is linked, or too old.
create table oidc_bevis (
  id uuid primary key,
  bruker_id uuid not null references bruker on delete cascade,
  utsteder text not null,
  subjekt_indeks text not null,
  to_faktorer boolean not null,
  id_token_kryptert text,
  utloeper timestamptz not null,
  -- When the person said that somebody else uses their number.
  meldt timestamptz
);
create index oidc_bevis_bruker on oidc_bevis (bruker_id);
create index oidc_bevis_utloeper on oidc_bevis (utloeper);
