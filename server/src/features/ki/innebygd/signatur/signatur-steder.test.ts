import { expect, test } from 'vitest'
import {
  type Proevelinje,
  proeveavsnitt,
  proevelesing,
  proevestrek,
  proevestroek,
} from '../../../../../test/lesing.ts'
import type { InkMark } from '../../../../platform/reading/page-text.ts'
import { finnSignaturer } from './signatur.ts'

const parter = { arbeidstaker: 'Synnøve Kvamsdal Riste', produksjonsselskap: 'Fjordlys Film AS' }
const tekst = proeveavsnitt([
  'ARBEIDSAVTALE',
  'Mellom Fjordlys Film AS (heretter kalt Produsenten) og Synnøve Kvamsdal Riste er det inngått avtale om honorar.',
  'Partene har taushetsplikt. Oppsigelse skjer skriftlig. Tvister avgjøres av domstolene etter norsk rett.',
])
const verdier = (linjer: Proevelinje[], strek: InkMark[] = [], kilde: 'text' | 'ocr' = 'text') => {
  const lest = proevelesing({ linjer: [...tekst, ...linjer], strek, kilde })
  const { arbeidstaker, produksjonsselskap } = finnSignaturer(lest, parter)
  return [arbeidstaker?.verdi, produksjonsselskap?.verdi]
}

test('et navn i store bokstaver over det samme navnet i trykk er skrevet, også når bokstavene er lest fra hverandre', () => {
  const trykt: Proevelinje[] = [
    { tekst: 'Halvor Mo, produsent, Fjordlys Film AS', x: 10, y: 84 },
    { tekst: 'Synnøve Kvamsdal Riste', x: 60, y: 84 },
  ]
  const streker = [proevestrek(10, 83), proevestrek(60, 83)]
  const skrevet = { tekst: 'Sy nnøve Kvam sdal Ris te', x: 60, y: 79, grad: 2 }
  expect(verdier([...trykt, skrevet], [...streker, proevestroek(12, 79)])).toEqual([true, true])
  expect(verdier([...trykt, skrevet], streker, 'ocr')).toEqual([true, false])
  expect(verdier([...trykt, { ...skrevet, grad: 1 }], streker)).toEqual([false, false])
})

test.each([
  ['Sted, dato og arbeidsgivers underskrift', 'Sted, dato og arbeidstakers underskrift'],
  ['Sted/dato, for Fjordlys Film AS', 'Sted/dato, medarbeider'],
])('stedet kan hete «%s»', (selskap, person) => {
  const steder: Proevelinje[] = [
    { tekst: selskap, x: 10, y: 76 },
    { tekst: person, x: 55, y: 76 },
    { tekst: 'Oslo 3/8-20', x: 10, y: 77.6 },
    { tekst: 'Oslo 5/8-20', x: 55, y: 77.6 },
  ]
  expect(verdier(steder, [proevestroek(12, 80), proevestroek(57, 80)])).toEqual([true, true])
  expect(verdier(steder, [proevestroek(57, 80)])).toEqual([true, false])
})

test('en linje i et avsnitt er ikke noe sted å signere', () => {
  const avsnitt: Proevelinje[] = [
    { tekst: 'Medarbeider er yrkesskadeforsikret. Ved fjellopptak og', y: 60 },
    { tekst: 'vanntester gjelder egne regler.', y: 61.6 },
  ]
  const lest = proevelesing({ linjer: [...tekst, ...avsnitt] })
  expect(finnSignaturer(lest, parter).arbeidstaker?.sted ?? null).toBeNull()
})

test('navnet i skrift under «Underskrift:» er medlemmets, hvem spalten ellers er', () => {
  const linjer: Proevelinje[] = [
    { tekst: 'For Fjordlys Film AS', x: 10, y: 50, font: 'LiberationSans' },
    { tekst: 'Underskrift:', x: 10, y: 70, font: 'LiberationSans' },
    { tekst: 'Synnøve Kvamsdal Riste', x: 10, y: 73, font: 'DancingScript-Regular' },
  ]
  expect(verdier(linjer, [proevestroek(12, 46)])[0]).toBe(true)
})

