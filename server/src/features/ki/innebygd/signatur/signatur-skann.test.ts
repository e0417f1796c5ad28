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

const parter = { arbeidstaker: 'Tormod Vestli Ruud', produksjonsselskap: 'Kveldsbris Film AS' }
const tekst = proeveavsnitt([
  'KONTRAKT',
  'Mellom Kveldsbris Film AS og Tormod Vestli Ruud er det inngått avtale om arbeid som lyddesigner på filmen.',
  'Partene har taushetsplikt. Oppsigelse skjer skriftlig. Tvister avgjøres av domstolene etter norsk rett.',
])
const felt: Proevelinje[] = [
  { tekst: 'Bergen, 3. mai 2022', y: 66 },
  { tekst: 'For Kveldsbris Film AS', x: 10, y: 75.5 },
  { tekst: 'Medarbeider', x: 55, y: 75.5 },
]
const streker = [proevestrek(10, 75), proevestrek(55, 75)]
const blekk = (kind: 'strokes' | 'rule', left: number, right: number, top: number, bottom: number) =>
  ({
    kind,
    box: { left: left / 100, right: right / 100, top: top / 100, bottom: bottom / 100 },
    coverage: kind === 'rule' ? 1 : 0.2,
  }) as const
const bokstav = blekk('strokes', 13, 17, 69, 73.5)
const les = (linjer: Proevelinje[], strek: InkMark[]) => {
  const lest = proevelesing({ linjer: [...tekst, ...linjer], strek, kilde: 'ocr' })
  const { arbeidstaker, produksjonsselskap } = finnSignaturer(lest, parter)
  return [arbeidstaker, produksjonsselskap]
}
const verdier = (linjer: Proevelinje[], strek: InkMark[]) => les(linjer, strek).map(one => one?.verdi)

test('halen på en underskrift er ingen strek, i ett stykke eller i flere', () => {
  const hale = blekk('rule', 15, 22, 72.2, 72.35)
  expect(verdier(felt, [...streker, bokstav])).toEqual([false, false])
  expect(verdier(felt, [...streker, bokstav, hale])).toEqual([false, true])
  expect(verdier(felt, [...streker, bokstav, hale, blekk('rule', 22, 28, 72.3, 72.45)])).toEqual([
    false,
    true,
  ])
  // Ikke så sikkert som et helt navn.
  expect(les(felt, [...streker, bokstav, hale])[1]?.sikkerhet).toBeLessThan(0.9)
})

test('en hale binder sammen strøkene på hver side av den', () => {
  const slutt = blekk('strokes', 22, 27, 71, 72.6)
  expect(verdier(felt, [...streker, bokstav, blekk('rule', 14, 22, 72.2, 72.35), slutt])).toEqual([
    false,
    true,
  ])
})

test.each([
  ['under strøket', blekk('rule', 15, 24, 73.4, 73.5)],
  ['fra før strøket', blekk('rule', 11, 24, 72.2, 72.35)],
  ['et stykke fra strøket', blekk('rule', 19, 26, 72.2, 72.35)],
  ['forbi hele feltet', blekk('rule', 15, 45, 72.2, 72.35)],
])('en strek som går %s, er ingen hale', (_, strek) => {
  expect(verdier(felt, [...streker, bokstav, strek])).toEqual([false, false])
})

test('en linje å skrive på er ingen hale, selv om strøket deler den', () => {
  const delt = [blekk('rule', 4, 12, 72.2, 72.35), blekk('rule', 16, 24, 72.2, 72.35)]
  expect(verdier(felt, [...streker, bokstav, ...delt])).toEqual([false, false])
})

const stort = (navn: string): Proevelinje => ({ tekst: navn, x: 57, y: 72.6, grad: 2.2 })
test('et navn med forbokstaver i stor skrift på linjen er en underskrift', () => {
  expect(verdier([...felt, stort('T-V Ruud')], streker)).toEqual([true, false])
  expect(verdier([...felt, stort('T. Vestli Ruud')], streker)).toEqual([true, false])
  expect(verdier([...felt, stort('B-FOTO 2')], streker)).toEqual([false, false])
})

test('det som står på naboens linje, er ikke gitt selskapet fordi naboens ord er ulest', () => {
  const ulest = felt.map(one => (one.tekst === 'Medarbeider' ? { ...one, tekst: 'Mdarb' } : one))
  const hennes = { ...proevestroek(55.5, 70), box: { left: 0.51, right: 0.7, top: 0.7, bottom: 0.745 } }
  expect(verdier(ulest, [proevestrek(10, 75), proevestrek(50, 75), hennes])[1]).toBe(false)
})

test('«Underskrift» ved siden av «Dato» er samme parts felt', () => {
  const linjer: Proevelinje[] = [
    { tekst: 'For Kveldsbris Film AS', x: 10, y: 68 },
    { tekst: 'Dato', x: 10, y: 75.5 },
    { tekst: 'Underskrift', x: 30, y: 75.5 },
  ]
  const kort = (x: number, bredde: number) => blekk('rule', x, x + bredde, 75, 75.1)
  const skrevet = blekk('strokes', 31, 45, 70.5, 74.8)
  expect(verdier(linjer, [kort(10, 18), kort(30, 25), skrevet])[1]).toBe(true)
})

test('en underskrift kan være høy, og den kan henge over streken', () => {
  const hoey = blekk('strokes', 57, 70, 66.5, 74.5)
  expect(verdier(felt, [...streker, hoey])).toEqual([true, false])
  const over = blekk('strokes', 57, 70, 66, 70)
  expect(verdier(felt, [...streker, over])).toEqual([true, false])
})

test('et rundt stempel er ingen underskrift', () => {
  expect(verdier(felt, [...streker, blekk('strokes', 57, 71, 64, 74.5)])).toEqual([false, false])
})
