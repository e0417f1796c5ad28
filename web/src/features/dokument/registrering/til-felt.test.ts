import { expect, test } from 'vitest'
import type { Registreringsutkast } from './registrering-draft.parts.ts'
import { findFelt, toMaal } from './til-felt.parts.ts'

const entry = (id: string, produksjonsnavn: string, fagfunksjon: string, skrevet: string) =>
  ({ id, produksjonsnavn, fagfunksjon, skrevet }) as Registreringsutkast
const list = [
  entry('a', 'Nattferja', 'Klipper', '4'),
  entry('b', 'Lattersalen', 'Rekvisitør', ''),
  entry('c', '', '', ''),
]

test.each([
  ['episoder', 'b-episoder'],
  ['fagfunksjon', 'b-fagfunksjon'],
  ['produksjon', 'c-produksjon'],
] as const)('en lenke til %s går til det første feltet som mangler noe', (til, felt) => {
  expect(findFelt(list, til)).toBe(felt)
})

test('mangler ingenting, går lenken til det første', () => {
  expect(findFelt(list.slice(0, 1), 'episoder')).toBe('a-episoder')
  expect(findFelt([], 'episoder')).toBeNull()
})

test('en adresse som ikke passer, fører ikke noe sted', () => {
  expect([toMaal('signatur'), toMaal('noe'), toMaal(null)]).toEqual(['signatur', null, null])
})
