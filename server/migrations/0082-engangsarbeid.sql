-- What brings the rows of older versions up to date reads whole tables. Once it has found nothing left, it need not read them again.
create table engangsarbeid (
  navn text primary key,
  ferdig timestamptz not null
);
comment on table engangsarbeid is 'Work on what older versions stored, with the time it found nothing left; it is not done again';
