import { describeBruk } from '@rp/contract/bruk'
import { expect, test } from 'vitest'
import { readBruk } from './bruk.ts'

const linje = { year: 2023, mediehus: 'NRK', episoder: 8 }

test.each([
  [null, []],
  ['', []],
  [[], []],
  [{}, []],
  ['Vist på kino', ['Vist på kino']],
  [['over\nto linjer'], ['over to linjer']],
  [linje, ['År: 2023, Mediehus: NRK, Episoder: 8']],
  [
    [linje, 'annet', { sone: { land: ['NO'] } }],
    ['År: 2023, Mediehus: NRK, Episoder: 8', 'annet', 'sone: {"land":["NO"]}'],
  ],
])('viser %j som %j, og lest tilbake er det uendret', (bruk, lines) => {
  expect(describeBruk(bruk)).toEqual(lines)
  if (lines.length > 0) expect(readBruk(lines.join('\n'), bruk)).toEqual(bruk)
})

test.each([
  ['en ny linje', 'År: 2024, Kanal: TV 2', [], [{ year: 2024, kanal: 'TV 2' }]],
  ['en linje til', 'År: 2023, Mediehus: NRK, Episoder: 8\nÅr: 2024', linje, [linje, { year: 2024 }]],
  ['en endret verdi', 'År: 2023, Mediehus: NRK, Episoder: 9', [linje], [{ ...linje, episoder: 9 }]],
  ['navnet som sto der', 'År: 2024', [{ aar: 2023 }], [{ aar: 2024 }]],
  ['tekst som ser ut som et tall', 'kode: 8', [{ kode: '7' }], [{ kode: '8' }]],
  ['komma i en verdi', 'Mediehus: NRK, TV 2, År: 2023', [], [{ mediehus: 'NRK, TV 2', year: 2023 }]],
  ['nøstet', 'sone: {"land":["SE"]}', [{ sone: { land: ['NO'] } }], [{ sone: { land: ['SE'] } }]],
  ['fri tekst', 'Vist på kino, to ganger', [], ['Vist på kino, to ganger']],
  ['en linje tatt bort', 'annet', [linje, 'annet'], ['annet']],
  ['alt tatt bort av en liste', ' ', [linje], []],
  ['alt tatt bort av et objekt', '', linje, null],
])('leser %s', (_, text, stored, expected) => {
  expect(readBruk(text, stored)).toEqual(expected)
})
