import { expect, it } from 'vitest'
import { countOf } from './antall.ts'
import { isDate, seasonOf } from './verdier.ts'

it.each([
  ['6', 6],
  ['6,0', 6],
  ['1 250', 1250],
  ['6 ep', 6],
  ['ca. 12 ep.', 12],
  ['Antall: 6', 6],
  ['Totalt 8', 8],
  ['Til sammen: 8 episoder', 8],
  ['8 episoder i alt', 8],
  ['3 av 8', 3],
  ['8 (2 repriser)', 8],
  ['0', 0],
])('reads «%s» as %i episodes', (text, count) => {
  expect(countOf(text)).toBe(count)
})

it.each([
  ['1-8', 8],
  ['1–10', 10],
  ['1 til 8', 8],
  ['Ep 5-8', 4],
  ['E01-E08', 8],
  ['S01E01-E08', 8],
  ['S02E01–S02E06', 6],
  ['Ep 3, 4 og 5', 3],
  ['ep 1-8, 10', 9],
  ['2 x 6 episoder', 12],
  ['6 x 45 min', 6],
  ['6x45’', 6],
])('understands «%s» as %i', (text, count) => {
  expect(countOf(text)).toBe(count)
})

it.each([
  '2023-08-01',
  '01.aug',
  '1. aug.',
  '45139',
  '2023',
  'S01E05',
  'S01E01-S02E08',
  'Ep 6',
  '1.250',
  '1,250',
  '6,5',
  '8/10',
  '2 x 6',
  '5-8',
  '8-1',
  '2022-2023',
  '10+',
  'mange',
  '',
])('does not guess how many episodes «%s» are', text => {
  expect(countOf(text)).toBeNull()
})

it.each([
  ['2', 2],
  ['S02', 2],
  ['Sesong II', 2],
  ['2.', 2],
  ['S02E03', 2],
  ['andre', 2],
  ['1-3', null],
  ['2023-03-01', null],
  ['01.mar', null],
  ['2023', null],
])('reads the season «%s» as %s', (text, season) => {
  expect(seasonOf(text)).toBe(season)
})

it('tells a day from what else has digits', () => {
  expect(['2023-08-01', '1.8.2023', '01.aug', '3. mai 2023'].every(isDate)).toBe(true)
  expect(['1-8', '1.250', '8/10', 'S01E05', '6'].some(isDate)).toBe(false)
})
