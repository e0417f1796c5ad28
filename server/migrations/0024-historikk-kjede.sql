-- History that cannot be quietly changed (docs/decisions/0012). Lines are never updated or deleted; a chain of hashes beside them
-- tells when it happens all the same, by whoever can do so.

alter table historikk
  -- Without it, what a removed line said could be guessed from its hash. Removed together with the content.
  add column salt uuid default gen_random_uuid(),
  -- The content had to go (erasure of a person); the line, its place in the chain and who removed it stay.
  add column fjernet timestamptz;

-- One link a line, in the order in which lines were found committed: parallel transactions wait for nobody and fork nothing.
create table historikk_segl (
  lenke bigint primary key,
  sekvens bigint not null unique,
  innhold bytea not null,
  hash bytea not null
);

-- The end of the chain each time it grew, with a mark made by a key that the database does not have.
create table historikk_anker (
  til_lenke bigint primary key,
  hoeyeste_sekvens bigint not null,
  tid timestamptz not null default now(),
  merke text not null
);

create function historikk_innhold(linje historikk) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(jsonb_build_array(
    linje.sekvens, (extract(epoch from linje.tid) * 1000000)::bigint, linje.aktoer_id, linje.entitet, linje.entitet_id,
    linje.hendelse, linje.endringer, linje.salt)::text, 'UTF8'))
$$;

create function historikk_hash(forrige bytea, lenke bigint, sekvens bigint, innhold bytea) returns bytea
language sql immutable parallel safe as $$
  select sha256(coalesce(forrige, '\x'::bytea) || int8send(lenke) || int8send(sekvens) || innhold)
$$;

-- Every line after this number will get its link. A line at or below it that has none was put there afterwards: no transaction of
-- the portal lasts an hour.
create function historikk_grense() returns bigint language sql stable as $$
  select coalesce((select hoeyeste_sekvens from historikk_anker where tid < now() - interval '1 hour'
    order by til_lenke desc limit 1), 0)
$$;

-- Gives links to at most so many lines. Owned by the owner of the tables: the portal's own role cannot write links itself.
create function historikk_forsegl(antall integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  linje historikk;
  nummer bigint;
  forrige bytea;
  nye integer := 0;
  seglet bytea;
begin
  perform pg_advisory_xact_lock(7265746712);
  select s.lenke, s.hash into nummer, forrige from historikk_segl s order by s.lenke desc limit 1;
  nummer := coalesce(nummer, 0);
  for linje in
    select h.* from historikk h
    where h.sekvens > historikk_grense() and not exists (select from historikk_segl s where s.sekvens = h.sekvens)
    order by h.sekvens limit antall
  loop
    nummer := nummer + 1;
    nye := nye + 1;
    seglet := historikk_innhold(linje);
    forrige := historikk_hash(forrige, nummer, linje.sekvens, seglet);
    insert into historikk_segl (lenke, sekvens, innhold, hash) values (nummer, linje.sekvens, seglet, forrige);
  end loop;
  return nye;
end $$;

-- Empties lines of what they say, as the erasure of a person demands, and says so in a line of its own that the chain holds.
create function historikk_fjern_innhold(linjer bigint[], aktoer uuid, naar timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  antall integer;
begin
  perform historikk_forsegl(2147483647);
  insert into historikk (tid, aktoer_id, entitet, entitet_id, hendelse, endringer)
  select naar, aktoer, h.entitet, h.entitet_id, 'innhold_fjernet', jsonb_build_array(jsonb_build_object(
    'felt', 'linjer', 'fra', string_agg(h.sekvens::text, ',' order by h.sekvens), 'til', null))
  from historikk h
  where h.sekvens = any (linjer) and h.fjernet is null and h.hendelse <> 'innhold_fjernet'
    and exists (select from historikk_segl s where s.sekvens = h.sekvens)
  group by h.entitet, h.entitet_id;
  update historikk h set endringer = '[]', salt = null, fjernet = naar
  where h.sekvens = any (linjer) and h.fjernet is null and h.hendelse <> 'innhold_fjernet'
    and exists (select from historikk_segl s where s.sekvens = h.sekvens);
  get diagnostics antall = row_count;
  return antall;
end $$;

-- Also where the portal owns its tables (one DATABASE_URL for everything): then this refuses what the grants would have.
create function historikk_nekt() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'historikk' then
    if new.fjernet is not null and new.salt is null and new.endringer = '[]'
      and to_jsonb(new) - '{endringer,salt,fjernet}'::text[] = to_jsonb(old) - '{endringer,salt,fjernet}'::text[]
    then
      return new;
    end if;
  end if;
  raise exception 'history is append-only' using errcode = 'insufficient_privilege';
end $$;

create trigger historikk_nekt before update or delete on historikk for each row execute function historikk_nekt();
create trigger historikk_nekt_toem before truncate on historikk for each statement execute function historikk_nekt();
create trigger historikk_segl_nekt before update or delete on historikk_segl for each row execute function historikk_nekt();
create trigger historikk_segl_nekt_toem before truncate on historikk_segl for each statement execute function historikk_nekt();
create trigger historikk_anker_nekt before update or delete on historikk_anker for each row execute function historikk_nekt();
create trigger historikk_anker_nekt_toem before truncate on historikk_anker for each statement execute function historikk_nekt();
