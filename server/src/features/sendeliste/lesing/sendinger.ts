import type { Merknad } from '@rp/contract/sendeliste'
import type { Sendelinje } from '../kobling/vurdering.ts'

export type Radlinje = Sendelinje & { readonly rad: number }
export type Leste = { readonly linjer: Radlinje[]; readonly merknader: Merknad[] }
/** A row as it was read, and what could not be. */
export type Lest = {
  readonly rad: number
  readonly celler: readonly string[]
  readonly linje: Sendelinje
  readonly grunner: readonly string[]
}

const keyOf = (linje: Sendelinje): string => JSON.stringify(linje)

/** 1, 2, 3, or four in a row from wherever the year began. */
function isRun(values: ReadonlySet<number>): boolean {
  const first = Math.min(...values)
  return values.size >= (first === 1 ? 3 : 4) && Math.max(...values) - first === values.size - 1
}

/**
 * Whether the list has a row for each broadcast, so that its «Episode» says which one it was: the rows of one production then count upwards,
 * and most rows belong to such a production. A title that stands alone may have a count like any other.
 */
function isNumbered(leste: readonly Lest[]): boolean {
  const productions = Map.groupBy(leste, ({ linje }) => keyOf({ ...linje, episoder: null }))
  const episoder = [...productions.values()].map(rows => rows.flatMap(({ linje }) => linje.episoder ?? []))
  const several = episoder.filter(values => new Set(values).size > 1)
  const runs = several.filter(values => isRun(new Set(values)))
  return (
    runs.length > 0 && runs.length >= several.length / 2 && runs.flat().length >= episoder.flat().length / 2
  )
}

const withoutNumber = (lest: Lest): Lest => {
  const { linje, grunner } = lest
  if (linje.episoder === null) return lest
  const grunn = `Episoder «${linje.episoder}» ser ut til å være nummeret på en episode, og er utelatt.`
  return { ...lest, linje: { ...linje, episoder: null }, grunner: [grunn, ...grunner] }
}

/**
 * Rows that say the same of what is read are one line. Where they differ in what is not, each is a broadcast: how many episodes they come to
 * nobody has counted, and that is told.
 */
export function joinSendinger(rows: readonly Lest[]): Leste {
  const leste = isNumbered(rows) ? rows.map(withoutNumber) : rows
  const linjer: Radlinje[] = []
  const merknader: Merknad[] = []
  for (const [first, ...others] of Map.groupBy(leste, ({ linje }) => keyOf(linje)).values()) {
    if (!first) continue
    const { rad, linje, celler } = first
    linjer.push({ ...linje, rad })
    const isSame = (other: Lest) => other.celler.join('\n') === celler.join('\n')
    const sendinger = others.filter(other => !isSame(other)).length + 1
    const grunner =
      sendinger > 1 && linje.episoder === null
        ? [
            `Står på ${sendinger} rader. Hvor mange episoder det er til sammen, er ikke talt.`,
            ...first.grunner,
          ]
        : first.grunner
    for (const grunn of grunner) merknader.push({ rad, utelatt: false, grunn })
    for (const other of others) {
      const grunn = isSame(other)
        ? `Raden er helt lik rad ${rad}.`
        : `Raden gjelder det samme som rad ${rad}.`
      merknader.push({ rad: other.rad, utelatt: true, grunn })
    }
  }
  return { linjer, merknader }
}
