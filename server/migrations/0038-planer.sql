-- Indexes for what the API asks of tables that grow (server/src/app/plans.test.ts).

create index sletteoenske_bruker on sletteoenske (bruker_id, opprettet desc);
create index sletteoenske_behandlet on sletteoenske (behandlet) where behandlet is not null;

-- The same work, however its title is written.
create index produksjon_tittel_lik on produksjon (lower(tittel));
-- Downwards too, what is not filled in stands last.
create index produksjon_sesong_ned on produksjon (sesong desc nulls last, tittel_sort desc, id desc);
create index produksjon_premiere_ned on produksjon (premiere desc nulls last, tittel_sort desc, id desc);
create index produksjon_verkstype_ned on produksjon (verkstype desc nulls last, tittel_sort desc, id desc);
create index produksjon_episoder_ned on produksjon (episoder desc nulls last, tittel_sort desc, id desc);

-- What nobody has taken, in order, as well as what somebody has.
drop index registreringsrad_tildelt;
create index registreringsrad_tildelt on registreringsrad (tildelt_id, opprettet, dokument_id, posisjon);

-- Who has documents, also deleted ones.
create index dokument_eier_alle on dokument (eier_id);
create index bruker_administrator on bruker (id) where brukertype = 'administrator';
create index bruker_inaktiv_varslet on bruker (inaktiv_varslet) where inaktiv_varslet is not null;

-- What is old and may go.
create index engangslenke_utloeper on engangslenke (utloeper);
create index epost_bytte_utloeper on epost_bytte (utloeper);
create index brukt_robotsjekk_utloeper on brukt_robotsjekk (utloeper);
create index opplasting_endret on opplasting (endret);
create index dokument_aapent_sist on dokument_aapent (sist);
