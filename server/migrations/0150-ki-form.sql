-- How the document came: typed text, scanned, photographed, or pages of several kinds. Null: read before this was kept, or nothing could be read.
alter table ki_lesing add column form text check (form in ('digital', 'skann', 'foto', 'blandet'));
