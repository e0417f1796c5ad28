-- An address that is confirmed says who reads mail there, not who chose the password: whoever registers another's address knows that.
alter table bruker add column passord_fra_lenke timestamptz;
comment on column bruker.passord_fra_lenke is
  'When the password was made with a link mailed to the address in use; null where whoever registered may know it.';
