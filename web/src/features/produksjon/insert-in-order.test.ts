import type { Produksjon } from '@rp/contract/produksjon'
import { expect, test } from 'vitest'
import { insertInOrder } from './insert-in-order.ts'

const verk = (Produksjonstittel: string): Produksjon => ({
  _id: Produksjonstittel,
  Produksjonstittel,
  Produksjonsselskap: '',
  Sesong: null,
  Premiere: null,
  Verkstype: null,
  Spilletid_sekunder: null,
  Episoder: null,
  Bruk: null,
})
const titler = (list: Produksjon[]) => list.map(row => row.Produksjonstittel)

test.each([
  [[], ['Måke'], ['Måke']],
  [['Alke', 'Måke'], [], ['Alke', 'Måke']],
  [['Alke', 'Ærfugl'], ['Måke'], ['Alke', 'Måke', 'Ærfugl']],
  [['Alke', 'Ærfugl', 'Øyfolk'], ['Åsgård'], ['Alke', 'Ærfugl', 'Øyfolk', 'Åsgård']],
  [
    ['Måke', 'Terne'],
    ['Alke', 'Rype', 'Rømme', 'Åsgård'],
    ['Alke', 'Måke', 'Rype', 'Rømme', 'Terne', 'Åsgård'],
  ],
  [
    ['Alke', 'Måke'],
    ['Måke', 'Terne'],
    ['Alke', 'Måke', 'Terne'],
  ],
])('i %j settes %j på plass', (list, nye, expected) => {
  expect(titler(insertInOrder(list.map(verk), nye.map(verk)))).toEqual(expected)
})
