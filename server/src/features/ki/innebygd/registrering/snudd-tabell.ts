import { findEndringer, type Tabellrad } from '../felt/tabell.ts'
import { isEtikett, rollerAv } from '../ord/etiketter.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { lesVerkstype } from '../produksjon/kjennetegn.ts'
import type { Celle } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'

const leastRows = 3
const [off, apart] = [8, 30]
const isUnder = (a: Celle | undefined, b: Celle | undefined): boolean =>
  a !== undefined && b !== undefined && a.side === b.side && Math.abs(a.left - b.left) < off

/** Whether a row has a label and as many values as the one above, each under its own. */
const goesOn = (row: readonly Celle[], above: readonly Celle[]): boolean =>
  row.length === above.length && row.every((cell, at) => isUnder(cell, above[at]))

/** «Klipper» and «kortfilm» are labels in some forms, and here what stands beside one. */
const isValue = ({ tekst }: Celle): boolean =>
  !isEtikett(tekst) || tolkFunksjon(tekst) !== null || lesVerkstype(tekst) !== null
/** A label of a table set on its side, and values that are none. */
const isRow = ([label, ...values]: readonly Celle[]): boolean =>
  label !== undefined &&
  values.length > 1 &&
  (values[0]?.left ?? 0) - label.left > apart &&
  values.every(isValue)

/**
 * A table set on its side: «Tittel», «Arbeid» and «Episoder» under each other, and a column for each production. What is
 * returned is as if it stood upright: one row for each of them.
 */
export function findSnuddTabell(flate: Flate): Tabellrad[] {
  if (findEndringer(flate).length > 0) return []
  for (const [rad, first] of flate.rader.entries()) {
    if (!rollerAv(first[0]?.tekst ?? '').has('tittel') || !isRow(first)) continue
    const rest = flate.rader.slice(rad)
    const end = rest.findIndex((row, at) => at > 0 && !(isRow(row) && goesOn(row, first)))
    const rows = end < 0 ? rest : rest.slice(0, end)
    const asked = rows.map(([label]) => rollerAv(label?.tekst ?? ''))
    const isAsking = asked.some(
      roller => roller.has('funksjon') || roller.has('funksjonNoe') || roller.has('episoder'),
    )
    if (rows.length < leastRows || !isAsking) continue
    return first.slice(1).map((_, column) => ({
      celler: rows.flatMap((row, at) => {
        const celle = row[column + 1]
        return celle ? [{ roller: asked[at] ?? new Set(), celle }] : []
      }),
    }))
  }
  return []
}
