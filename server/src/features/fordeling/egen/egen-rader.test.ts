import type { Registrering } from '@rp/contract/dokument'
import { mediehusTekst } from '@rp/contract/egen-fordeling'
import type { Sendeliste } from '@rp/contract/produksjon'
import { describe, expect, it } from 'vitest'
import { egneRader, type Kilde } from './egen-rader.ts'

const registrering = (produksjonsnavn: string, felt: Partial<Registrering> = {}): Registrering => ({
  produksjonsnavn,
  produksjonsID: null,
  fagfunksjon: '',
  episoder: null,
  stillingsprosent: '',
  verkstype: null,
  premiere: null,
  episoderTotalt: null,
  ...felt,
})
const dokument = (_id: string, ansiennitet: Registrering[], felt: Partial<Kilde> = {}): Kilde => ({
  _id,
  ansiennitet,
  produksjonsselskap: '',
  status: 'IKKE VURDERT',
  signaturePC: null,
  rettighetsklausuler: { status: null, comment: '' },
  ...felt,
})

const line = (felt: Partial<Sendeliste> = {}): Sendeliste => ({
  _id: 'linje',
  produksjonsID: 'oy',
  produksjonstittel: 'ØYFOLK',
  mediehus: 'NRK',
  year: 2023,
  episoder: 8,
  premiere: 2021,
  produksjonsselskap: 'Polarlykt Produksjon AS',
  ...felt,
})
const sendt = (...lines: Sendeliste[]) => new Map([['oy', lines]])
const oeyfolk = (felt = {}) => registrering('Øyfolk', { produksjonsID: 'oy', fagfunksjon: 'Klipp', ...felt })

it('lists only registrations whose production is on the list', () => {
  const mine = dokument('a', [
    oeyfolk(),
    registrering('Ikke sendt', { produksjonsID: 'annen' }),
    registrering('Øyfolk', { produksjonsID: null }),
  ])
  expect(egneRader([mine], sendt(line())).map(rad => rad.tittel)).toEqual(['Øyfolk'])
  expect(egneRader([mine], new Map())).toEqual([])
})

it('has one row for a function, however many media houses have shown the production', () => {
  const lines = [
    line({ mediehus: 'NRK', episoder: 4 }),
    line({ mediehus: 'TV 2' }),
    line({ mediehus: 'NRK' }),
  ]
  const rader = egneRader([dokument('a', [oeyfolk(), oeyfolk({ fagfunksjon: 'Foto' })])], sendt(...lines))
  expect(rader.map(rad => [rad.fagfunksjon, rad.mediehus, rad.episoder])).toEqual([
    ['Foto', 'NRK, TV 2', 8],
    ['Klipp', 'NRK, TV 2', 8],
  ])
})

describe('what a line lacks', () => {
  it('is taken from the registration and the document', () => {
    const bare = line({ episoder: null, premiere: null, produksjonsselskap: '' })
    const mine = dokument('a', [oeyfolk({ episoderTotalt: 6, premiere: 2020, verkstype: 'TV-drama' })], {
      produksjonsselskap: 'Fra avtalen AS',
    })
    expect(egneRader([mine], sendt(bare))).toMatchObject([
      { selskap: 'Fra avtalen AS', premiere: 2020, verkstype: 'TV-drama', episoder: 6, medvirket: null },
    ])
  })
})

it.each([
  ['NRK', 2021, 'NRK / 2021'],
  ['NRK, TV 2', null, 'NRK, TV 2'],
  ['', 2021, '2021'],
  ['', null, ''],
])('media house %o and premiere %o: «%s»', (mediehus, premiere, expected) => {
  expect(mediehusTekst({ mediehus, premiere })).toBe(expected)
})

it.each<[Partial<Kilde>, string]>([
  [{ signaturePC: true, rettighetsklausuler: { status: true, comment: '' } }, 'F©R-vederlag'],
  [{ signaturePC: null, rettighetsklausuler: { status: true, comment: '' } }, 'Privatkopiering'],
])('tells the kind of remuneration of %o', (felt, expected) => {
  expect(egneRader([dokument('a', [oeyfolk()], felt)], sendt(line()))[0]?.vederlagstype).toBe(expected)
})
