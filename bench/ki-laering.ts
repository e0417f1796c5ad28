import { chooseVerk } from '../server/src/features/ki/innebygd/produksjon/verksvalg.ts'
import type { Vekter } from '../server/src/features/ki/innebygd/sikkerhet/sikkerhet.ts'
import {
  alltid,
  type LaertFelt,
  laerteFelt,
  measure,
  type Trekk,
} from '../server/src/features/ki/innebygd/sikkerhet/trekk.ts'
import type { Valgvekter } from '../server/src/features/ki/innebygd/valg.ts'
import { judge } from './ki-dom.ts'
import { runFinn } from './ki-finn.ts'
import type { LestSett } from './ki-les.ts'

/** A value that the engine found in a document, what spoke for it, how sure its rule was, and whether it was right. */
export type Eksempel = {
  skriver: string
  id: string
  felt: LaertFelt
  /** The registration it belongs to; null for a value of the document. */
  gruppe: number | null
  /** How many registrations the engine found in the document. */
  registreringer: number
  trekk: Trekk
  regel: number
  rett: boolean
}

/** What is learned of a value. */
export type Laerdom = Pick<Eksempel, 'felt' | 'trekk' | 'rett'>

/**
 * Every value that the engine finds in a set, judged by its answers. `folder` is for the registers' database, `vekter` choose the person
 * and the production: of a set that they were learned from, they would be right more often than of any other.
 */
export async function collectEksempler(
  folder: string,
  sett: LestSett,
  skriver: string,
  vekter?: { person: Valgvekter; verk: Valgvekter },
): Promise<Eksempel[]> {
  const funnet: Pick<Eksempel, 'felt' | 'trekk' | 'regel' | 'registreringer'>[] = []
  // Each value carries its number in place of its certainty, so that it is known again when it is judged.
  const { titler, lest } = await runFinn(folder, sett, false, AbortSignal.timeout(600_000), {
    personvekter: vekter?.person,
    velgVerk: (valg, isRow) => chooseVerk(valg, isRow, vekter?.verk),
    sikkerhet: (flate, funn) =>
      measure(flate, funn, (felt, trekk, { sikkerhet }) => ({
        sikkerhet: numberOf(
          funnet.push({ felt, trekk, regel: sikkerhet, registreringer: funn.registreringer.length }),
        ),
      })),
  })
  return sett.poster.flatMap(post => {
    const one = lest.get(post.id)
    if (!one || one.feil !== null) return []
    const gruppe = new Map(one.svar.forslag.map(({ sikkerhet, gruppe }) => [sikkerhet, gruppe]))
    return judge(titler, post, one.svar).flatMap(({ maal, sikkerhet, rett }): Eksempel[] => {
      // What is judged as a whole, or was set by no rule of its own, has another's number.
      if (sikkerhet === null || maal === 'hele registreringen' || maal === 'status') return []
      const own = funnet[indexOf(sikkerhet)]
      return own ? [{ skriver, id: post.id, gruppe: gruppe.get(sikkerhet) ?? null, ...own, rett }] : []
    })
  })
}

const scale = 1e6
const numberOf = (length: number): number => length / scale
const indexOf = (number: number): number => Math.round(number * scale) - 1

/** What was seen in fewer values than this teaches nothing. */
const fewest = 3
/** How strongly weights are held near nothing. Chosen by trying on writers that were left out (`--proev`). */
const ridge = 2
/** The share of right values a field has in general is held less. */
const ridgeOfAll = 0.1

/** Logistic regression for each field. Deterministic: Newton's method from nothing, features in alphabetical order. */
export function train(eksempler: readonly Laerdom[]): Vekter {
  const each = laerteFelt.map(felt => [felt, trainField(eksempler.filter(one => one.felt === felt))] as const)
  return Object.fromEntries(each) as Record<LaertFelt, Record<string, number>>
}

function trainField(rows: readonly Laerdom[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const one of rows.flatMap(({ trekk }) => [...new Set(trekk)]))
    counts.set(one, (counts.get(one) ?? 0) + 1)
  const names = [...counts].flatMap(([name, count]) => (count >= fewest ? [name] : [])).toSorted()
  const places = new Map(names.map((name, at) => [name, at]))
  const held = names.map(name => (name === alltid ? ridgeOfAll : ridge))
  const points = rows.map(({ trekk, rett }) => ({
    on: [...new Set(trekk)].flatMap(one => places.get(one) ?? []),
    rett: Number(rett),
  }))
  const weights = names.map(() => 0)
  for (let round = 0; round < 25; round++) {
    const gradient = weights.map((weight, at) => weight * (held[at] ?? 0))
    const curve = names.map((_, row) => names.map((__, column) => (row === column ? (held[row] ?? 0) : 0)))
    for (const { on, rett } of points) {
      const chance = 1 / (1 + Math.exp(-on.reduce((sum, at) => sum + (weights[at] ?? 0), 0)))
      const spread = chance * (1 - chance)
      for (const at of on) {
        gradient[at] = (gradient[at] ?? 0) + chance - rett
        const line = curve[at] as number[]
        for (const other of on) line[other] = (line[other] ?? 0) + spread
      }
    }
    for (const [at, step] of solve(curve, gradient).entries()) weights[at] = (weights[at] ?? 0) - step
  }
  return Object.fromEntries(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 1000) / 1000]))
}

/** Solves `matrix` · x = `wanted`, for a symmetric matrix that is positive definite; Cholesky's method. */
function solve(matrix: readonly number[][], wanted: readonly number[]): number[] {
  const size = wanted.length
  const lower = matrix.map(() => new Array<number>(size).fill(0))
  const at = (row: number, column: number) => lower[row]?.[column] ?? 0
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row]?.[column] ?? 0
      for (let k = 0; k < column; k++) rest -= at(row, k) * at(column, k)
      const line = lower[row] as number[]
      line[column] = row === column ? Math.sqrt(rest) : rest / at(column, column)
    }
  const half: number[] = []
  for (let row = 0; row < size; row++) {
    let rest = wanted[row] ?? 0
    for (let k = 0; k < row; k++) rest -= at(row, k) * (half[k] ?? 0)
    half.push(rest / at(row, row))
  }
  const found = new Array<number>(size).fill(0)
  for (let row = size - 1; row >= 0; row--) {
    let rest = half[row] ?? 0
    for (let k = row + 1; k < size; k++) rest -= at(k, row) * (found[k] ?? 0)
    found[row] = rest / at(row, row)
  }
  return found
}

/** The weights as they are kept: a line each, so that a change of one can be seen. */
export const toVekterfil = (vekter: Vekter | Valgvekter): string => `${JSON.stringify(vekter, null, 2)}\n`
