import { expect, it } from 'vitest'
import { formatOrgnr, isOrgnr, normalOrgnr } from './orgnr.ts'

it.each([
  ['974760673', true],
  ['974 760 673', true],
  [' 974.760.673 ', true],
  ['974-760-673', true],
  ['974\u00a0760\u00a0673', true],
  ['NO 974 760 673 MVA', true],
  ['no974760673mva', true],
  ['288 202 915', true],
  ['974760674', false],
  ['947760673', false],
  ['97476067', false],
  ['9747606731', false],
  ['174760671', false],
  ['97476067a', false],
  ['000000000', false],
  ['', false],
])('says whether «%s» can be an organisation number: %s', (typed, valid) => {
  expect(isOrgnr(typed)).toBe(valid)
})

it('never takes the check digit for a remainder that has none', () => {
  // 9·10^8 + n: of every eight digits whose remainder is one, no ninth digit fits.
  const withoutCheck = Array.from({ length: 200 }, (_, n) => String(90_000_000 + n)).filter(start => {
    const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce((total, vekt, i) => total + vekt * Number(start[i]), 0)
    return sum % 11 === 1
  })
  expect(withoutCheck.length).toBeGreaterThan(10)
  for (const start of withoutCheck)
    for (let digit = 0; digit <= 9; digit++) expect(isOrgnr(`${start}${digit}`)).toBe(false)
})

it('stores nine digits, and prints them in threes', () => {
  expect(normalOrgnr(' NO 974 760 673 MVA ')).toBe('974760673')
  expect(formatOrgnr('974760673')).toBe('974 760 673')
  expect(formatOrgnr('ukjent')).toBe('ukjent')
})
