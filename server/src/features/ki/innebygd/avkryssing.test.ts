import { expect, test } from 'vitest'
import { type Proevelinje, proevelesing } from '../../../../test/lesing.ts'
import type { InkMark } from '../../../platform/reading/page-text.ts'
import { utenUkryssede } from './avkryssing.ts'
import { findFelter } from './felt.ts'
import { createFlate } from './flate.ts'
import { chooseFunksjoner, findFunksjonsspor } from './funksjon.ts'

function velg(linjer: Proevelinje[], strek: InkMark[] = []) {
  const flate = createFlate({ pages: proevelesing({ linjer, strek }).pages.map(utenUkryssede) })
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

test('en tegnet rute er krysset av når det står mer i den enn i de andre', () => {
  const rute = (x: number, coverage: number): InkMark => ({
    kind: 'strokes',
    box: { left: x / 100 - 0.022, right: x / 100 - 0.006, top: 0.4, bottom: 0.411 },
    coverage,
  })
  const linjer = rad('Regi | Klipp | Foto | Reporter')
  expect(velg(linjer, [rute(10, 0.38), rute(30, 0.4), rute(50, 0.63), rute(70, 0.39)])).toEqual(['Foto'])
  // Nothing tells them apart: none is taken.
  expect(velg(linjer, [rute(10, 0.38), rute(30, 0.4), rute(50, 0.39), rute(70, 0.39)])).toEqual([])
})

test('et kryss foran én linje alene er ikke et skjema', () => {
  expect(velg([{ tekst: 'Funksjon: Klipper', y: 30 }, ...rad('X Regi')])).toContain('Klipper')
})
