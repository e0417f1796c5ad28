-- What is known of a file beside its content. `endringer`: of an original, what it holds that is not shown (active content, attached
-- files, a place) or what is wrong with it; of the merged file, why it is not the file that came. Empty: nothing, or from before this was kept.
alter table fil add column endringer text[] not null default '{}';
-- The digital signatures in an original, as they were when it came: who, when, whether they cover all of it and still hold.
alter table fil add column signaturer jsonb not null default '[]';
