import { expect, test } from 'vitest'
import { describeConflict } from './conflict-dialog.text.ts'

const minutt = 60
const time = 60 * minutt
const dag = 24 * time

test.each([
  [0, 'nå nettopp'],
  [59, 'nå nettopp'],
  [minutt, 'for ett minutt siden'],
  [2 * minutt + 59, 'for to minutter siden'],
  [13 * minutt, 'for 13 minutter siden'],
  [time, 'for én time siden'],
  [12 * time, 'for tolv timer siden'],
  [dag, 'for én dag siden'],
  [30 * dag, 'for 30 dager siden'],
])('overskriften sier hvem som lagret, og når: etter %i sekunder', (sekunderSiden, siden) => {
  expect(describeConflict('planen', { navn: 'Kari Ås', deg: false, sekunderSiden })).toBe(
    `Kari Ås lagret planen ${siden}`,
  )
})

test('den som lagret selv, får vite det, og der ingen vet hvem, nevnes ingen', () => {
  const av = { navn: 'Kari Ås', deg: true, sekunderSiden: 0 }
  expect(describeConflict('dokumentet', av)).toBe('Du lagret dokumentet i et annet vindu nå nettopp')
  expect(describeConflict('frasen', null)).toBe('Noen andre lagret frasen')
})
