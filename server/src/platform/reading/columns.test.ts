import { expect, it } from 'vitest'
import { inColumns } from './columns.ts'
import type { FoundWord } from './text-lines.ts'

/** A line of words of equal breadth from `left`, on the row `row`. */
function line(text: string, left: number, row: number, space = 4): FoundWord[] {
  return text.split(' ').map((word, at) => ({
    text: word,
    left: left + at * (30 + space),
    right: left + at * (30 + space) + 30,
    top: row * 14,
    bottom: row * 14 + 10,
    size: 10,
    baseline: row * 14 + 9,
    confidence: 1,
  }))
}
const textsOf = (lines: readonly FoundWord[][]) => lines.map(words => words.map(({ text }) => text).join(' '))

it('reads prose in two columns one column after the other, with what stands above and below in its place', () => {
  const rows = [
    [line('Avtale om et engasjement mellom begge parter for en hel sesong av serien', 0, 0)],
    ...[1, 2, 3, 4, 5].map(row => [
      // A loosely set line: its spaces are nearly as wide as the gutter.
      line(`venstre spalte rad ${row}`, 0, row, row === 3 ? 18 : 4),
      line(`hoeyre spalte rad ${row}`, 220, row),
    ]),
    [line('Avtalen er underskrevet av begge parter i to like eksemplarer den samme dagen', 0, 6)],
  ]
  expect(textsOf(inColumns(rows)).map(text => text.split(' ').slice(0, 4).join(' '))).toEqual([
    'Avtale om et engasjement',
    ...[1, 2, 3, 4, 5].map(row => `venstre spalte rad ${row}`),
    ...[1, 2, 3, 4, 5].map(row => `hoeyre spalte rad ${row}`),
    'Avtalen er underskrevet av',
  ])
})

it('parts a line that was taken to run across the gutter', () => {
  const rows = [1, 2, 3, 4, 5].map(row => [
    [...line(`venstre spalte rad ${row}`, 0, row), ...line(`hoeyre spalte rad ${row}`, 150, row)],
  ])
  expect(textsOf(inColumns(rows))[0]).toBe('venstre spalte rad 1')
})

it('leaves a form as it is: labels with their values beside them', () => {
  const rows = [1, 2, 3, 4, 5].map(row => [
    line('Navn paa felt', 0, row),
    line(`en verdi som er ${row}`, 220, row),
  ])
  expect(textsOf(inColumns(rows)).slice(0, 2)).toEqual(['Navn paa felt', 'en verdi som er 1'])
})

it('leaves a table as it is, also where its cells have many words', () => {
  const rows = [1, 2, 3, 4, 5].map(row => [
    line(`et verk med sesong ${row}`, 0, row),
    [...line('klipper', 220, row), ...line('4 av 8', 300, row), ...line('februar til mai', 440, row)],
  ])
  expect(textsOf(inColumns(rows)).slice(0, 4)).toEqual([
    'et verk med sesong 1',
    'klipper',
    '4 av 8',
    'februar til mai',
  ])
})

it('leaves a table as it is whose cells run over several lines', () => {
  const rows = [1, 3, 5].flatMap(row => [
    [
      line(`${row}`, 0, row),
      line(`et verk sesong ${row}`, 50, row),
      line('klipper', 220, row),
      line('nr. 1, 2 og 3', 300, row),
      line('18.01.21 – kr 4250', 490, row),
    ],
    [line('underholdning i åtte deler', 50, row + 1), line('26.03.21', 490, row + 1)],
  ])
  expect(textsOf(inColumns(rows)).slice(0, 5)).toEqual([
    '1',
    'et verk sesong 1',
    'klipper',
    'nr. 1, 2 og 3',
    '18.01.21 – kr 4250',
  ])
})
