import { expect, it } from 'vitest'
import { findTallfeil, readSkalert, writeSkalert } from './skalert.ts'

it.each([
  ['', 10, null],
  [' ', 10, null],
  ['35', 10, 350],
  ['17,5', 10, 175],
  ['17.5', 10, 175],
  ['1 250 000,50', 100, 125_000_050],
  ['1\u00a0250', 100, 125_000],
  ['1\u2009250\u202f000', 100, 125_000_000],
  ['1.250.000,50', 100, 125_000_050],
  ['1.250', 100, 125_000],
  ['-1.250,5', 100, -125_050],
  ['0', 100, 0],
  ['45', 1, 45],
  ['1 250,50 kr', 100, 125_050],
  ['kr. 1 250', 100, 125_000],
  ['1250 Kroner', 100, 125_000],
  ['1250,-', 100, 125_000],
  ['kroner 1250', 100, 125_000],
  ['−5', 100, -500],
])('reads %j with scale %d as %j', (typed, skala, value) => {
  expect(readSkalert(typed, skala)).toBe(value)
})

it.each([
  ['x', 10],
  ['1,25', 10],
  ['1,5', 1],
  ['1,2,3', 100],
  ['12.', 100],
  ['1.25.000', 100],
  ['0.250', 100],
  ['1.250.5', 100],
  ['1,250.50', 100],
])('takes %j for no number of scale %d', (typed, skala) => {
  expect(readSkalert(typed, skala)).toBeNaN()
})

it.each([
  [null, 10, ''],
  [350, 10, '35'],
  [175, 10, '17,5'],
  [125_000_050, 100, '1250000,5'],
])('writes %j with scale %d as %j', (value, skala, typed) => {
  expect(writeSkalert(value, skala)).toBe(typed)
})

it.each([
  ['', 100, undefined],
  ['1 250,50 kr', 100, undefined],
  [
    '1,255',
    100,
    'Skriv et tall med høyst to desimaler, for eksempel 1250,50. Tusener skrives med mellomrom, slik: 1 250.',
  ],
  ['1.000.000,505', 100, 'Skriv et tall med høyst to desimaler, for eksempel 1250,50.'],
  ['1.000.000,5', 1, 'Skriv et helt tall.'],
  ['1,250,000', 100, 'Komma står foran desimalene. Skriv tusener med mellomrom, slik: 1 250 000.'],
  ['1,250,000.50', 100, 'Komma står foran desimalene. Skriv tusener med mellomrom, slik: 1 250 000.'],
  ['12,3456', 100, 'Skriv et tall med høyst to desimaler, for eksempel 1250,50.'],
  ['17,55', 10, 'Skriv et tall med høyst én desimal, for eksempel 17,5.'],
  ['mye', 100, 'Skriv bare tall, for eksempel 1250,50.'],
])('says what is wrong with %j at scale %d: %s', (typed, skala, feil) => {
  expect(findTallfeil(typed, skala)).toBe(feil)
})
