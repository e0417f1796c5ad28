import { expect, it } from 'vitest'
import { andelsnavn, andreI, likeAndeler } from './andelsnavn.ts'

it('tells the claims of one person from each other, and calls the reader «Du»', () => {
  const krav = [
    { krav: '1', navn: 'Kari', meg: true },
    { krav: '2', navn: 'Ola', meg: false },
    { krav: '3', navn: 'Ola', meg: false },
  ]
  expect(andelsnavn(krav)).toEqual(['Du', 'Ola (registrering 1 av 2)', 'Ola (registrering 2 av 2)'])
  expect(andreI(krav)).toEqual(['Ola'])
})

it('shares the whole equally to the last hundredth', () => {
  expect(likeAndeler(3, 10_000)).toEqual([3334, 3333, 3333])
  expect(likeAndeler(2, 10_000)).toEqual([5000, 5000])
})
