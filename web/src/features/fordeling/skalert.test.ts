import { expect, it } from 'vitest'
import { readSkalert, writeSkalert } from './skalert.ts'

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
