import type { Box, Line, PageText, Reading, Word } from '../../../../platform/reading/page-text.ts'
import { unionOf } from '../../../../platform/reading/text-lines.ts'

/** A part of a page that is read on its own; in a column of prose wide spaces part nothing. */
export type Sidedel = PageText & { spalte?: true }
/** The reading in parts, in the order a person reads them. */
export type Delt = Omit<Reading, 'pages'> & { pages: Sidedel[] }

export type Linje = { ord: Word[]; box: Box }

const middle = ({ top, bottom }: Box) => (top + bottom) / 2
const heightOf = ({ top, bottom }: Box) => bottom - top
const widthOf = ({ left, right }: Box) => right - left

export const around = (ord: readonly Word[]): Box => unionOf(ord.map(({ box }) => box))

/** A line that words may still be put into: from the left, with the middle of its lowest word and the height of its highest. */
type Aapen = { ord: Word[]; lowest: number; highest: number }

/** Words that stand in each other's height, from the top down. */
export function linesOf(words: readonly Word[]): Linje[] {
  const lines: Aapen[] = []
  // What comes after is farther down: a line that is too far above for a word is so for all that follow.
  let open: Aapen[] = []
  for (const word of words.toSorted((a, b) => middle(a.box) - middle(b.box))) {
    open = open.filter(({ lowest, highest }) => middle(word.box) - lowest < mostAside * highest)
    const line = open.findLast(one => {
      const near = nearestIn(one.ord, word)
      return near !== undefined && inHeight(near.box, word.box) && !isOver(near.box, word.box)
    })
    if (line) {
      line.ord.splice(placeIn(line.ord, word), 0, word)
      line.lowest = middle(word.box)
      line.highest = Math.max(line.highest, heightOf(word.box))
    } else {
      const begun = { ord: [word], lowest: middle(word.box), highest: heightOf(word.box) }
      lines.push(begun)
      open.push(begun)
    }
  }
  return lines.map(({ ord }) => ({ ord, box: around(ord) }))
}

/** Where a word belongs among those of a line, behind what begins where it does. */
function placeIn(line: readonly Word[], { box }: Word): number {
  let [from, to] = [0, line.length]
  while (from < to) {
    const at = (from + to) >> 1
    if ((line[at]?.box.left ?? 0) <= box.left) from = at + 1
    else to = at
  }
  return from
}

/** Words of a line hardly reach over each other, so that the nearest is among the next few at either side. */
const beside = 8
/** A photographed line is seldom level: what counts is the word beside. */
function nearestIn(line: readonly Word[], word: Word): Word | undefined {
  const at = placeIn(line, word)
  let nearest: Word | undefined
  for (const one of line.slice(Math.max(0, at - beside), at + beside))
    if (!nearest || gapOf(one.box, word.box) < gapOf(nearest.box, word.box)) nearest = one
  return nearest
}
const gapOf = (a: Box, b: Box) => Math.max(a.left - b.right, b.left - a.right)
const isOver = (a: Box, b: Box) => gapOf(a, b) < -0.5 * Math.min(widthOf(a), widthOf(b))
/** Of the lower one's height: how far the middles of two words of a line may lie apart. */
const mostAside = 0.7
const inHeight = (a: Box, b: Box) =>
  Math.abs(middle(a) - middle(b)) < 0.25 * (heightOf(a) + heightOf(b)) &&
  Math.abs(middle(a) - middle(b)) < mostAside * Math.min(heightOf(a), heightOf(b))

/** No line of running text has so wide a space; those of a form's cells beside each other have. */
const widestSpace = 0.06
/** What a thick line was read as is no text. */
const legible = 0.45
const isLegible = ({ ord }: Linje): boolean =>
  ord.reduce((sum, { confidence }) => sum + confidence, 0) >= ord.length * legible
/** A line of running text: several words, nearly as long as its column is broad. */
const isFull = ({ ord, box }: Linje, column: Box) =>
  ord.length >= 4 &&
  isLegible({ ord, box }) &&
  widthOf(box) > 0.72 * widthOf(column) &&
  ord.every((word, at) => word.box.left - (ord[at - 1]?.box.right ?? word.box.left) < widestSpace)

