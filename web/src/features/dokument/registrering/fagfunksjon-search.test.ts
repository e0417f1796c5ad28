import { andreFaggrupperFor, faggrupperFor } from '@rp/contract/fagfunksjon'
import { expect, test } from 'vitest'
import { headingOf, searchFagfunksjoner } from './fagfunksjon-search.ts'

const drama = faggrupperFor('TV-drama')
const grupper = (typed: string, verkstype = 'TV-drama') =>
  searchFagfunksjoner(verkstype, 'spesifikasjon', typed, 'Også')
const find = (typed: string, verkstype?: string) => grupper(typed, verkstype).flatMap(({ titler }) => titler)

test.each([
  ['klippe', ['Klipper', 'Hovedklipper', 'Offline-klipper', 'Grovklipper', 'Delklipper', 'Sekvensklipper']],
  ['a-', ['A-foto', 'A-lyd']],
  ['fargekorr', ['Fargekorrigerer']],
  ['rørlegger', []],
])('«%s» gir %o', (typed, expected) => {
  expect(find(typed)).toEqual(expected)
})

test.each([
  ['TV-drama', 'regissør', [], ['Regissør (og animatør som har regi)']],
  ['TV-drama', ' VFX ', ['VFX'], ['Kostymedesigner/maskør/VFX']],
  ['TV-underholdning', 'klipper', [], ['Klipper', 'Hovedklipper', 'Offline-klipper']],
  ['TV-underholdning', 'manus', ['Manus (original)', 'Manus adaptasjon'], ['Manus']],
])('%s: «%s» finnes i begge listene, verkstypens egen først', (verkstype, typed, egne, andre) => {
  const found = grupper(typed, verkstype)
  const titlesIn = (isOther: boolean) =>
    found.filter(({ gruppe }) => (gruppe === 'Også') === isOther).flatMap(({ titler }) => titler)
  expect(titlesIn(false)).toEqual(egne)
  expect(titlesIn(true)).toEqual(expect.arrayContaining(andre))
  expect(found.findIndex(({ gruppe }) => gruppe === 'Også')).toBe(found.length - 1)
})

test.each(['TV-underholdning', 'TV-drama'])('%s: hver godkjent tittel finnes når den skrives', verkstype => {
  const alle = [...faggrupperFor(verkstype), ...andreFaggrupperFor(verkstype)].flatMap(({ titler }) => titler)
  expect(alle.length).toBeGreaterThan(30)
  expect(alle.filter(tittel => !find(tittel, verkstype).includes(tittel))).toEqual([])
})

test('ingenting skrevet gir hele listen til verkstypen, og bare den', () => {
  expect(grupper('')).toBe(drama)
})

test('en gruppe med bare sin egen tittel har ingen overskrift', () => {
  expect(faggrupperFor('TV-underholdning').map(headingOf).filter(Boolean)).toEqual([])
  expect(drama.map(headingOf)).not.toContain(null)
})
