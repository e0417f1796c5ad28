import { expect, test } from 'vitest'
import { proevelesing } from '../../../../../test/lesing.ts'
import type { InkMark } from '../../../../platform/reading/page-text.ts'
import { findFelter } from '../felt/felt.ts'
import { createFlate } from '../side/flate.ts'
import { findArbeidstaker } from './arbeidstaker.ts'

const folk = [
  ['Regi', 'Torunn Eikjevik'],
  ['Foto', 'Sjur Brekkhus'],
  ['Klipp', 'Oddrun Vassli'],
  ['Lyddesign', 'Peder Nystøl'],
]
const linjer = folk.flatMap(([funksjon = '', navn = ''], at) => [
  { tekst: funksjon, x: 20, y: 20 + at * 4 },
  { tekst: navn, x: 50, y: 20 + at * 4 },
])
const merke = (kind: InkMark['kind'], rad: number): InkMark => ({
  kind,
  box: { left: 0.45, right: 0.75, top: 0.19 + rad * 0.04, bottom: 0.22 + rad * 0.04 },
  coverage: 0.1,
})

function hvem(...strek: InkMark[]) {
  const flate = createFlate(proevelesing({ linjer, strek }))
  return findArbeidstaker(flate, findFelter(flate), [], { kontonavn: '' })
}

test.each(['ring', 'highlight'] as const)('av mange er det den som er merket: %s', kind => {
  const funnet = hvem(merke(kind, 2))
  expect(funnet?.verdi).toBe('Oddrun Vassli')
  // A mark may mean anything: it is proposed, not filled in.
  expect(funnet?.sikkerhet).toBeLessThan(0.9)
})

test('uten merke, og med flere, sies det ikke hvem', () => {
  expect(hvem()?.sikkerhet ?? 0).toBeLessThan(0.7)
  expect(hvem(merke('ring', 1), merke('ring', 2))?.sikkerhet ?? 0).toBeLessThan(0.7)
})
