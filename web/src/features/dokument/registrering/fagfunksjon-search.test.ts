import { faggrupperFor } from '@rp/contract/fagfunksjon'
import { expect, test } from 'vitest'
import { headingOf, searchFagfunksjoner } from './fagfunksjon-search.ts'

const drama = faggrupperFor('TV-drama')
const find = (typed: string) => searchFagfunksjoner(drama, typed).flatMap(gruppe => gruppe.titler)

test.each([
  ['klippe', ['Klipper', 'Hovedklipper', 'Offline-klipper', 'Grovklipper', 'Delklipper', 'Sekvensklipper']],
  [' VFX ', ['VFX']],
  ['a-', ['A-foto', 'A-lyd']],
  ['maskør/vfx', ['Kostymedesigner', 'Maskør', 'VFX', 'Fargekorrigerer']],
  ['rørlegger', []],
])('«%s» gir %o', (typed, expected) => {
  expect(find(typed)).toEqual(expected)
})

test('ingenting skrevet gir hele listen', () => {
  expect(searchFagfunksjoner(drama, '')).toBe(drama)
})

test('en gruppe med bare sin egen tittel har ingen overskrift', () => {
  expect(faggrupperFor('TV-underholdning').map(headingOf).filter(Boolean)).toEqual([])
  expect(drama.map(headingOf)).not.toContain(null)
})
