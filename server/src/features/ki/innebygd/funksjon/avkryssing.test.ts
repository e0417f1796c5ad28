import { expect, test } from 'vitest'
import { type Proevelinje, proevelesing } from '../../../../../test/lesing.ts'
import { findFelter } from '../felt/felt.ts'
import { utenUkryssede } from '../side/avkryssing.ts'
import { createFlate } from '../side/flate.ts'
import { chooseFunksjoner, findFunksjonsspor } from './funksjon.ts'

function velg(linjer: Proevelinje[]) {
  const flate = createFlate({ pages: proevelesing({ linjer }).pages.map(utenUkryssede) })
  return chooseFunksjoner(findFunksjonsspor(flate, findFelter(flate), null)).map(({ ord }) => ord)
}
const rad = (tekst: string, y = 40): Proevelinje[] =>
  tekst.split('|').map((del, at) => ({ tekst: del.trim(), x: 10 + at * 20, y }))

test.each([
  ['☐ Regi | ☒ Klipp | ☐ Foto | ☐ Reporter'],
  ['[ ] Regi | [x] Klipp | [ ] Foto'],
  ['( ) Regi | (X) Klipp | ( ) Foto'],
  ['□ Regi | ■ Klipp | □ Foto'],
  ['Regi ☐ | Klipp ☑ | Foto ☐'],
  ['Regi | X Klipp | Foto | Reporter'],
  ['O Regi | Ø Klipp | D Foto | CI Reporter'],
  ['☐Regi | ☒Klipp | ☐Foto'],
])('av rutene «%s» velges den som er krysset av', tekst => {
  expect(velg([{ tekst: 'Funksjon (sett kryss)', y: 36 }, ...rad(tekst)])).toEqual(['Klipp'])
})

test('to kryss er to funksjoner, og ruter uten kryss er ingen', () => {
  expect(velg(rad('☒ Regi | ☐ Klipp | ☒ Manus')).toSorted()).toEqual(['Manus', 'Regi'])
  expect(velg(rad('☐ Regi | ☐ Klipp | ☐ Manus'))).toEqual([])
})

test('et kryss foran én linje alene er ikke et skjema', () => {
  expect(velg([{ tekst: 'Funksjon: Klipper', y: 30 }, ...rad('X Regi')])).toContain('Klipper')
})
