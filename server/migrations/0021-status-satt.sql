-- The dashboard opens what was finished today.
create index dokument_status_satt on dokument (status_satt) where slettet is null;
