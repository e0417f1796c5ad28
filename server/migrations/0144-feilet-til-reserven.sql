-- A payment that failed, of a person who is erased, goes to the reserve of the pots that it came from: a release for each of them.
alter table frigivelse
  add column betaling_id uuid references betaling,
  drop constraint frigivelse_slag_check,
  add constraint frigivelse_slag_check check (slag in ('avsetning', 'uten_krav', 'ufordelt', 'holdt', 'annet_sted', 'feilet')),
  -- What was taken back of the person can be more than what one of the pots gave them.
  drop constraint frigivelse_beloep_check,
  add constraint frigivelse_beloep_check check (beloep > 0 or (slag = 'feilet' and beloep <> 0)),
  drop constraint frigivelse_til,
  add constraint frigivelse_til check
    ((slag in ('holdt', 'annet_sted')) = (linje is not null) and (slag = 'feilet') = (betaling_id is not null)
      and (slag in ('holdt', 'annet_sted', 'feilet')) = (til_pott_id is null));
drop index frigivelse_venter;
create unique index frigivelse_venter on frigivelse (pott_id, slag) where godkjent is null and til_pott_id is not null;
create unique index frigivelse_betaling on frigivelse (betaling_id, pott_id) where betaling_id is not null;

create or replace function frigivelse_nekt() returns trigger language plpgsql as $$
begin
  if old.godkjent is not null or (tg_op = 'UPDATE' and
    (new.id, new.pott_id, new.slag, new.linje, new.betaling_id, new.beloep, new.til_pott_id, new.begrunnelse, new.opprettet, new.opprettet_av)
      is distinct from
    (old.id, old.pott_id, old.slag, old.linje, old.betaling_id, old.beloep, old.til_pott_id, old.begrunnelse, old.opprettet, old.opprettet_av))
  then
    raise exception 'a release never changes' using errcode = 'insufficient_privilege';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
