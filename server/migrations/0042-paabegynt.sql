-- What was begun for an account ends together when its owner or staff shut the doors.

alter table bruker add column omgang integer not null default 0;
comment on column bruker.omgang is
  'Grows when everything begun for the account ends. Challenges, log-in links and viewer tokens hold the number they were made with.';

alter table epost_bytte add column sesjon_id uuid references sesjon on delete set null;
comment on column epost_bytte.sesjon_id is 'The session that asked for the change: when it ends, so does the change.';
create index epost_bytte_sesjon on epost_bytte (sesjon_id);

alter table totrinn add column sesjon_id uuid references sesjon on delete set null;
comment on column totrinn.sesjon_id is 'The session that a key waits for its first code in: when it ends, so does the wait.';
create index totrinn_sesjon on totrinn (sesjon_id);
