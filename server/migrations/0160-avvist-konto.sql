-- Accounts that the bank has refused to pay a person to: their money waits until they have another.
alter table bruker add column konto_avvist_kryptert text not null default '';

-- The bank refused a payment for the account that it went to, and not for something that passes.
alter table betaling add column kontofeil boolean not null default false;
-- What was refused before this counts too, where it was not all of a file.
update betaling b set kontofeil = true
where b.utbetaling_id is not null and b.feilet is not null
  and b.feilgrunn in ('Kontonummeret finnes ikke.', 'Kontoen er avsluttet.', 'Kontoen er sperret.', 'Kontoen kan ikke ta imot betalingen.')
  and exists (select from betaling o where o.utbetaling_id = b.utbetaling_id and o.feilet is null);
