-- When a session was last used, so that one that is left alone ends, and what it was made with, so that a person knows it again.
alter table sesjon add column sist_brukt timestamptz;
update sesjon set sist_brukt = opprettet;
alter table sesjon alter column sist_brukt set not null;
-- Browser and system in two words, never the whole user agent.
alter table sesjon add column enhet text not null default '';
