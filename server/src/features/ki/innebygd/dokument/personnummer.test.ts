import { expect, test } from 'vitest'
import { proevelesing } from '../../../../../test/lesing.ts'
import { maskerNumre } from '../../masking.ts'
import { finnAnnetPersonnummer } from './personnummer.ts'

const eget = '14857710038'
const side = (tekst: string) => proevelesing({ linjer: [{ tekst, y: 20 }] })

test('et annet gyldig personnummer enn kontoens gir en advarsel, uten at nummeret følger med', () => {
  const funn = finnAnnetPersonnummer(side('Fødselsnr.: 038291 10007, Bergen'), eget)
  expect(funn).toMatchObject({ verdi: true, sted: { side: 1 } })
  expect(JSON.stringify(funn)).not.toMatch(/038291|10007/)
})

test('kontoens eget nummer, et kontonummer og et feilskrevet nummer gir ingen advarsel', () => {
  for (const tekst of [
    '148577 10038',
    'Konto 0099.12.34567',
    'Fnr. 038291 10008',
    '038291 10007 og 14857710038',
  ])
    expect(finnAnnetPersonnummer(side(tekst), eget)).toBeNull()
  expect(finnAnnetPersonnummer(side('038291 10007'), '')).toBeNull()
})

test('et nummer som er delt over to linjer, advares det mot; to tall under hverandre er ikke alltid et nummer', () => {
  const delt = (siste: string) =>
    proevelesing({
      linjer: [
        { tekst: 'Kari Nesland, Lia 2, personnummer 038291', y: 20 },
        { tekst: `${siste}, bankkonto 0099.97.04395`, y: 22 },
      ],
    })
  expect(finnAnnetPersonnummer(delt('10007'), eget)?.verdi).toBe(true)
  expect(finnAnnetPersonnummer(delt('10008'), eget)).toBeNull()
})

test.each([
  ['Fnr. 148577 10038', 'Fnr. •••••• •••••'],
  ['14857710038 og 0099.12.34567', '••••••••••• og ••••.••.•••••'],
  ['personnummer 1485771OO38', 'personnummer •••••••••••'],
  ['1 4 8 5 7 7 1 0 0 3 8', '• • • • • • • • • • •'],
  ['IBAN NO93 8601 1117 947', 'IBAN NO•• •••• •••• •••'],
  [
    'episode 1 til 8, 29.10.2016, org.nr. 239 421 377, kr 148 000',
    'episode 1 til 8, 29.10.2016, org.nr. 239 421 377, kr 148 000',
  ],
])('numre dekkes før de går ut av portalen: %s', (tekst, dekket) => {
  expect(maskerNumre(tekst)).toBe(dekket)
})

test('en ondsinnet tekst holder ikke maskeringen opptatt', () => {
  const lang = 'personnummer'.repeat(2000)
  expect(maskerNumre(lang)).toBe(lang)
})
