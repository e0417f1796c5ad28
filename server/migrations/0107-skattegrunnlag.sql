-- What is reported to the tax office each year: a file that one administrator has made and another releases, there for a day.
create table skattegrunnlag (
  id uuid primary key,
  -- The calendar year of the payments.
  aar integer not null,
  begrunnelse text not null,
  bestilt timestamptz not null,
  bestilt_av uuid not null,
  -- How many people the file has or is to have, and what they were paid, in øre.
  antall integer not null,
  beloep bigint not null,
  -- How many of them are written.
  ferdig integer not null default 0,
  laget timestamptz,
  frigitt timestamptz,
  frigitt_av uuid,
  frigitt_grunn text,
  constraint skattegrunnlag_to_personer check (frigitt_av is null or (laget is not null and frigitt_av <> bestilt_av)),
  constraint skattegrunnlag_frigitt check (num_nulls(frigitt, frigitt_av, frigitt_grunn) in (0, 3))
);
comment on table skattegrunnlag is 'A yearly file of what members were paid, for the report to the tax office: who asked for it, and who released it';

create table skattegrunnlag_person (
  skattegrunnlag_id uuid not null references skattegrunnlag,
  bruker_id uuid not null,
  beloep bigint not null,
  mangler text check (mangler in ('nummer', 'orgnr', 'naering')),
  primary key (skattegrunnlag_id, bruker_id)
);
create index skattegrunnlag_person_bruker on skattegrunnlag_person (bruker_id);
comment on table skattegrunnlag_person is 'The people of a file to the tax office and what is missing of them; gone with the file';

-- Who paid how much is read by year.
create index utbetaling_dato on utbetaling (dato) where sendt is not null;

alter table fil
  add column skattegrunnlag_id uuid unique references skattegrunnlag,
  drop constraint fil_rolle_check,
  drop constraint fil_eier_check,
  add constraint fil_rolle_check check (rolle in ('original', 'samlet', 'utbetaling', 'sendeliste', 'skattegrunnlag')),
  add constraint fil_eier_check check (
    num_nonnulls(dokument_id, utbetaling_id, utkast_id, skattegrunnlag_id) = 1
    and (utbetaling_id is not null) = (rolle = 'utbetaling')
    and (utkast_id is not null) = (rolle = 'sendeliste')
    and (skattegrunnlag_id is not null) = (rolle = 'skattegrunnlag'));

alter table historikk drop constraint historikk_entitet_check;
alter table historikk add constraint historikk_entitet_check check (
  entitet in ('bruker', 'dokument', 'produksjon', 'produksjonsselskap', 'sendeliste', 'sak', 'innstilling', 'fordelingsplan', 'pott',
    'kjoering', 'skattegrunnlag')
);
