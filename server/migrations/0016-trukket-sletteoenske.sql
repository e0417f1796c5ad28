-- A person may withdraw the wish to be deleted; the wish is then closed (`behandlet`), and nobody needs to deal with it.
alter table sletteoenske add column trukket boolean not null default false;
