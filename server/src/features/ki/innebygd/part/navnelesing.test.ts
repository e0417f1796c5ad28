import { expect, test } from 'vitest'
import { type Proevelinje, proevelesing } from '../../../../../test/lesing.ts'
import { findFelter } from '../felt/felt.ts'
import { createFlate } from '../side/flate.ts'
import { findArbeidstaker } from './arbeidstaker.ts'
import { findParter } from './parter.ts'

function findHvemFor(kontonavn: string, ...linjer: Proevelinje[]) {
  const flate = createFlate(proevelesing({ linjer, kilde: 'ocr' }))
  return findArbeidstaker(flate, findFelter(flate), findParter(flate), { kontonavn })
}
const findHvem = (...linjer: Proevelinje[]) => findHvemFor('', ...linjer)
const etikett = { tekst: 'Arbeidstaker:', x: 8, y: 10, sikkerhet: 0.96 }

test('en feillest bokstav rettes av de andre stedene navnet står', () => {
  const hvem = findHvem(
    etikett,
    { tekst: 'Torunn Eihjevik', x: 30, y: 10, sikkerhet: 0.7 },
    { tekst: 'Torunn Eikjevik skal følge planen for opptakene.', x: 8, y: 30, sikkerhet: 0.92 },
    { tekst: 'Torunn Eikjevik', x: 60, y: 80, sikkerhet: 0.9 },
  )
  expect(hvem?.verdi).toBe('Torunn Eikjevik')
})

test('et navn som er sikkert lest, rettes ikke av en adresse', () => {
  const hvem = findHvem(
    etikett,
    { tekst: 'Torunn Eihjevik', x: 30, y: 10, sikkerhet: 0.97 },
    { tekst: 'torunn.eikjevik@folk.example', x: 30, y: 14, sikkerhet: 0.6 },
  )
  expect(hvem?.verdi).toBe('Torunn Eihjevik')
})

test('et annet navn i dokumentet retter ingenting', () => {
  const hvem = findHvem(
    etikett,
    { tekst: 'Torunn Eikjevik', x: 30, y: 10, sikkerhet: 0.8 },
    { tekst: 'Produsent:', x: 8, y: 14, sikkerhet: 0.95 },
    { tekst: 'Gunnar Eiksund', x: 30, y: 14, sikkerhet: 0.99 },
  )
  expect(hvem?.verdi).toBe('Torunn Eikjevik')
})

test('et navn skrevet for hånd, som knapt lot seg lese, er heller kontoens enn et navn som ligner, men er aldri sikkert', () => {
  const skrevet = { tekst: 'Torum Eihjevih', x: 30, y: 10, sikkerhet: 0.3 }
  const hvem = findHvemFor('Torunn Eikjevik', etikett, skrevet)
  expect(hvem?.verdi).toBe('Torunn Eikjevik')
  expect(hvem?.sikkerhet).toBeLessThan(0.7)
  expect(findHvemFor('Gunnar Brattland', etikett, skrevet)?.verdi).toBe('Torum Eihjevih')
})

test('et godt lest navn som ligner kontoens, er en annens', () => {
  const soesken = { tekst: 'Torunn Eikjevik', x: 30, y: 10, sikkerhet: 0.96 }
  const hvem = findHvemFor('Torgunn Eikjevik', etikett, soesken)
  expect(hvem?.verdi).toBe('Torunn Eikjevik')
  expect(hvem?.sikkerhet).toBeLessThan(0.9)
})

test('et navn skrevet for hånd står trykt under underskriften, og leses der', () => {
  const hvem = findHvem(
    etikett,
    { tekst: 'Torum Eihjevih', x: 30, y: 10, sikkerhet: 0.3 },
    { tekst: 'Gunnar Brattland', x: 10, y: 80, sikkerhet: 0.96 },
    { tekst: 'Torunn Eikjevik', x: 60, y: 80, sikkerhet: 0.96 },
  )
  expect(hvem?.verdi).toBe('Torunn Eikjevik')
  expect(hvem?.sikkerhet).toBeLessThan(0.7)
})

