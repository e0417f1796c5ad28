import type { Celle } from '../side/celle.ts'
import { toCelle } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'

const middle = ({ top, bottom }: Celle) => (top + bottom) / 2
const height = ({ top, bottom }: Celle) => bottom - top
const leastCells = 3
/** Of the height of a line: nearer than this, two lines are no two rows. */
const near = 0.9

const overlaps = (a: Celle, b: Celle): boolean => Math.min(a.right, b.right) > Math.max(a.left, b.left)

/** The cells of a row that stand half a line over or under another row, in columns that it leaves empty. */
function isBeside(row: readonly Celle[] | undefined, anchor: readonly Celle[]): row is Celle[] {
  const [first] = anchor
  // Figures alone are lower than a line.
  const line = Math.max(...[...anchor, ...(row ?? [])].map(height))
  return (
    row !== undefined &&
    first !== undefined &&
    row.every(
      cell =>
        cell.side === first.side &&
        Math.abs(middle(cell) - middle(first)) < near * line &&
        !anchor.some(other => overlaps(cell, other)),
    )
  )
}

/** What stands under each other in one cell, as one. */
function joined(above: readonly Celle[], below: readonly Celle[]): Celle[] {
  const under = (one: Celle) => below.find(other => overlaps(one, other))
  const both = above.map(one => toCelle([...one.ord, ...(under(one)?.ord ?? [])]))
  return [...both, ...below.filter(one => !above.some(other => overlaps(one, other)))]
}

/** A table whose cells stand in the middle of their rows: a cell of two lines has one of them over the others, and one under. */
export function medHeleRader(flate: Flate): Flate {
  const rader: Celle[][] = []
  for (let at = 0; at < flate.rader.length; at++) {
    const [row = [], anchor = [], below] = flate.rader.slice(at, at + 3)
    if (anchor.length >= leastCells - 1 && isBeside(row, anchor) && isBeside(below, anchor)) {
      rader.push([...anchor, ...joined(row, below)].toSorted((a, b) => a.left - b.left))
      at += 2
    } else rader.push(row)
  }
  if (rader.length === flate.rader.length) return flate
  const placed = rader.map((row, rad) => row.map(cell => ({ ...cell, rad })))
  return { ...flate, rader: placed, celler: placed.flat() }
}
