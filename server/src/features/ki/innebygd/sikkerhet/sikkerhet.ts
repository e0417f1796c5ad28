import { readFileSync } from 'node:fs'
import { medlemsfelter, sikkerNok } from '@rp/contract/ki'
import type { Funn, RegistreringFunn } from '../../funn.ts'
import type { Flate } from '../side/flate.ts'
import { avOrdene, hashOf, type LaertFelt, measure, type Trekk } from './trekk.ts'

/** Weights of a field by what speaks for a value, as `npm run ki:tren` writes them. */
export type Vekter = Readonly<Record<LaertFelt, Readonly<Record<string, number>>>>

const laerte: Vekter = JSON.parse(readFileSync(new URL('vekter.json', import.meta.url), 'utf8'))

/** The chance (0–1) that a value is right. What was never seen in training weighs nothing. */
export function chanceOf(vekter: Readonly<Record<string, number>>, trekk: Trekk): number {
  const sum = trekk.reduce((total, one) => total + (vekter[one] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

const notSure = sikkerNok - 0.01
const fieldsOf = ({ produksjon, fagfunksjon, episoder }: RegistreringFunn) =>
  [produksjon, fagfunksjon, episoder].flatMap(one => one?.sikkerhet ?? [])

/** A table of several registrations is sure only as a whole: where one value is doubtful, its rows may have been read askew. */
export function wholeTable(registreringer: RegistreringFunn[]): RegistreringFunn[] {
  const isSure = registreringer.flatMap(fieldsOf).every(one => one >= sikkerNok)
  if (registreringer.length < 2 || isSure) return registreringer
  const cap = <V extends { sikkerhet: number }>(one: V | null): V | null =>
    one && { ...one, sikkerhet: Math.min(one.sikkerhet, notSure) }
  return registreringer.map(one => ({
    ...one,
    produksjon: cap(one.produksjon),
    fagfunksjon: cap(one.fagfunksjon),
    episoder: cap(one.episoder),
  }))
}

/** What members answer for themselves: the rest is staff's. */
const svartPaa: readonly string[] = medlemsfelter

type Valg = { vekter?: Vekter; medTrekk?: boolean | undefined }

/** Those of a field that may be kept: what the corpus has as well, and nothing made of the document's own words. */
const hashesOf = (vekter: Readonly<Record<string, number>>, trekk: Trekk): number[] =>
  trekk.filter(one => Object.hasOwn(vekter, one) && !one.startsWith(avOrdene)).map(hashOf)

/**
 * Sets how sure each value is to what the corpus taught, in place of what the rule that found it said. `medTrekk`: with what spoke for those
 * that members answer.
 */
export function calibrate(flate: Flate, funn: Funn, { vekter = laerte, medTrekk }: Valg = {}): Funn {
  const found = measure(flate, funn, (felt, trekk) => ({
    sikkerhet: chanceOf(vekter[felt], trekk),
    ...(medTrekk &&
      svartPaa.includes(felt) && {
        trekk: hashesOf(vekter[felt], trekk),
      }),
  }))
  return { ...found, registreringer: wholeTable(found.registreringer) }
}
