import { expect, it } from 'vitest'
import {
  countFilters,
  emptySearch,
  isFiltered,
  type ProduksjonSearch,
  readSearch,
  searchQuery,
  withoutFilters,
} from './produksjon-search.ts'

const full: ProduksjonSearch = {
  tittel: 'øy & sjø',
  selskap: 'Ærfugl',
  premiere: '20',
  verkstyper: ['TV-drama', 'Kortfilm/novellefilm'],
  mine: true,
  sendt: true,
  sorter: 'verkstype',
  synkende: true,
  side: 3,
}

it.each([
  ['everything at once', full],
  ['the list as it opens', emptySearch],
  ['one toggle', { ...emptySearch, sendt: true }],
])('comes back from the address as it was: %s', (_, search) => {
  expect(readSearch(new URLSearchParams(searchQuery(search)))).toEqual(search)
})

it('leaves the address alone while the list is as it opens', () => {
  expect(searchQuery(emptySearch)).toBe('')
})

it.each([
  'side=0',
  'side=-1',
  'side=1.5',
  'side=mange',
  'sorter=premiere',
  'retning=opp',
  'mine=1',
  'verkstype=',
])('passes over nonsense in the address: %s', query => {
  expect(readSearch(new URLSearchParams(query))).toEqual(emptySearch)
})

it('counts the filters in use, and keeps the order when they are reset', () => {
  expect(countFilters(full)).toBe(4)
  expect(countFilters({ ...emptySearch, tittel: '  ' })).toBe(0)
  expect(isFiltered({ ...emptySearch, mine: true })).toBe(true)
  expect(withoutFilters(full)).toEqual({ ...emptySearch, sorter: 'verkstype', synkende: true })
  expect(isFiltered(withoutFilters(full))).toBe(false)
})
