import { expect, it } from 'vitest'
import { createOptionSearch, findOnly } from './option-search.ts'

const titles = ['Bakrommet på Bislet', 'Den siste melkeruta', 'Natt på Sørøya', 'Øyfolk', 'Åsgårdskiosken']
const search = createOptionSearch(titles, title => title)

it.each([
  ['', 3, ['Bakrommet på Bislet', 'Den siste melkeruta', 'Natt på Sørøya'], 5],
  ['øy', 5, ['Øyfolk', 'Natt på Sørøya'], 2],
  ['  ÅS ', 5, ['Åsgårdskiosken'], 1],
  ['aasgaard', 5, ['Åsgårdskiosken'], 1],
  ['på', 1, ['Bakrommet på Bislet'], 2],
  ['.*', 5, [], 0],
  ['bislet  «bakrommet»', 5, ['Bakrommet på Bislet'], 1],
  ['A\u030asga\u030ard', 5, ['Åsgårdskiosken'], 1],
])('«%s», at most %i: beginnings first, then the rest, each in the order given', (typed, atMost, rows, total) => {
  expect(search(typed, atMost)).toEqual({ rows, total })
})

it('finds beginnings however far down 50 000 rows they stand', () => {
  const many = Array.from({ length: 50_000 }, (_, i) => (i === 49_999 ? 'Ærlig talt' : `Særlig ærlig ${i}`))
  const { rows, total } = createOptionSearch(many, title => title)('ærlig', 30)
  expect(rows[0]).toBe('Ærlig talt')
  expect(rows).toHaveLength(30)
  expect(total).toBe(50_000)
})

it.each([
  ['øyfolk ', 'Øyfolk'],
  ['Øyf', null],
  ['', null],
  ['Tvilling', null],
])('«%s» names %s alone', (typed, expected) => {
  expect(findOnly([...titles, 'Tvilling', 'tvilling'], title => title, typed)).toBe(expected)
})

it.each([
  ['bygdas bestemor 2', true],
  ['Bygdas bestemor sesong 2', true],
  ['«Bygdas bestemor»', true],
  ['bestemor bygdas', true],
  ['bygdas bestemor 3', false],
])('«%s» finds a season whose sign and order are written otherwise: %s', (typed, found) => {
  const { total } = createOptionSearch(['Bygdas bestemor (sesong 2)'], title => title)(typed, 5)
  expect(total === 1).toBe(found)
})

it.each([
  ['garral - biegga', 'Gárral – Biegga'],
  ['cuovga', 'Čuovga'],
  ['!?', '!?'],
  ['s.o.s', 'S.O.S'],
  ['gaard aa', 'Aa, en gård'],
])('«%s» finds «%s», whatever its accents and dashes', (typed, title) => {
  expect(createOptionSearch([title, 'Øyfolk', 'Sommer og sol'], one => one)(typed, 5).rows).toEqual([title])
})
