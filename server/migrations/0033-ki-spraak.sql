-- The language of most of the document, when it has been read.
alter table ki_lesing add column spraak text check (spraak in ('nb', 'nn', 'en', 'ukjent'));
-- Companies are looked for by names that recognition has misread.
create index produksjonsselskap_navn_trgm on produksjonsselskap using gin (navn gin_trgm_ops);
