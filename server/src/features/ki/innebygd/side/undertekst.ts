import { isEtikett } from '../ord/etiketter.ts'
import type { Celle } from './celle.ts'

const heightOf = ({ top, bottom }: Celle) => bottom - top
const letterOf = ({ left, right, tekst }: Celle) => (right - left) / Math.max(1, tekst.length)

/** Captions are set smaller than what is written over them. */
const smaller = 0.85
const isCaptionOf = (cell: Celle, above: Celle): boolean =>
  Math.abs(cell.left - above.left) < 8 &&
  letterOf(cell) < smaller * letterOf(above) &&
  cell.top - above.bottom < 1.6 * heightOf(above)

const tableColumns = 4
/** A row in small letters right under what is written over it: every cell over it has its caption, and what follows is further down. */
function isCaptions(row: readonly Celle[], above: readonly Celle[] | undefined, below: Celle | undefined) {
  if (!above?.[0] || above[0].side !== row[0]?.side || row.some(({ ord }) => ord.length > 6)) return false
  // Many labels under one line are the headings of a table, and that line is its title.
  if (above.length === 1 && row.length >= tableColumns) return false
  const bottom = Math.max(...row.map(cell => cell.bottom))
  const near = Math.min(...row.map(cell => cell.top)) - Math.max(...above.map(cell => cell.bottom))
  const apart = !below || below.side !== row[0].side || below.top - bottom > 1.15 * near
  return apart && above.every(one => !/:$/u.test(one.tekst) && row.some(cell => isCaptionOf(cell, one)))
}

/** Moves a row, and the words of it, up or down; where they stand on the page is not changed by it. */
const moved = (row: readonly Celle[], by: number): Celle[] =>
  row.map(cell => ({
    ...cell,
    top: cell.top + by,
    bottom: cell.bottom + by,
    ord: cell.ord.map(ord => ({ ...ord, top: ord.top + by, bottom: ord.bottom + by })),
  }))

const topOf = (row: readonly Celle[]) => Math.min(...row.map(({ top }) => top))
const bottomOf = (row: readonly Celle[]) => Math.max(...row.map(({ bottom }) => bottom))

const leastLabels = 3
/**
 * The rows of a page whose form has its labels in small letters under the lines to write on: each label over what it asks for, as
 * in other forms. Rows of all other pages as they are.
 */
export function medEtikettenOver(rows: readonly Celle[][]): Celle[][] {
  const captions = rows.filter((row, at) => isCaptions(row, rows[at - 1], rows[at + 1]?.[0]))
  if (captions.flat().filter(cell => isEtikett(cell.tekst)).length < leastLabels) return [...rows]
  return rows.flatMap((row, at) => {
    const next = rows[at + 1]
    if (captions.includes(row)) return []
    if (!next || !captions.includes(next)) return [row]
    return [moved(next, topOf(row) - topOf(next)), moved(row, bottomOf(next) - bottomOf(row))]
  })
}
