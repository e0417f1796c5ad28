-- Nothing about documents or cases is mailed to an address before the person has shown that mail there reaches them.

-- When a link to confirm the address was last mailed; null where none ever was. What the one mail of the upgrade is sent once by.
alter table bruker add column bekreftelse_sendt timestamptz;
create index bruker_ubekreftet on bruker (id) where epost_bekreftet is null and slettet is null;

-- What counts as confirmed of addresses from before: the last change of it was confirmed by the person themselves …
update bruker b set epost_bekreftet = h.tid
from (
  select distinct on (entitet_id) entitet_id, aktoer_id, tid from historikk
  where entitet = 'bruker' and hendelse = 'epost_endret' order by entitet_id, sekvens desc
) h
where h.entitet_id = b.id and h.aktoer_id = b.id and b.epost_bekreftet is null and b.slettet is null;
-- … or a link for a new password has been used, with no change of the address since.
update bruker b set epost_bekreftet = l.brukt
from (select bruker_id, max(brukt) as brukt from engangslenke where brukt is not null group by bruker_id) l
where l.bruker_id = b.id and b.epost_bekreftet is null and b.slettet is null and not exists (
  select from historikk h
  where h.entitet = 'bruker' and h.entitet_id = b.id and h.hendelse = 'epost_endret' and h.tid >= l.brukt);
