-- The dashboard counts what came in and what was done lately.
create index historikk_tid on historikk (tid);
create index bruker_opprettet on bruker (opprettet);
create index sak_opprettet on sak (opprettet);
create index epost_feilet on epost (feilet) where feilet is not null;
