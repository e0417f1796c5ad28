import { expect, it } from 'vitest'
import { isBankdag, nextBankdag } from './bankdag.ts'
import { findDatofeil } from './utbetaling.ts'

it.each([
  // Easter of each year, the two that Gauss makes a week too late among them.
  ...['2026-04-02', '2026-04-03', '2026-04-06', '2027-03-29', '2028-04-17', '2049-04-19', '2076-04-20'],
  // Ascension Day and Whit Monday, which two of the years have on other days than Saturday or Sunday.
  ...['2026-05-14', '2026-05-25', '2027-05-06', '2028-06-05'],
  ...['2026-01-01', '2026-05-01', '2028-05-17', '2026-12-25', '2028-12-26', '2026-11-28', '2026-11-29'],
])('pays nobody on %s', dag => {
  expect(isBankdag(dag)).toBe(false)
})

it.each([
  ['2026-11-27', '2026-11-30'],
  ['2026-11-30', '2026-12-01'],
  ['2026-04-01', '2026-04-07'],
  ['2026-12-24', '2026-12-28'],
  ['2049-04-14', '2049-04-20'],
])('comes from %s to %s', (dag, neste) => {
  expect(nextBankdag(dag)).toBe(neste)
})

it('says which day the bank can pay on instead', () => {
  expect(findDatofeil('2027-03-26', '2026-11-28')).toBe(
    'Bankene er stengt 26.03.2027. Neste bankdag er 30.03.2027.',
  )
  expect(findDatofeil('2026-11-30', '2026-11-28')).toBeNull()
})
