import type { KiForslag } from '@rp/contract/ki'
import { expect, test } from 'vitest'
import type { Registreringsutkast } from '../registrering/registrering-draft.parts.ts'
import { innholdOfFelt, placeForslag } from './registrering-forslag.ts'

const utkast = (deler: Partial<Registreringsutkast> = {}): Registreringsutkast => ({
  produksjonsnavn: '',
  produksjonsID: null,
  fagfunksjon: '',
  episoder: null,
  stillingsprosent: '',
  verkstype: null,
  premiere: null,
  episoderTotalt: null,
  id: 'reg-0',
  skrevet: '',
  sistValgt: null,
  ...deler,
})

const forslag = (felt: KiForslag['felt'], verdi: string | number, gruppe = 0): KiForslag => ({
  id: `${felt}-${gruppe}`,
  felt,
  gruppe,
  verdi,
  produksjonsID: null,
  sikkerhet: 0.95,
  sted: null,
  forklaring: '',
  tilstand: 'foreslaatt',
})

const vinterlys = [
  forslag('produksjon', 'Vinterlys'),
  forslag('fagfunksjon', 'Klipper'),
  forslag('episoder', 6),
]

test('forslag hører til registreringen av samme produksjon, hvor den enn står', () => {
  const { ved, ekstra } = placeForslag(vinterlys, [
    utkast({ id: 'a', produksjonsnavn: 'Sommerbrev' }),
    utkast({ id: 'b', produksjonsnavn: 'vinterlys ' }),
  ])
  expect([...ved.keys()]).toEqual(['b'])
  expect(ekstra).toEqual([])
})

test('det dokumentet ikke har noen registrering for, står for seg', () => {
  const { ved, ekstra } = placeForslag(vinterlys, [utkast({ produksjonsnavn: 'Sommerbrev' })])
  expect(ved.size).toBe(0)
  expect(ekstra).toMatchObject([{ gruppe: 0, rad: { produksjonsnavn: 'Vinterlys', episoder: 6 } }])
})

test('en registrering noen har sagt nei til, kommer ikke tilbake', () => {
  const nei = vinterlys.map(one => ({ ...one, tilstand: 'forkastet' as const }))
  expect(placeForslag(nei, [utkast()]).ekstra).toEqual([])
})

test('et felt er tomt, likt eller noe annet, sett fra forslaget', () => {
  const episoder = forslag('episoder', 6)
  expect(innholdOfFelt(utkast(), episoder)).toBe('tom')
  expect(innholdOfFelt(utkast({ skrevet: ' 6' }), episoder)).toBe('lik')
  expect(innholdOfFelt(utkast({ skrevet: '4' }), episoder)).toBe('annen')
  const produksjon = forslag('produksjon', 'Vinterlys')
  expect(innholdOfFelt(utkast({ produksjonsnavn: 'VINTERLYS' }), produksjon)).toBe('lik')
})
