import type { KiMerknad } from '@rp/contract/ki'
import { expect, test } from 'vitest'
import type { Registreringsutkast } from '../registrering/registrering-draft.parts.ts'
import { listGjenstaaende } from './merknader-igjen.ts'

const utkast = (deler: Partial<Registreringsutkast> = {}): Registreringsutkast => ({
  produksjonsnavn: 'Vinterlys',
  produksjonsID: null,
  fagfunksjon: 'Klipper',
  episoder: null,
  stillingsprosent: '',
  verkstype: 'TV-drama',
  premiere: null,
  episoderTotalt: 8,
  id: 'reg-0',
  skrevet: '6',
  sistValgt: null,
  ...deler,
})
const koder = (merknader: readonly KiMerknad['kode'][], ...entries: Registreringsutkast[]) =>
  listGjenstaaende(
    merknader.map(kode => ({ kode, sted: null })),
    entries,
  ).map(({ kode }) => kode)

test('episoder etterlyses bare så lenge noen mangler', () => {
  const tom = utkast({ produksjonsnavn: '', fagfunksjon: '', skrevet: '' })
  expect(koder(['mangler_episoder'], utkast(), utkast({ skrevet: '' }))).toEqual(['mangler_episoder'])
  expect(koder(['mangler_episoder'], utkast(), utkast({ skrevet: '', episoderTotalt: 1 }))).toEqual([])
  expect(koder(['mangler_episoder'], utkast(), tom)).toEqual([])
  expect(koder(['mangler_episoder'], tom)).toEqual(['mangler_episoder'])
})

test('fagfunksjon etterlyses bare så lenge en av dem ikke er i fordelingsplanen', () => {
  const kode = 'ikke_godkjent_fagfunksjon'
  expect(koder([kode], utkast({ fagfunksjon: 'B-foto' }))).toEqual([kode])
  expect(koder([kode], utkast())).toEqual([])
})

test('det skjemaet ikke kan svare på, blir stående', () => {
  expect(koder(['annet_personnummer', 'mangler_side'], utkast())).toEqual([
    'annet_personnummer',
    'mangler_side',
  ])
})
