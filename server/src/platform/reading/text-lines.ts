import type { Box, Line, Word } from './page-text.ts'

/** A word with its place in any unit (points or pixels), from the upper left. */
export type FoundWord = {
  text: string
  left: number
  top: number
  right: number
  bottom: number
  /** Height of the letters' em, and the line they stand on. */
  size: number
  baseline: number
  confidence: number
  font?: string
}

/** A gap of so many ems is wider than any space that is set between two words of a sentence. */
const columnGap = 1.1
/** In a justified line all spaces are wide; one that is so much wider than the others is no space. */
const muchWider = 2.5

/** Of the letters' size: how far off a row's level a word may stand. */
const offLevel = 0.35
/** `size` is that of its first word. */
type Row = { baseline: number; size: number; words: FoundWord[] }

/** Words that stand on the same line from edge to edge of the page. */
export function rowsOf(words: FoundWord[]): FoundWord[][] {
  const rows: Row[] = []
  /** Those that what is left may still stand on: what follows is farther down. */
  let open: Row[] = []
  for (const word of words.toSorted((one, other) => one.baseline - other.baseline)) {
    open = open.filter(({ baseline, size }) => word.baseline - baseline < offLevel * size)
    const row = open.findLast(
      ({ baseline, size }) => Math.abs(word.baseline - baseline) < offLevel * Math.min(word.size, size),
    )
    if (row) {
      row.words.push(word)
      row.baseline += (word.baseline - row.baseline) / row.words.length
    } else {
      const begun = { baseline: word.baseline, size: word.size, words: [word] }
      rows.push(begun)
      open.push(begun)
    }
  }
  return rows.map(row => row.words.toSorted((one, other) => one.left - other.left))
}

/** Parts a row where the space between two words is wide. */
export function partRow(row: FoundWord[]): FoundWord[][] {
  const gaps = row.slice(1).map((word, at) => {
    const before = row[at] ?? word
    return (word.left - before.right) / Math.max(word.size, before.size, 1e-6)
  })
  const typical = median(gaps)
  const isJustified = gaps.length >= 4 && typical < columnGap * 1.5
  const limit = isJustified ? Math.max(columnGap, typical * muchWider) : columnGap
  const parts: FoundWord[][] = []
  for (const [at, word] of row.entries()) {
    const part = parts.at(-1)
    if (part && (gaps[at - 1] ?? 0) <= limit) part.push(word)
    else parts.push([word])
  }
  return parts
}

/** Letters of a line: three times the longest that anyone can read. What goes on is another, so that nobody meets one without an end. */
const longestLine = 1000

/** Parts a line that is longer than any that is printed. */
export function inLengths<T>(words: readonly T[], textOf: (word: T) => string): T[][] {
  const parts: T[][] = []
  let length = longestLine
  for (const word of words) {
    length += textOf(word).length + 1
    if (length > longestLine) {
      parts.push([])
      length = textOf(word).length
    }
    parts.at(-1)?.push(word)
  }
  return parts
}

/** A line as it is handed out: `place` turns a rectangle of the words' unit into fractions of the page as shown. */
export function toLine(words: FoundWord[], place: (area: Area) => Box): Line {
  const placed = words.map(
    (word): Word => ({
      text: word.text,
      box: place(word),
      confidence: word.confidence,
      ...(word.font ? { font: word.font } : {}),
    }),
  )
  return {
    text: words.map(word => word.text).join(' '),
    box: unionOf(placed.map(word => word.box)),
    words: placed,
  }
}

export type Area = { left: number; top: number; right: number; bottom: number }

/** The middle one, the greater of two; 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** What they all lie in. */
export function unionOf(boxes: readonly Area[]): Box {
  return {
    left: Math.min(...boxes.map(box => box.left)),
    top: Math.min(...boxes.map(box => box.top)),
    right: Math.max(...boxes.map(box => box.right)),
    bottom: Math.max(...boxes.map(box => box.bottom)),
  }
}

/** Fractions of a page of this size; whatever hangs over its edge is cut. */
export function fractions({ left, top, right, bottom }: Area, width: number, height: number): Box {
  return {
    left: fraction(left / width),
    top: fraction(top / height),
    right: fraction(right / width),
    bottom: fraction(bottom / height),
  }
}

function fraction(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5
}
