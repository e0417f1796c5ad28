import type { ProduksjonRad } from '@rp/contract/produksjon'
import { expect, test } from 'vitest'
import { differing, isBetter, readValue, startValg } from './felt-valg.ts'

const rad = (part: Partial<ProduksjonRad>): ProduksjonRad => ({
  _id: '00000000-0000-4000-8000-000000000000',
  Produksjonstittel: 'Måkeskrik',
  Produksjonsselskap: '',
  Sesong: null,
  Premiere: null,
  Verkstype: null,
  Spilletid_sekunder: null,
  Episoder: null,
  Bruk: null,
  plass: 'ingen',
  nyFra: null,
  antallRegistreringer: 0,
  antallSendelister: 0,
  versjon: 1,
  ...part,
})

test('bare felt som er ulike, må velges', () => {
  expect(differing(rad({ Premiere: 2021, Bruk: [] }), rad({ Premiere: 2022, Bruk: {} }))).toEqual([
    'Premiere',
  ])
})

test('det den som blir stående mangler, hentes fra den andre', () => {
  const behold = rad({ Premiere: 2021, Bruk: [] })
  const fra = rad({ Premiere: 2022, Episoder: 0, Bruk: [{ year: 2023 }] })
  expect([...startValg(behold, fra)]).toEqual(['Episoder', 'Bruk'])
  expect(readValue(fra, 'Episoder')).toBe('0')
  expect(readValue(rad({ Episoder: 1020 }), 'Episoder')).toMatch(/^1\s020$/u)
  expect(readValue(fra, 'Premiere')).toBe('2022')
})

test('den som registeret har fra før, foreslås framfor en ny fra et medlem', () => {
  expect(isBetter(rad({ nyFra: 'Kari', antallRegistreringer: 9 }), rad({}))).toBe(true)
  expect(isBetter(rad({}), rad({ nyFra: 'Kari', antallRegistreringer: 9 }))).toBe(false)
})

test('ellers foreslås den som flest sendelister og registreringer viser til', () => {
  expect(isBetter(rad({ antallRegistreringer: 5 }), rad({ antallSendelister: 1 }))).toBe(true)
  expect(isBetter(rad({ antallRegistreringer: 1 }), rad({ antallRegistreringer: 2 }))).toBe(true)
  expect(isBetter(rad({}), rad({}))).toBe(false)
})
