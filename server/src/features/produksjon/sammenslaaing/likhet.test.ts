import { expect, it } from 'vitest'
import { likhetOf } from './likhet.ts'

const verk = (tittel: string, sesong: number | null = null, premiere: number | null = null) => ({
  tittel,
  sesong,
  premiere,
})

it.each([
  ['the same title', verk('Måkeskrik'), verk('Måkeskrik'), 1, true],
  ['the same title and year', verk('Måkeskrik', null, 2021), verk('Måkeskrik', null, 2021), 1, true],
  [
    'a misspelt title of the same year',
    verk('Måkeskrik', null, 2021),
    verk('Måkeskrikk', null, 2021),
    0.6,
    true,
  ],
  [
    'a misspelt title of another year',
    verk('Måkeskrik', null, 2021),
    verk('Måkeskrikk', null, 2011),
    0.6,
    false,
  ],
  ['years next to each other', verk('Måkeskrik', null, 2021), verk('Måkeskrik', null, 2022), 1, true],
  ['another season', verk('Måkeskrik', 1), verk('Måkeskrik', 2), 1, false],
  ['a season in the title only', verk('Måkeskrik (sesong 1)'), verk('Måkeskrik', 1), 1, true],
  ['another season in the title', verk('Måkeskrik (sesong 1)'), verk('Måkeskrik (Sesong 2)'), 1, false],
  ['a season that one lacks', verk('Måkeskrik (sesong 1)'), verk('Måkeskrik'), 1, true],
  ['little in common', verk('Måkeskrik'), verk('Måkene'), 0.3, false],
])('knows likely duplicates: %s', (_, a, b, tittellikhet, likely) => {
  expect(likhetOf(a, b, tittellikhet) !== null).toBe(likely)
  expect(likhetOf(b, a, tittellikhet)).toBe(likhetOf(a, b, tittellikhet))
})
