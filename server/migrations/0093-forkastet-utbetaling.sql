-- A payment file that was not sent can be discarded: its payments wait for another.
alter table utbetaling
  add column forkastet timestamptz,
  add column forkastet_av uuid,
  add constraint utbetaling_forkastet_check check (forkastet is null or sendt is null);

create or replace function betaling_nekt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.id, new.kjoering_id, new.bruker_id, new.forsoek, new.beloep, new.kontoslag, new.opprettet)
      is distinct from (old.id, old.kjoering_id, old.bruker_id, old.forsoek, old.beloep, old.kontoslag, old.opprettet)
    -- The file is given once, and again when it was discarded.
    or (old.utbetaling_id is not null and new.utbetaling_id is distinct from old.utbetaling_id and not (
      new.utbetaling_id is null and exists (select from utbetaling u where u.id = old.utbetaling_id and u.forkastet is not null)))
    or (old.feilet is not null and (new.feilet, new.feilgrunn) is distinct from (old.feilet, old.feilgrunn))
  then
    raise exception 'a payment never changes' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create or replace function utbetaling_nekt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.sendt is not null or old.forkastet is not null
    or (new.id, new.kjoering_id, new.dato, new.antall, new.beloep, new.bestilt) is distinct from
      (old.id, old.kjoering_id, old.dato, old.antall, old.beloep, old.bestilt)
  then
    raise exception 'a payment file never changes' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