test('et mellomnavn som bare kontoen har, gjør ingen til en annen', () => {
  const navn = { tekst: 'Torunn Eikjevik', x: 30, y: 10, sikkerhet: 0.96 }
  const hvem = (konto: string) => findHvemFor(konto, etikett, navn)
  expect(hvem('Torunn Lien Eikjevik')?.verdi).toBe('Torunn Eikjevik')
  expect(hvem('Torunn Lien Eikjevik')?.sikkerhet).toBeGreaterThan(0.9)
  expect(hvem('Torunn Lien Eikanger')?.sikkerhet).toBeLessThan(0.9)
})

test('et fremmed merke som ett sted har, er ikke «å» lest feil', () => {
  const hvem = findHvem(
    etikett,
    { tekst: 'Måret Eikjevik', x: 30, y: 10, sikkerhet: 0.92 },
    { tekst: 'Máret Eikjevik', x: 60, y: 80, sikkerhet: 0.86 },
  )
  expect(hvem?.verdi).toBe('Máret Eikjevik')
  expect(hvem?.sikkerhet).toBeLessThan(0.9)
})

test('et navn der merkene ble lest på to måter, er ikke sikkert', () => {
  const navn = (sikkerhet: number) =>
    findHvem(
      etikett,
      { tekst: 'Zoé Eikjevik', x: 30, y: 10, sikkerhet },
      { tekst: 'Zoé Eikjevik', x: 60, y: 80, sikkerhet },
    )
  expect(navn(0.96)?.sikkerhet).toBeGreaterThan(0.9)
  expect(navn(0.8)?.sikkerhet).toBeLessThan(0.9)
})

test('det trykte navnet under en underskrift gjelder, hva enn skriften over det ble lest som', () => {
  const hvem = findHvem(
    { tekst: 'Frilanser', x: 8, y: 70, sikkerhet: 0.96 },
    { tekst: 'Nu Syamelat', x: 8, y: 72, sikkerhet: 0.2 },
    { tekst: 'Torunn Eikjevik', x: 8, y: 74, sikkerhet: 0.96 },
  )
  expect(hvem?.verdi).toBe('Torunn Eikjevik')
})

test('det avtalen sier tydelig, går foran det en underskrift ble lest som', () => {
  const hvem = findHvem(
    { tekst: 'Vi engasjerer Torunn Eikjevik som klipper.', x: 8, y: 20, sikkerhet: 0.96 },
    { tekst: 'Frilanser', x: 8, y: 70, sikkerhet: 0.96 },
    { tekst: 'Nu Syamelat', x: 8, y: 72, sikkerhet: 0.2 },
  )
  expect(hvem?.verdi).toBe('Torunn Eikjevik')
})

test('et polsk navn kan ha mistet tegnene sine på hvert sted det står, og er aldri sikkert', () => {
  const sure = (navn: string) =>
    findHvem(
      { ...etikett, sikkerhet: 0.97 },
      { tekst: navn, x: 30, y: 10, sikkerhet: 0.97 },
      { tekst: `${navn} skal følge planen for opptakene.`, x: 8, y: 30, sikkerhet: 0.97 },
      { tekst: navn, x: 60, y: 80, sikkerhet: 0.97 },
    )?.sikkerhet
  expect(sure('Torunn Eikjevik')).toBeGreaterThan(0.9)
  expect(sure('Lukasz Golebiowski')).toBeLessThan(0.9)
})

test('«Á» er som regel en «Å» som er dårligere lest', () => {
  const hvem = findHvem(
    etikett,
    { tekst: 'Áse Eikjevik', x: 30, y: 10, sikkerhet: 0.74 },
    { tekst: 'Åse Eikjevik', x: 60, y: 80, sikkerhet: 0.93 },
  )
  expect(hvem?.verdi).toBe('Åse Eikjevik')
})
