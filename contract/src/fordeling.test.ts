import { describe, expect, it } from 'vitest'
import { groupSendelister, vederlagstypeOf } from './fordeling.ts'
import type { Sendeliste } from './produksjon.ts'

describe('Vederlagstype', () => {
  it.each([
    [true, true, 'F©R-vederlag'],
    [true, false, 'Privatkopiering'],
    [true, null, 'Privatkopiering'],
    [false, true, 'Privatkopiering'],
    [false, false, 'Privatkopiering'],
    [false, null, 'Privatkopiering'],
    [null, true, 'Privatkopiering'],
    [null, false, 'Privatkopiering'],
    [null, null, 'Privatkopiering'],
  ])('rettigheter i behold %s, signert av produksjonsselskapet %s: %s', (status, signaturePC, expected) => {
    expect(vederlagstypeOf({ rettighetsklausuler: { status, comment: '' }, signaturePC })).toBe(expected)
  })
})

it('gathers the lines of one year under their productions', () => {
  const line = (produksjonsID: string | null, year: number, mediehus: string): Sendeliste => ({
    _id: `${produksjonsID}${year}${mediehus}`,
    produksjonsID,
    produksjonstittel: 'Øyfolk',
    mediehus,
    year,
    episoder: 8,
    premiere: 2021,
    produksjonsselskap: '',
  })
  const lines = [
    line('a', 2023, 'NRK'),
    line('b', 2023, 'TV 2'),
    line('a', 2023, 'TV3'),
    line('a', 2022, 'NRK'),
    line(null, 2023, 'NRK'),
  ]
  const groups = groupSendelister(lines, 2023)
  expect([...groups].map(([id, group]) => [id, group.map(({ mediehus }) => mediehus)])).toEqual([
    ['a', ['NRK', 'TV3']],
    ['b', ['TV 2']],
  ])
})
