import { expect, test } from 'vitest'
import { fieldByField } from './form-shape.ts'

const { changed, rebase, restore } = fieldByField
const now = { navn: 'Ås', tall: 3 as number | null, rader: [{ felt: 'a', vekt: 2 as number | null }] }

test('et felt er endret når det ville blitt lagret som noe annet', () => {
  expect(changed({ ...now, navn: ' Ås ' }, now)).toEqual([])
  expect(changed({ ...now, tall: Number.NaN }, { ...now, tall: null })).toEqual(['tall'])
  expect(changed({ ...now, rader: [] }, now)).toEqual(['rader'])
})

test('det den andre har endret, ligger under det jeg har endret', () => {
  const theirs = { ...now, navn: 'Bø', tall: 4 }
  expect(rebase({ ...now, tall: 5 }, now, theirs)).toEqual({ ...now, navn: 'Bø', tall: 5 })
})

test('av det som har deler, ligger den andres deler under dem jeg ikke har rørt', () => {
  const stored = { verdi: { gammel: 5, ny: 5, land: ['NO'] } }
  const theirs = { verdi: { gammel: 10, ny: 5, land: ['NO', 'SE'] } }
  const mine = { verdi: { ...stored.verdi, ny: 7 } }
  expect(rebase(mine, stored, theirs)).toEqual({ verdi: { gammel: 10, ny: 7, land: ['NO', 'SE'] } })
})

test('et utkast leses bare der det har formen til det som står der', () => {
  const kept = JSON.parse(JSON.stringify({ ...now, tall: Number.NaN, rader: [...now.rader, ...now.rader] }))
  expect(restore(kept, now)).toEqual({ ...now, tall: null, rader: [...now.rader, ...now.rader] })
  for (const other of [null, undefined, {}, { ...now, navn: 1 }, { ...now, rader: [{ felt: 'a' }] }])
    expect(restore(other, now)).toBeNull()
})