/** Lines of prose go on in small letters; those of a form or a table begin with capitals and figures. */
const isProse = (lines: readonly Linje[]): boolean => {
  const begun = lines.filter(({ ord }) => /^[«“"(]?\p{Ll}/u.test(ord[0]?.text ?? ''))
  return lines.length >= leastLines && begun.length >= 0.2 * lines.length
}

const leastLines = 6
const step = 0.005

/** Where nothing stands over each other for so long: the lines on both sides of a gutter. */
function sidesOf(words: readonly Word[], x: number): { left: Linje[]; right: Linje[] } | null {
  const half = 0.004
  const crossing = words.filter(({ box }) => box.left < x + half && box.right > x - half)
  const ends = [-1, ...crossing.map(({ box }) => middle(box)).toSorted((a, b) => a - b), 2]
  let best: { left: Linje[]; right: Linje[]; count: number } | null = null
  for (const [at, end] of ends.entries()) {
    const start = ends[at - 1]
    if (start === undefined || end - start < 0.05) continue
    const within = words.filter(({ box }) => box.top > start && box.bottom < end)
    const left = proseOf(within.filter(({ box }) => box.right <= x))
    const right = proseOf(within.filter(({ box }) => box.left >= x))
    if (!left || !right) continue
    const count = Math.min(left.length, right.length)
    if (count > (best?.count ?? 0)) best = { left, right, count }
  }
  return best
}

/** The first line of a paragraph whose few long words were spread over the whole breadth. */
const isStretched = (line: Linje | undefined, next: Linje | undefined, column: Box): boolean =>
  line !== undefined &&
  next !== undefined &&
  line.ord.length >= 2 &&
  widthOf(line.box) > 0.72 * widthOf(column) &&
  next.box.top - line.box.bottom < heightOf(next.box)

/** From the first full line to the last one, with the short line that ends a paragraph. */
function proseOf(words: readonly Word[]): Linje[] | null {
  if (words.length < 4 * leastLines) return null
  const lines = linesOf(words)
  const column = around(words)
  const firstFull = lines.findIndex(line => isFull(line, column))
  const first = isStretched(lines[firstFull - 1], lines[firstFull], column) ? firstFull - 1 : firstFull
  const last = lines.findLastIndex(line => isFull(line, column))
  const next = lines[last + 1]
  const tail =
    next && next.box.top - (lines[last]?.box.bottom ?? 0) < heightOf(next.box) ? last + 2 : last + 1
  const own = lines.slice(first, tail)
  const full = own.filter(line => isFull(line, column)).length
  return first >= 0 && full >= 0.45 * own.length && isProse(own) ? own : null
}

export const toLine = ({ ord, box }: Linje): Line => ({
  text: ord.map(({ text }) => text).join(' '),
  box,
  words: ord,
})

/** By the shorter column; a gutter may lie anywhere between the two, where one has the whole of its lines. */
function isLarger(one: { left: Linje[]; right: Linje[] }, other: { left: Linje[]; right: Linje[] }): boolean {
  const shorter = ({ left, right }: typeof one) => Math.min(left.length, right.length)
  const both = ({ left, right }: typeof one) => left.length + right.length
  return shorter(one) === shorter(other) ? both(one) > both(other) : shorter(one) > shorter(other)
}

/** A page in one piece, or what stands over, in and under its two columns; a column may have two again. */
function deleSide(page: Sidedel): Sidedel[] {
  const words = page.lines.flatMap(line => line.words).filter(({ text }) => text.trim())
  let best: { left: Linje[]; right: Linje[] } | null = null
  for (let x = 0.2; x <= 0.8; x += step) {
    const sides = sidesOf(words, x)
    if (sides && (!best || isLarger(sides, best))) best = sides
  }
  if (!best) return [page]
  const { left, right } = best
  const own = new Set([...left, ...right].flatMap(({ ord }) => ord))
  const box = around([...own])
  const part = (belongs: (word: Word) => boolean): Sidedel => ({
    ...page,
    lines: page.lines.flatMap(line => {
      const kept = line.words.filter(word => !own.has(word) && belongs(word))
      return kept.length > 0 ? [{ ...line, ...toLine({ ord: kept, box: around(kept) }) }] : []
    }),
  })
  const columns = [left, right].map((lines): Sidedel => ({ ...page, spalte: true, lines: lines.map(toLine) }))
  return [
    part(word => middle(word.box) < middle(box)),
    ...columns.flatMap(deleSide),
    part(word => middle(word.box) >= middle(box)),
  ].filter(({ lines }) => lines.length > 0)
}

/** Pages with columns of prose in parts, so that no sentence runs across a gutter. */
export const deleOpp = (lest: Reading): Delt => ({
  ...lest,
  pages: lest.pages.flatMap(page => deleSide(page)),
})
