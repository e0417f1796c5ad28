-- The way out of what another organisation was said to manage: as for what was held back, to its member or to the reserve of its pot.

-- Øre of a pot of an approved run that others manage; written when the run is frozen, and null before.
alter table kjoering_pott add column annet_sted bigint;

-- Runs that are frozen already. The guard is away for this one statement.
alter table kjoering_pott disable trigger kjoering_pott_endret;
update kjoering_pott kp set annet_sted = s.annet_sted
from (
  select l.kjoering_id, l.pott_id, coalesce(sum(l.beloep) filter (where l.slag = 'annet_sted'), 0) as annet_sted
  from kjoeringslinje l join kjoering k on k.id = l.kjoering_id and k.tilstand = 'frosset' group by 1, 2
) s where s.kjoering_id = kp.kjoering_id and s.pott_id = kp.pott_id;
alter table kjoering_pott enable trigger kjoering_pott_endret;

alter table frigivelse
  drop constraint frigivelse_slag_check,
  add constraint frigivelse_slag_check check (slag in ('avsetning', 'uten_krav', 'ufordelt', 'holdt', 'annet_sted')),
  drop constraint frigivelse_til,
  add constraint frigivelse_til check
    ((slag in ('holdt', 'annet_sted')) = (linje is not null) and (slag in ('holdt', 'annet_sted')) = (til_pott_id is null));
