import { expect, test } from 'vitest'
import { isEtikett, rollerAv } from './etiketter.ts'
import type { Rolle } from './etikettord.ts'

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

test.each<[Rolle, string]>([
  [
    'person',
    'Kontraktspart B|Contractor name|Innleid fagperson|Opplysninger om arbeidstakeren|Skal utføres av',
  ],
  ['selskap', 'Firmanavn|Produksjonshus|Engaging entity|Avsender|Opplysninger om arbeidsgiver'],
  ['tittel', 'Dokumentarserie|Feature film|Vedrørende|Originaltittel'],
  ['episoder', 'Program nr.|Programnummer|Sending nr.|Antall deler|Antall (episoder)'],
  ['funksjon', 'Tittel (stilling)|Stillingsnavn|Services as'],
  ['funksjonNoe', 'Oppdragsbeskrivelse|Hovedoppgave|Type arbeid|Job description'],
])('etiketter som spør etter %s', (rolle, etiketter) => {
  for (const etikett of etiketter.split('|')) {
    expect(isEtikett(etikett), etikett).toBe(true)
    expect([...rollerAv(etikett)], etikett).toContain(rolle)
  }
})
