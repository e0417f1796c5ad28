-- A case among staff about whose a personnummer is: it stands on the account that has the number, whose holder does not see it.
alter table sak drop constraint sak_slag_check;
alter table sak add constraint sak_slag_check check (slag in ('tilbakemelding', 'reklamasjon', 'personnummer'));
comment on column sak.slag is
  'What the case is. `personnummer`: the portal made it, since somebody was refused whose number the account has; staff alone read it.';
