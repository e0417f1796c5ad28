import { expect, test } from 'vitest'
import { readTekst } from '../../../../../test/ki-innebygd.ts'
import { finnSpraak } from './spraak.ts'

test.each([
  [
    'nb',
    'Nattseilas · stabliste\nOppgave|Navn\nRegi|Kari Nesland\nVed sykdom ring kontoret på nummeret over, og ta med listen.',
  ],
  [
    'nn',
    'Nattseglas · stabliste\nOppgåve|Namn\nRegi|Kari Nesland\nVed sjukdom ring kontoret på nummeret over, og ta med lista.',
  ],
  ['en', 'Night sail · crew list\nThe list is for the crew and is not to be shared with any other company.'],
])('få ord er nok til å skille målformene: %s', (spraak, tekst) => {
  expect(finnSpraak(readTekst(tekst))).toBe(spraak)
})
