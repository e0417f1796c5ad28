import { expect, test } from 'vitest'
import { findPlass, isAtEnd, isQueue, readSearch, searchQuery } from './vurdering-search.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

test('søket leses fra adressen og tilbake til den samme', () => {
  const query = '?sok=%C3%A6r%C3%B8ya&status=MANGLER+SIGNATUR&side=3'
  expect(read(query)).toMatchObject({ filter: { sok: 'ærøya', status: 'MANGLER SIGNATUR' }, side: 3 })
  expect(searchQuery(read(query))).toBe(query)
  expect(searchQuery(read(''))).toBe('')
})

test('uten valgt status vises det som venter på oss; «alle» står i adressen', () => {
  expect(isQueue(read(''))).toBe(true)
  expect(isQueue(read('?sok=a&signaturePC=Yes'))).toBe(true)
  expect(isQueue(read('?status=BEHANDLET'))).toBe(false)
  expect(isQueue(read('?status=alle'))).toBe(false)
})

test('en adresse fra før, med «vis», er den samme listen', () => {
  expect(read('?vis=alle&side=2')).toEqual(read('?status=alle&side=2'))
  expect(searchQuery(read('?vis=alle'))).toBe('?status=alle')
  expect(read('?vis=alle&status=BEHANDLET')).toEqual(read('?status=BEHANDLET'))
})

const rekke = { dokumenter: ['c', 'd', 'e'], foersteNummer: 51, antall: 104 }

test('naboene følger listen, med plassen i den', () => {
  expect(findPlass('d', rekke, 2)).toEqual({
    nummer: 52,
    antall: 104,
    forrige: { id: 'c', side: 2 },
    neste: { id: 'e', side: 2 },
  })
  expect(findPlass('e', rekke, 2)?.neste).toBeNull()
})

test('et dokument som ikke står i listen, har ingen naboer', () => {
  expect(findPlass('x', rekke, 1)).toBeNull()
})

test('på det siste som er hentet, finnes det flere', () => {
  expect(isAtEnd('e', rekke)).toBe(true)
  expect(isAtEnd('d', rekke)).toBe(false)
  expect(isAtEnd('e', { ...rekke, antall: 53 })).toBe(false)
})
