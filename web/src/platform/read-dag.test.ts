import { expect, test } from 'vitest'
import { readDag } from './read-dag.ts'

test.each([
  ['24.12.2026', '2026-12-24'],
  ['4.1.26', '2026-01-04'],
  [' 04/01/2027 ', '2027-01-04'],
  ['2026-12-24', '2026-12-24'],
  ['29.2.2028', '2028-02-29'],
  ['29.2.2026', null],
  ['31.4.2026', null],
  ['32.1.2026', null],
  ['i morgen', null],
  ['', null],
])('«%s» er %s', (typed, day) => expect(readDag(typed)).toBe(day))
