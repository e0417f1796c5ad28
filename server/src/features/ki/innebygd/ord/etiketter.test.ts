import { expect, test } from 'vitest'
import { isEtikett, rollerAv } from './etiketter.ts'

test('det som teller noe annet, er en etikett og ikke en verdi', () => {
  expect(isEtikett('Antall opptaksdager')).toBe(true)
  expect(isEtikett('Antall 12')).toBe(false)
  expect(rollerAv('Antall episoder').has('episoder')).toBe(true)
})

test('tittel i prosjektet er en funksjon', () => {
  expect([...rollerAv('Tittel i prosjektet')]).toEqual(['funksjon'])
})

test.each([
  'Episodes to be edited',
  'Programmes to direct',
  'Episodes assigned to you',
  'Episoder å klippe',
])('%s er en etikett: «to» er bare et tall på norsk', etikett => {
  expect([...rollerAv(etikett)]).toEqual(['episoder'])
  expect(isEtikett('Gjelder to episoder')).toBe(false)
})
