import { expect, test } from 'vitest'
import { proeveavsnitt, proevelesing } from '../../../../../test/lesing.ts'
import { finnKlausul } from './klausul.ts'

const variant = (...avsnitt: string[]) =>
  finnKlausul(proevelesing({ linjer: proeveavsnitt(avsnitt) }), {
    dokumenttype: { verdi: 'kontrakt', sikkerhet: 0.95, sted: null },
    produksjonsselskap: 'Fjordlys Film AS',
  })?.verdi.variant

const overdragelse =
  'Selskapet erverver alle rettigheter til resultatet av arbeidet, uten begrensning i tid og rom og for alle medier.'

test.each([
  'Vederlag fra Norwaco tilfaller Fjordlys Film AS.',
  'Vederlag fra Norwaco tilkommer oss.',
  'Any royalties FOR collects shall belong in full and without deduction to the Company.',
  'Vederlag fra F©R er ikke omfattet av feriepengegrunnlaget.',
  'The fee includes remuneration administered collectively, excluding VAT.',
  'Any claims against collecting societies are included in the fee, except as required by law.',
  'Medarbeideren bekrefter at rettighetene ikke er overført til F©R.',
  'Arbeidstaker overdrar alle rettigheter, herunder rettigheter forvaltet av Norwaco, med unntak av ideelle rettigheter som tilkommer henne.',
  'Filmskaperen skal ikke avtale vederlag for bruk av filmen med Norwaco.',
])('ikke noe forbehold fra en full overdragelse: %s', tekst => {
  expect(variant('Rettigheter', overdragelse, tekst)).toMatch(/^(?:buy-out|motstridende)$/u)
})

test.each([
  ['Krav fra Norwaco går foran andre krav.', 'taus'],
  ['Tvister om rettigheter avgjøres ved voldgift, etter avtale med F©R.', 'taus'],
  ['Produksjonens bruk av musikk skal avklares direkte med Norwaco.', 'taus'],
  ['Utnyttelse av rettigheter reguleres av NRKs avtale med F©R.', '1b'],
  ['Alle rettigheter overdras til selskapet, slik det er avtalt med F©R.', 'buy-out'],
])('«%s» er %s', (tekst, forventet) => {
  expect(variant('Rettigheter', tekst)).toBe(forventet)
})

test('standardklausulen gjelder også når setningen før sier at noe er unntatt', () => {
  expect(
    variant(
      'Opphavsrettighetene forvaltes av F©R og er ikke omfattet av lønnen.',
      'Utnyttelsen reguleres av avtalen mellom Virke Produsentforeningen og Norsk filmforbund av 29.10.2016.',
    ),
  ).toBe('1a')
})

test.each([
  'This assignment shall not apply to rights managed by F©R.',
  'Overdragelsen gjelder ikke vederlag som forvaltes av Norwaco.',
])('en overdragelse som ikke gjelder det F©R forvalter, har en grense: %s', tekst => {
  expect(variant('Rettigheter', overdragelse, tekst)).toBe('3')
})

test.each([
  'Honoraret er et utkjøp for første visning; senere bruk betales etter tariff.',
  'Leien er for et frikjøp av utstyret.',
  'Selskapet har alle visningsrettigheter i hele verden de første fem årene.',
  'Selskapet har alle rettigheter i hele verden mot ytterligere vederlag for bruk som ikke er nevnt i punkt 2.',
  'Lønnen dekker overtid, ulempetillegg og alle tillegg for bruk av hjemmekontor.',
  'Totalprisen omfatter alle reiser og bruk av studio.',
  'Alt av kostymer og rekvisitter eier selskapet.',
  'Alt annet arbeid på serien er vårt ansvar å godkjenne.',
  'Retten til å bruke firmabilen utenfor arbeidstid ligger hos selskapet, uten begrensning.',
  'The right to use the Company’s name rests with the Company in perpetuity.',
])('dette overdrar ingen rettigheter: %s', tekst => {
  expect(variant('Vilkår', tekst)).toBe('taus')
})

test.each([
  'Penger som kommer gjennom Norwaco eller F©R, er selskapets egne.',
  'Vederlag som kreves inn gjennom Norwaco, hører til selskapet.',
  'Pengene fra Norwaco er fortsatt produsentens.',
])('det som kreves inn, kan også være selskapets: %s', tekst => {
  expect(variant('Rettigheter', overdragelse, tekst)).toBe('buy-out')
})
