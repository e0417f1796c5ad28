import { describe, expect, it } from 'vitest'
import { faggrupperFor, faglisteFor, isGodkjentFagfunksjon } from './fagfunksjon.ts'
import { verkstyper } from './produksjon.ts'

describe('the list of a work type', () => {
  it.each([
    ['TV-underholdning', 'tv-underholdning', 'generell'],
    ['Dokumentar', 'generell', 'tv-underholdning'],
    ['TV-drama', 'generell', 'tv-underholdning'],
    ['Spillefilm', 'generell', 'tv-underholdning'],
    ['Animasjon', 'generell', 'tv-underholdning'],
    ['Kortfilm/novellefilm', 'generell', 'tv-underholdning'],
    ['Musikkvideo', 'generell', 'tv-underholdning'],
    ['En ny verkstype', 'generell', 'tv-underholdning'],
    ['', 'generell', 'tv-underholdning'],
    [null, 'generell', 'tv-underholdning'],
  ])('%s: %s by the specification, %s by the distribution plan', (verkstype, spesifikasjon, plan) => {
    expect(faglisteFor(verkstype)).toBe(spesifikasjon)
    expect(faglisteFor(verkstype, 'fordelingsplan')).toBe(plan)
  })

  it('offers the eight groups of the specification, and seven in light entertainment', () => {
    expect(verkstyper.map(verkstype => faggrupperFor(verkstype).length)).toEqual([7, 8, 8, 8, 8, 8, 8])
  })
})

describe('an approved function', () => {
  it.each([
    ['Klipper', true],
    ['  klipper ', true],
    ['Lyddesign/lydsjef', true],
    ['Innspillingsleder', false],
    ['Klipp og lyd', false],
    ['', false],
  ])('«%s»: %s', (title, expected) => {
    expect(isGodkjentFagfunksjon(title)).toBe(expected)
  })
})
