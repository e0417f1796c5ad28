import type { Dokument } from '@rp/contract/dokument'
import type { Sendeliste } from '@rp/contract/produksjon'
import { describe, expect, it } from 'vitest'
import { dokument, registrering } from '../../../test/dokument.ts'
import { listFordeling, mediehusTekst, toSheet } from './fordeling-rows.ts'

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
  expect(listFordeling([mine], sendt(line())).map(rad => rad.tittel)).toEqual(['Øyfolk'])
  expect(listFordeling([mine], new Map())).toEqual([])
})

it('has one row for a function, however many media houses have shown the production', () => {
  const lines = [
    line({ mediehus: 'NRK', episoder: 4 }),
    line({ mediehus: 'TV 2' }),
    line({ mediehus: 'NRK' }),
  ]
  const rader = listFordeling([dokument('a', [oeyfolk(), oeyfolk({ fagfunksjon: 'Foto' })])], sendt(...lines))
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
    expect(listFordeling([mine], sendt(bare))).toMatchObject([
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

it.each<[Partial<Dokument>, string]>([
  [{ signaturePC: true, rettighetsklausuler: { status: true, comment: '' } }, 'F©R-vederlag'],
  [{ signaturePC: null, rettighetsklausuler: { status: true, comment: '' } }, 'Privatkopiering'],
])('tells the kind of remuneration of %o', (felt, expected) => {
  expect(listFordeling([dokument('a', [oeyfolk()], felt)], sendt(line()))[0]?.vederlagstype).toBe(expected)
})

it('goes into a file with the columns and words of the screen', () => {
  const { header, rows } = toSheet(
    listFordeling([dokument('a', [oeyfolk({ episoder: 3, verkstype: 'TV-drama' })])], sendt(line())),
  )
  expect(header).toEqual([
    'Produksjonstittel',
    'Produksjonsselskap',
    'Mediehus / Premiere',
    'Verkstype',
    'Fagfunksjon',
    'Episoder',
    'Medvirket antall Episoder',
    'Vederlagstype',
    'Status',
  ])
  expect(rows).toEqual([
    [
      'Øyfolk',
      'Polarlykt Produksjon AS',
      'NRK / 2021',
      'TV-drama',
      'Klipp',
      8,
      3,
      'Privatkopiering',
      'IKKE VURDERT',
    ],
  ])
})
