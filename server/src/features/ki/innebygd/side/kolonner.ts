import { isEtikett } from '../ord/etiketter.ts'
import type { Celle } from './celle.ts'
import { toCelle } from './celle.ts'

const leastHeads = 3
const near = 4
const farthest = 8
const beginsAt = (heads: readonly Celle[], left: number): boolean =>
  heads.some(head => Math.abs(head.left - left) < near)

/** A cell in parts, each from where a heading begins. */
function partsOf({ ord, left, rad }: Celle, heads: readonly Celle[]): Celle[] {
  const at = ord.findIndex(one => one.left > left + 2 * near && beginsAt(heads, one.left))
  if (at < 1 || !beginsAt(heads, left)) return [toCelle(ord, rad)]
  return [toCelle(ord.slice(0, at), rad), ...partsOf(toCelle(ord.slice(at), rad), heads)]
}

const isHeads = (row: readonly Celle[]): boolean =>
  row.filter(({ tekst }) => isEtikett(tekst)).length >= leastHeads

/**
 * «klipper  8 av 8» under «Funksjon» and «Omfang»: what fills its column stands as near the next one as words do, and begins where that
 * heading does.
 */
export function delUnderOverskrifter(rows: readonly Celle[][]): Celle[][] {
  let heads: readonly Celle[] = []
  let since = 0
  return rows.map(row => {
    if (isHeads(row)) {
      heads = row
      since = 0
      return row
    }
    since += 1
    if (since > farthest || row[0]?.side !== heads[0]?.side) heads = []
    // Prose and the fields of a form do not begin where two of the headings do.
    const isRow = row.filter(({ left }) => beginsAt(heads, left)).length > 1
    return isRow ? row.flatMap(cell => partsOf(cell, heads)) : row
  })
}
