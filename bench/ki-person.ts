import { readDokument } from '../server/src/features/ki/innebygd/motor.ts'
import { likhet } from '../server/src/features/ki/innebygd/ord/likhet.ts'
import { findPersoner } from '../server/src/features/ki/innebygd/part/arbeidstaker.ts'
import {
  chancesOf,
  type Personvekter,
  trekkOfEach,
} from '../server/src/features/ki/innebygd/part/personvalg.ts'
import type { Reading } from '../server/src/platform/reading/page-text.ts'
import { readTekst } from '../server/test/ki-innebygd.ts'
import type { LestSett } from './ki-les.ts'
import type { Omtale } from './ki-omtaler.ts'

/** Everybody whom one document names: what speaks for each, and which of them is the right one, the last being nobody. */
export type Personvalg = { skriver: string; trekk: string[][]; rett: number }

/** As near as two readings of one name come. */
const sameName = 0.84

/** The choice in one reading. Where the person is named but was found nowhere, it teaches nothing. */
function toPersonvalg(
  lesing: Reading,
  navn: string | null,
  kontonavn: string,
  skriver: string,
): Personvalg[] {
  const { flate, felter, parter } = readDokument(lesing)
  const personer = findPersoner(flate, felter, parter, kontonavn)
  const at = personer.findIndex(({ spor }) => spor.some(one => likhet(one.navn, navn ?? '') >= sameName))
  if (at < 0 && navn) return []
  const trekk = trekkOfEach(flate, felter, personer)
  return [{ skriver, trekk, rett: at < 0 ? personer.length : at }]
}

/** The choices of a set, each document read twice: with nothing known of who sends it, and with the account's name. */
export const collectPersonvalg = ({ poster, lesinger }: LestSett, skriver: string): Personvalg[] =>
  poster.flatMap(({ id, arbeidstaker }) => {
    const lesing = lesinger.get(id)
    return lesing
      ? ['', arbeidstaker ?? ''].flatMap(konto => toPersonvalg(lesing, arbeidstaker, konto, skriver))
      : []
  })

/** The choices of passages, which hold far more sentences than whole contracts do. */
export const collectFraOmtaler = (omtaler: readonly Omtale[]): Personvalg[] =>
  omtaler.flatMap(({ id, tekst, navn }) =>
    toPersonvalg(readTekst(tekst), navn, '', id.slice(0, id.indexOf('-'))),
  )

/** What was seen of fewer names than this teaches nothing. */
const fewest = 3
/** How strongly weights are held near nothing, and how many rounds of steps of which length. Chosen on writers that were left out. */
const ridge = 2
const rounds = 100
const step = 0.3

/** Of several the right one: a logistic regression over the names of each document. Deterministic: from nothing, features in alphabetical order. */
export function trainPerson(valg: readonly Personvalg[]): Personvekter {
  const counts = new Map<string, number>()
  for (const one of valg.flatMap(({ trekk }) => trekk.flat())) counts.set(one, (counts.get(one) ?? 0) + 1)
  const names = [...counts].flatMap(([name, count]) => (count >= fewest ? [name] : [])).toSorted()
  const numbers = new Map(names.map((name, at) => [name, at]))
  const rows = valg.map(({ trekk, rett }) => ({
    each: trekk.map(one => one.flatMap(name => numbers.get(name) ?? [])),
    rett,
  }))
  const weights = new Float64Array(names.length)
  const walked = new Float64Array(names.length)
  const read = (from: Float64Array, at: number): number => from[at] ?? 0
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map(weight => ridge * weight)
    for (const { each, rett } of rows) {
      const sums = each.map(own => own.reduce((sum, at) => sum + read(weights, at), 0))
      for (const [nr, chance] of chancesOf(sums).entries())
        for (const at of each[nr] ?? []) slope[at] = read(slope, at) + chance - Number(nr === rett)
    }
    for (const [at, value] of slope.entries()) {
      walked[at] = read(walked, at) + value * value
      weights[at] = read(weights, at) - (step * value) / (Math.sqrt(read(walked, at)) + 1e-8)
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, Math.round(read(weights, at) * 1000) / 1000]))
}
