import { expect, test } from 'vitest'
import { isSammeNavn } from './samme-navn.ts'

test.each([
  ['Kari Nordlys', 'kari  nordlys'],
  ['Kari Nordlys', 'Kari Marie Nordlys'],
  ['Nordlys, Kari', 'Kari Nordlys'],
  ['K. M. Nordlys', 'Kari Marie Nordlys'],
  ['Anne-Marie Åsen', 'Anne Marie Åsen'],
  ['André Ås', 'Andre Ås'],
])('%s kan være %s', (en, to) => {
  expect(isSammeNavn(en, to)).toBe(true)
  expect(isSammeNavn(to, en)).toBe(true)
})

test.each([
  ['Kari Nordlys', 'Ola Nordlys'],
  ['Kari Nordlys', 'Kari Nilsen'],
  ['Kari Ås', 'Kari As'],
  ['K. Nordlys', 'Ola Nordlys'],
])('%s er ikke %s', (en, to) => {
  expect(isSammeNavn(en, to)).toBe(false)
  expect(isSammeNavn(to, en)).toBe(false)
})
