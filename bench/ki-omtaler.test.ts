import { expect, it } from 'vitest'
import { readOmtaler } from './ki-omtaler.ts'

it.each([
  ['p1', 388],
  ['p2', 372],
  ['p3', 378],
  ['p4', 395],
  ['p5', 300],
  ['p6', 66],
  ['p7', 120],
])('%s: every passage is answered for works that are named, and holds no number of a person', async (name, howMany) => {
  const omtaler = await readOmtaler(`${name}.jsonl.gz`)
  expect(new Set(omtaler.map(one => one.id)).size).toBe(howMany)
  const wrong = omtaler.filter(
    ({ navn, tekst, verk, svar }) =>
      navn === '' ||
      (svar.length === 0) !== (navn === null) ||
      svar.some(one => one.funksjon === '' || !verk.some(({ tittel }) => tittel === one.tittel)) ||
      svar.some(({ episoder }) => episoder !== null && !(Number.isInteger(episoder) && episoder > 0)) ||
      /(?<!\d)\d{6}[ .-]?\d{5}(?!\d)/u.test(tekst),
  )
  expect(wrong.map(one => one.id)).toEqual([])
})
