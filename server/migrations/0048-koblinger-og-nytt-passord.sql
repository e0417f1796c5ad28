-- Links on hold are asked about at the next login, each by its own id; and a first link brings a new password with it.
alter table oidc_identitet add column id uuid not null default gen_random_uuid() unique;
comment on column oidc_identitet.id is 'What the owner names the link by when they keep or remove it.';
comment on column oidc_identitet.paa_vent is
  'Since when the link opens nothing without the password: a new one was made by mail. Null again once the owner has kept it.';

alter table oidc_bevis add column nytt_passord_hash text;
comment on column oidc_bevis.nytt_passord_hash is
  'The password that the person has chosen while linking; in use from the session that makes the link.';