test('strøk som nesten er vannrette, binder resten av en underskrift sammen', () => {
  const box = (left: number, top: number, right: number, bottom: number) => ({
    left: left / 100,
    right: right / 100,
    top: top / 100,
    bottom: bottom / 100,
  })
  const biter: InkMark[] = [
    { kind: 'strokes', box: box(12, 78, 15, 81.5), coverage: 0.2 },
    { kind: 'rule', box: box(14.5, 79.8, 20, 80.2), coverage: 1 },
    { kind: 'rule', box: box(17.5, 80.3, 27, 80.7), coverage: 1 },
    { kind: 'strokes', box: box(25, 79.7, 31, 80.7), coverage: 0.2 },
  ]
  const steder: Proevelinje[] = [
    { tekst: 'Halvor Mo, for Fjordlys Film AS', x: 10, y: 82.5 },
    { tekst: 'Synnøve Kvamsdal Riste', x: 55, y: 82.5 },
  ]
  expect(verdier(steder, biter)).toEqual([false, true])
})

test('i en oversikt over signering står hver part på sin linje, også selskapet', () => {
  const status: Proevelinje[] = [
    { tekst: 'SigneNå – status for dokumentet', y: 70 },
    { tekst: 'Synnøve Kvamsdal Riste', y: 73 },
    { tekst: '✔ Signert 13.09.2023 08:47 (BankID)', x: 55, y: 73 },
    { tekst: 'Fjordlys Film AS v/ Halvor Mo', y: 75 },
    { tekst: '○ Venter på signatur – påminnelse sendt 20.09.2023', x: 55, y: 75 },
  ]
  expect(verdier(status)).toEqual([true, false])
})

test.each([
  ['SIGNATUR', 'Signatur arbeidstaker'],
  ['Arbeidstaker', 'Arbeidstakers signatur'],
  ['FJORDLYS FILM AS', 'Fjordlys Film AS v/ Halvor Mo'],
])('en stor overskrift «%s» over «%s» er ingen underskrift', (stor, liten) => {
  expect(
    verdier([
      { tekst: stor, x: 10, y: 78, grad: 2 },
      { tekst: liten, x: 10, y: 82 },
    ]),
  ).not.toContain(true)
})

test('den som har lest og aksepterer, signerer der det står', () => {
  const steder: Proevelinje[] = [
    { tekst: 'For Fjordlys Film AS', x: 10, y: 60 },
    { tekst: 'Arbeidstaker har lest og aksepterer vilkårene', x: 10, y: 80 },
  ]
  expect(verdier(steder, [proevestroek(12, 75)])).toEqual([true, false])
})

test('en håndskrevet dato er ingen underskrift', () => {
  const steder: Proevelinje[] = [
    { tekst: 'Dato for signering', x: 10, y: 76 },
    { tekst: 'Synnøve Kvamsdal Riste', x: 10, y: 86 },
  ]
  const dato: InkMark = {
    kind: 'strokes',
    box: { left: 0.1, right: 0.25, top: 0.78, bottom: 0.797 },
    coverage: 0.1,
  }
  expect(verdier(steder, [dato])[0]).not.toBe(true)
})

test('den som bekrefter på vegne av selskapet, er ikke arbeidstakeren', () => {
  const steder: Proevelinje[] = [
    { tekst: 'Jeg bekrefter på vegne av Fjordlys Film AS at lønnen er utbetalt.', y: 70 },
    { tekst: 'Underskrift', y: 80 },
  ]
  expect(verdier(steder, [proevestroek(10, 75)])[0]).not.toBe(true)
})

test('en logg som sier hvem som opprettet dokumentet, sier ikke at selskapet har signert', () => {
  const status: Proevelinje[] = [
    { tekst: 'Signeringslogg', y: 66 },
    { tekst: 'Opprettet av Fjordlys Film AS', y: 70 },
    { tekst: '12.09.2023 10:00', x: 55, y: 70 },
    { tekst: 'Synnøve Kvamsdal Riste', y: 73 },
    { tekst: 'Signert 13.09.2023 08:47 (BankID)', x: 55, y: 73 },
    { tekst: 'Halvor Mo', y: 76 },
    { tekst: 'Venter på signatur', x: 55, y: 76 },
  ]
  expect(verdier(status)).toEqual([true, false])
})
