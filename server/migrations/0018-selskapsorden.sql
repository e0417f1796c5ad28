-- Staff order the companies by every column. The key of the contact is filled by the portal at start and at every write; null until then.
alter table produksjonsselskap add column kontaktperson_sort text collate "C";
create index produksjonsselskap_kontaktperson on produksjonsselskap (kontaktperson_sort, navn_sort, id);
create index produksjonsselskap_orgnr_sortert on produksjonsselskap (orgnr, navn_sort, id);
create index produksjonsselskap_epost on produksjonsselskap ((lower(epost) collate "C"), navn_sort, id);
create index produksjonsselskap_telefon on produksjonsselskap ((telefonnoekkel(telefon) collate "C"), navn_sort, id);
