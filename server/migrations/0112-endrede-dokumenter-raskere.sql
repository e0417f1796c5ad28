-- What has changed since a run was simulated is looked up each time somebody opens it.
create index dokument_endret on dokument (endret);
