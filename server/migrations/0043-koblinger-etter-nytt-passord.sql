-- Who has made a new password by mail says again which login services lead into the account.

alter table bruker add column nummer_bevist timestamptz;
comment on column bruker.nummer_bevist is
  'When a login service first proved that the person has the number of the account; null when none has.';

alter table oidc_bevis add column nummer boolean not null default false;
comment on column oidc_bevis.nummer is 'The login service told the number of the account, and not an address only.';

alter table oidc_identitet add column paa_vent timestamptz;
comment on column oidc_identitet.paa_vent is
  'Since when the link opens nothing without the password: a new one was made by mail. Null again once it was given.';
