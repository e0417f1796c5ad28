-- A person's own data lists the mails they were sent.
create index epost_mottaker on epost (mottaker);
