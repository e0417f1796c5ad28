import { type FoundWord, inLengths, median, partRow, rowsOf } from './text-lines.ts'

/** A gutter is so many ems wide at least, and runs along so many rows that have words on both sides of it. */
const narrowest = 0.9
const fewestRows = 4
/** Prose has more words than this on a line; a form's labels and a table's cells do not. */
const proseWords = 4

type Gutter = { left: number; right: number }
type Band = { rows: FoundWord[][][]; gutter: Gutter | undefined; both: number }

/**
 * Lines in the order they are read: from the top down and from the left, but prose in two columns one column after the other.
 * `rows` are lines beside each other, from the top down; those that cross the gutter are parted there.
 */
export function inColumns(rows: readonly FoundWord[][][]): FoundWord[][] {
  const lines = bandsOf(rows).flatMap(({ rows: own, gutter }) => {
    if (!gutter) return own.flatMap(linesOf)
    const middle = (gutter.left + gutter.right) / 2
    // Justified prose has spaces as wide as those between the fields of a form.
    const side = (isOn: (word: FoundWord) => boolean) =>
      own.map(row => inRow(row).filter(isOn)).filter(line => line.length > 0)
    return [...side(word => word.left < middle), ...side(word => word.left >= middle)]
  })
  return lines.flatMap(line => inLengths(line, word => word.text))
}

/** Words in lines, from the top down; those of a line parted where the space between them is wide. */
export const groupLines = (words: FoundWord[]): FoundWord[][] => inColumns(rowsOf(words).map(row => [row]))

const inRow = (row: readonly FoundWord[][]) => row.flat().toSorted((one, other) => one.left - other.left)
const linesOf = (row: readonly FoundWord[][]) => row.filter(line => line.length > 0).flatMap(partRow)

/** Stretches of rows along one gutter, and what lies between them. */
function bandsOf(rows: readonly FoundWord[][][]): Band[] {
  const bands: Band[] = []
  for (const row of rows) {
    const words = inRow(row)
    const last = bands.at(-1)
    const narrowed = last?.gutter && within(last.gutter, words)
    if (last && narrowed) {
      if (hasBoth(narrowed, words)) last.both++
      last.gutter = narrowed
      last.rows.push(row)
      continue
    }
    const gutter = widestGap(words)
    bands.push({ rows: [row], gutter, both: gutter ? 1 : 0 })
  }
  return bands.map(band => (isProse(band) ? band : { ...band, gutter: undefined }))
}

/** What is left of a gutter beside these words; undefined where they stand in it. */
function within(gutter: Gutter, words: readonly FoundWord[]): Gutter | undefined {
  const middle = (gutter.left + gutter.right) / 2
  const left = Math.max(gutter.left, ...words.filter(word => word.left < middle).map(word => word.right))
  const right = Math.min(gutter.right, ...words.filter(word => word.left >= middle).map(word => word.left))
  return right - left >= narrowest * sizeOf(words) ? { left, right } : undefined
}

function hasBoth({ left, right }: Gutter, words: readonly FoundWord[]): boolean {
  return words.some(word => word.right <= left) && words.some(word => word.left >= right)
}

function widestGap(words: readonly FoundWord[]): Gutter | undefined {
  const gaps = words.slice(1).map((word, at) => ({ left: words[at]?.right ?? 0, right: word.left }))
  const widest = gaps.toSorted((one, other) => other.right - other.left - (one.right - one.left))[0]
  return widest && widest.right - widest.left >= narrowest * sizeOf(words) ? widest : undefined
}

const sizeOf = (words: readonly FoundWord[]): number => Math.max(1e-6, ...words.map(word => word.size))

function isProse({ rows, gutter, both }: Band): boolean {
  if (!gutter || both < fewestRows) return false
  const rowsOfBoth = rows.map(row => row.flat()).filter(words => hasBoth(gutter, words))
  const sides = [
    rowsOfBoth.map(words => words.filter(word => word.right <= gutter.left)),
    rowsOfBoth.map(words => words.filter(word => word.left >= gutter.right)),
  ]
  return sides.every(
    side => median(side.map(words => words.length)) >= proseWords && !isParted(side.map(partRow)),
  )
}

/** Half of the rows have gaps of their own: the cells of a table, which may run on in lines of fewer cells. */
const isParted = (rows: readonly FoundWord[][][]): boolean =>
  rows.filter(parts => parts.length > 1).length >= rows.length / 2
