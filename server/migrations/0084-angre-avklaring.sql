-- What a line and a remembered choice were before the last decision, so that it can be taken back: columns of the table by their names.
-- Empty where nothing was decided since, and of a choice also where none was remembered before.
alter table sendeliste add column foer jsonb;
alter table sendelistevalg add column foer jsonb;
