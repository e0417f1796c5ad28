-- The international ID number is sealed like the personnummer. What was written before lies in `internasjonal_id` until the job
-- `forsegl_internasjonal_id` has sealed it; nothing is written there any more.
alter table bruker add column internasjonal_id_kryptert text not null default '';
create index bruker_internasjonal_id_klartekst on bruker (id) where internasjonal_id <> '';

create function nekt_internasjonal_id() returns trigger language plpgsql as $$
begin
  raise exception 'the international ID number is stored sealed' using errcode = 'check_violation';
end $$;
create trigger bruker_nekt_internasjonal_id before insert or update of internasjonal_id on bruker
  for each row when (new.internasjonal_id <> '') execute function nekt_internasjonal_id();

-- Lines of history that say such a number: the same job empties them. Newer lines never do.
create index historikk_internasjonal_id on historikk (sekvens)
  where fjernet is null and endringer @> '[{"felt": "internasjonalIdNummer"}]';

-- Whose numbers somebody has looked at lately: what limits it.
create index historikk_innsyn on historikk (aktoer_id, tid)
  where hendelse in ('aapnet_personnummer', 'aapnet_internasjonal_id', 'aapnet_kontonummer');
