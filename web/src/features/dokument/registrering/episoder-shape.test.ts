import type { Registrering } from '@rp/contract/dokument'
import { expect, test } from 'vitest'
import { areEpisoderFree, withEpisoder } from './episoder-shape.ts'
import { reduceRegistreringer, toUtkast } from './registrering-draft.parts.ts'

const entry = (produksjonsnavn: string, fagfunksjon: string, episoder: number | null): Registrering => ({
  produksjonsnavn,
  produksjonsID: null,
  fagfunksjon,
  episoder,
  stillingsprosent: '',
  verkstype: null,
  premiere: null,
  episoderTotalt: null,
})
const base = toUtkast([entry('', '', null), entry('Nattferja', 'Klipper', 3), entry('Ærøya', 'Lyd', 5)])
const mine = reduceRegistreringer(base, { type: 'episoder_skrevet', id: base[1]?.id ?? '', skrevet: '6' })
const after = (...current: Registrering[]) =>
  withEpisoder(mine, base, toUtkast(current)).map(one => [one.produksjonsnavn, one.fagfunksjon, one.skrevet])

test('bare det skrevne antallet settes inn i det andre har lagret', () => {
  expect(
    after(
      entry('Ærøya', 'Foto', 7),
      entry('', '', null),
      entry('Nattferja', 'Klipper', 4),
      entry('Ny', 'Regi', 1),
    ),
  ).toEqual([
    ['Ærøya', 'Foto', '7'],
    ['', '', ''],
    ['Nattferja', 'Klipper', '6'],
    ['Ny', 'Regi', '1'],
  ])
})

test('antallet følger produksjonen når funksjonen er en annen, og ingenting skrevet går tapt når den er borte', () => {
  expect(after(entry('Nattferja', 'Regi', 3))).toEqual([['Nattferja', 'Regi', '6']])
  expect(after(entry('Ærøya', 'Lyd', 5))).toEqual([
    ['', '', ''],
    ['Nattferja', 'Klipper', '6'],
    ['Ærøya', 'Lyd', '5'],
  ])
})

test.each([
  [
    'en annen rad har fått et annet antall',
    [entry('Nattferja', 'Klipper', 3), entry('Ærøya', 'Lyd', 7)],
    true,
  ],
  ['rader er lagt til og flyttet', [entry('Ny', 'Regi', 1), entry('Nattferja', 'Klipper', 3)], true],
  ['den samme raden har fått et annet antall', [entry('Nattferja', 'Klipper', 4)], false],
  ['den samme raden har fått en annen funksjon', [entry('Nattferja', 'Regi', 3)], false],
  ['den samme raden er borte', [entry('Ærøya', 'Lyd', 5)], false],
])('det skrevne antallet kan lagres uten spørsmål: %s', (_, current, free) => {
  const list = (ansiennitet: typeof base) => ({ ansiennitet })
  expect(areEpisoderFree(list(mine), list(base), list(toUtkast(current)))).toBe(free)
})
