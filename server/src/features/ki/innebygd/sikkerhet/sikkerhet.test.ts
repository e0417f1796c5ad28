import { sikkerNok } from '@rp/contract/ki'
import { expect, it } from 'vitest'
import type { Funn, RegistreringFunn, Verdi } from '../../funn.ts'
import { createFlate } from '../side/flate.ts'
import { calibrate, type Vekter } from './sikkerhet.ts'
import { alltid, hashOf, laerteFelt } from './trekk.ts'

const verdi = <T>(innhold: T): Verdi<T> => ({ verdi: innhold, sikkerhet: 0.5, sted: null })
const registrering = (produksjonsnavn: string, fagfunksjon: string): RegistreringFunn => ({
  produksjon: verdi({ produksjonsID: 'p', produksjonsnavn }),
  fagfunksjon: { ...verdi(fagfunksjon), godkjent: true },
  episoder: null,
  erSerie: false,
})
const funnMed = (...registreringer: RegistreringFunn[]): Funn => ({
  arbeidstaker: verdi('Kari Nes'),
  produksjonsselskap: null,
  registreringer,
  klausul: null,
  signaturer: { arbeidstaker: null, produksjonsselskap: null },
  annetPersonnummer: null,
  spraak: 'nb',
  dokumenttype: verdi('kontrakt'),
  manglerSide: verdi(false),
})
const flate = createFlate({ pages: [] })
/** Sure of everything but the titles that are named. */
const vekterMed = (weights: Record<string, number>): Vekter => {
  const each = laerteFelt.map(felt => [felt, { [alltid]: 4, ...weights }])
  return Object.fromEntries(each)
}
const sureness = ({ registreringer }: Funn) =>
  registreringer.flatMap(one => [one.produksjon?.sikkerhet ?? 0, one.fagfunksjon?.sikkerhet ?? 0])

it('is as sure as what speaks for a value weighs, whatever the rule said', () => {
  const { arbeidstaker } = calibrate(flate, funnMed(), { vekter: vekterMed({ 'regel 0.5': -4 }) })
  expect(arbeidstaker).toEqual({ ...verdi('Kari Nes'), sikkerhet: 0.5 })
  expect(calibrate(flate, funnMed(), { vekter: vekterMed({}) }).arbeidstaker?.sikkerhet).toBeCloseTo(0.982, 3)
})

it('says what spoke for a value only when asked, only in words that were taught, and none of the document’s', () => {
  const vekter = vekterMed({ 'tittel klipp': 1, 'titler 2': 1 })
  const funn = funnMed(registrering('Fyret', 'Klipp'), registrering('Fyret', 'Kari Nes'))
  const told = calibrate(flate, funn, { vekter, medTrekk: true }).registreringer
  const kept = [hashOf(alltid), hashOf('titler 2')]
  expect(told.map(one => one.fagfunksjon?.trekk)).toEqual([kept, kept])
  expect(JSON.stringify(calibrate(flate, funn, { vekter }))).not.toContain('trekk')
})

it('is sure of a table only as a whole', () => {
  const doubtful = vekterMed({ 'tittel klipp': -6 })
  const both = funnMed(registrering('Fyret', 'Foto'), registrering('Skjæret', 'Klipp'))
  expect(sureness(calibrate(flate, both, { vekter: vekterMed({}) })).every(one => one >= sikkerNok)).toBe(
    true,
  )
  const one = sureness(calibrate(flate, both, { vekter: doubtful }))
  expect(one).toHaveLength(4)
  expect(one.every(sure => sure < sikkerNok)).toBe(true)
  // One registration is no table: its title may be sure where its function is not.
  const [tittel = 0, funksjon = 1] = sureness(
    calibrate(flate, funnMed(registrering('Skjæret', 'Klipp')), { vekter: doubtful }),
  )
  expect(tittel).toBeGreaterThan(sikkerNok)
  expect(funksjon).toBeLessThan(0.2)
})
