import { expect, test } from 'vitest'
import { tolkFunksjon } from '../ord/fagord.ts'
import { readNavn, readOmvendtNavn } from './navn.ts'

test.each([
  ['studioregissør', 'regi'],
  ['medforfatter', 'manus'],
  ['undervannsfotograf', 'foto'],
  ['sommerklipper', 'klipp'],
  ['teaterscenograf', 'scenograf'],
  ['figuranimatør', 'animator'],
])('en sammensatt tittel som %s er den funksjonen den ender på', (ord, fag) => {
  expect(tolkFunksjon(ord)).toMatchObject({ fag, godkjent: true })
})

test.each([
  'regiassistent',
  'stillsfotograf',
  'dronefotograf',
  'klippeassistent',
  'B-fotograf',
  'lydklipper',
])('%s er ikke godkjent', ord => {
  expect(tolkFunksjon(ord)).toMatchObject({ godkjent: false })
})

test('et navn kan stå med etternavnet først, og slutter der neste etikett begynner', () => {
  expect(readOmvendtNavn('Hestnes Lie, Ole-Jakob')).toBe('Ole-Jakob Hestnes Lie')
  expect(readOmvendtNavn('Ole-Jakob Hestnes')).toBeNull()
  expect(readNavn('Aud Nygårdshaug Fødselsnr.: 123')).toBe('Aud Nygårdshaug')
})

test.each([
  'Naustvika Roklubb',
  'Vestre Lia 9, 6884 Bakkebygda',
  'Øvre Haugen 12 B, 5525 Haugesund',
])('et lag eller en adresse er ingen person: %s', tekst => {
  expect(readNavn(tekst)).toBeNull()
})
test.each([
  'Kari Nygård 9',
  'Kari Nygård 9 episoder',
  'Kari Klubben, 6884 Bakkebygda',
])('et tall etter navnet er ingen adresse: %s', tekst => {
  expect(readNavn(tekst)).toMatch(/^Kari (?:Nygård|Klubben)$/)
})

test.each([
  "Ylva Nesland d'Aubert",
  'Le Van Nes',
  'J. P. Nesland-Lien',
  'Anne De Wit',
])('et navn har partikler og forbokstaver: %s', navn => {
  expect(readNavn(`${navn} (fødselsnummer kommer)`)).toBe(navn)
})
