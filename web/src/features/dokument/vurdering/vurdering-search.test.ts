import { expect, test } from 'vitest'
import { findPlass, isQueue, pageCount, readSearch, searchQuery } from './vurdering-search.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))
const rows = (...ids: string[]) => ids.map(_id => ({ _id }))

test('søket leses fra adressen og tilbake til den samme', () => {
  const query = '?sok=%C3%A6r%C3%B8ya&status=MANGLER+SIGNATUR&side=3'
  expect(read(query)).toEqual({ sok: 'ærøya', status: 'MANGLER SIGNATUR', alle: false, side: 3 })
  expect(searchQuery(read(query))).toBe(query)
  expect(searchQuery({ sok: '', status: '', alle: false, side: 1 })).toBe('')
})

test('uten valgt status vises det som venter på oss; «alle» står i adressen', () => {
  expect(isQueue(read(''))).toBe(true)
  expect(isQueue(read('?status=BEHANDLET'))).toBe(false)
  expect(isQueue(read('?vis=alle'))).toBe(false)
  expect(searchQuery(read('?vis=alle&side=2'))).toBe('?vis=alle&side=2')
  expect(searchQuery(read('?vis=alle&status=BEHANDLET'))).toBe('?status=BEHANDLET')
})

test.each(['0', '-1', '1.5', 'to', ''])('side «%s» er den første', side => {
  expect(read(`?side=${side}`).side).toBe(1)
})

test('femti dokumenter får plass på en side', () => {
  expect([0, 1, 50, 51, 148].map(pageCount)).toEqual([1, 1, 1, 2, 3])
})

test('naboene finnes også på siden før og siden etter', () => {
  const page = { rader: rows('c', 'd'), antall: 104 }
  const plass = findPlass(
    'd',
    2,
    page,
    { rader: rows('a', 'b'), antall: 104 },
    { rader: rows('e'), antall: 104 },
  )
  expect(plass).toEqual({
    nummer: 52,
    antall: 104,
    forrige: { id: 'c', side: 2 },
    neste: { id: 'e', side: 3 },
  })
  expect(findPlass('c', 2, page, { rader: rows('a', 'b'), antall: 104 }, undefined)?.forrige).toEqual({
    id: 'b',
    side: 1,
  })
})

test('et dokument som ikke står i listen, har ingen naboer', () => {
  expect(findPlass('x', 1, { rader: rows('a'), antall: 1 }, undefined, undefined)).toBeNull()
  expect(findPlass('a', 1, { rader: rows('a'), antall: 1 }, undefined, undefined)).toEqual({
    nummer: 1,
    antall: 1,
    forrige: null,
    neste: null,
  })
})
