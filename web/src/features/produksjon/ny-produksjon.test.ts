import { ProduksjonFelter } from '@rp/contract/ny-produksjon'
import { expect, test } from 'vitest'
import { findFaults, startProduksjon, toFelter } from './ny-produksjon.ts'

const ny = startProduksjon('Nattferja (sesong 2)')

test.each([
  [{}, {}],
  [{ Produksjonstittel: '  ' }, { Produksjonstittel: 'tittel' }],
  [{ Premiere: '1889' }, { Premiere: 'aar' }],
  [{ Premiere: '2023' }, {}],
  [{ Premiere: '23' }, { Premiere: 'aar' }],
  [{ Sesong: '1001' }, { Sesong: 'sesong' }],
  [
    { Episoder: '-1', Spilletid_sekunder: '1,5' },
    { Episoder: 'tall', Spilletid_sekunder: 'tall' },
  ],
  [{ Episoder: '99999' }, {}],
  [{ Episoder: '100000' }, { Episoder: 'tall' }],
  [{ Episoder: '0' }, {}],
])('%o gir %o', (part, faults) => {
  expect(findFaults({ ...ny, ...part })).toEqual(faults)
})

test('tomme felt sendes som tomme, og alt som godtas her, godtas av kontrakten', () => {
  const sent = toFelter({ ...ny, Premiere: ' 2023 ', Episoder: '8' })
  expect(sent).toMatchObject({ Sesong: null, Premiere: 2023, Episoder: 8, Verkstype: null })
  expect(ProduksjonFelter.safeParse(sent).success).toBe(true)
})
