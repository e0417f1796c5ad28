import type { Sted } from '@rp/contract/ki'
import type { Box, InkMark, PageText } from '../../../../platform/reading/page-text.ts'
import { inLengths, median, unionOf } from '../../../../platform/reading/text-lines.ts'
import type { Kryssetord } from './avkryssing.ts'
import { type Celle, type Ord, toCelle, type Utsnitt } from './celle.ts'
import { medHeleEtiketter } from './delte-etiketter.ts'
import { utenFyll } from './fyll.ts'
import { delUnderOverskrifter } from './kolonner.ts'
import { firstEndingAfter, type Plass } from './plasser.ts'
import type { Delt } from './spalter.ts'
import { medEtikettenOver } from './undertekst.ts'

/** Running text with the word behind each letter. */
type Flyt = {
  tekst: string
  ordVed(fra: number, til: number): Ord[]
  utsnitt(fra: number, til: number): Utsnitt
  /** Where the word begins; -1 when it is no word of the document. */
  stedFor(ord: Ord | undefined): number
}

export type Flate = {
  /** From the top down, from the left. */
  celler: Celle[]
  /** Cells beside each other. */
  rader: Celle[][]
  /** The document as prose: columns one after the other, a line feed between blocks. */
  flyt: Flyt
  /** Mean certainty of reading, 0–1. */
  lesesikkerhet: number
}

const heightOf = ({ top, bottom }: { top: number; bottom: number }) => bottom - top
const widthOf = ({ left, right }: { left: number; right: number }) => right - left

/** Size of the letters in points, from their breadth: boxes of words are as high as their letters happen to be. */
const emOf = (ord: readonly Ord[]): number =>
  2 * median(ord.filter(o => o.tekst.length > 2).map(o => widthOf(o) / o.tekst.length))

const isMerke = ({ kind }: InkMark): boolean => kind === 'ring' || kind === 'highlight'

function isMerket({ left, top, right, bottom }: Box, marks: readonly InkMark[]): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return marks.some(({ box }) => x > box.left && x < box.right && y > box.top && y < box.bottom)
}

function toOrd(word: Kryssetord, { number, width, height }: PageText, marks: readonly InkMark[]): Ord {
  const { left, top, right, bottom } = word.box
  return {
    tekst: word.text,
    side: number,
    left: left * width,
    top: top * height,
    right: right * width,
    bottom: bottom * height,
    boks: word.box,
    lesesikkerhet: word.confidence,
    ...(word.kryss ? { kryss: true } : {}),
    ...(isMerket(word.box, marks) ? { merket: true } : {}),
  }
}

/** The line between two cells is recognised as a sign of its own. */
function atRules(ord: readonly Ord[]): Ord[][] {
  if (ord.length === 1) return [[...ord]]
  const parts: Ord[][] = [[]]
  for (const one of ord)
    if (one.lesesikkerhet < 1 && /^[|¦]$/u.test(one.tekst)) parts.push([])
    else parts.at(-1)?.push(one)
  return parts.filter(part => part.length > 0)
}

/** Parts a row of words where the space is wide for its letters, and wide for a justified line. */
function cellsOfRow(row: readonly Celle[], pageEm: number, loose: number): Celle[] {
  const ord = row.flatMap(cell => cell.ord).sort((a, b) => a.left - b.left)
  const em = Math.max(emOf(ord), 0.7 * pageEm)
  const gaps = ord.slice(1).map((one, at) => one.left - (ord[at]?.right ?? one.left))
  const middle = gaps.length >= 5 ? median(gaps) : 0
  // Where most spaces are wide it is a table, not justified prose, unless they are all alike.
  const alike = gaps.filter(gap => Math.abs(gap - middle) < 0.15 * middle).length
  const isJustified = middle < 0.75 * em || (middle < 2.4 * em && alike >= 0.8 * gaps.length)
  const usual = isJustified ? middle : 0
  const parts: Ord[][] = []
  for (const [at, one] of ord.entries()) {
    const gap = gaps[at - 1] ?? 0
    const widest = Math.max(2 * Math.max(1, loose / 2) * em, 1.3 * usual)
    const parted = gap > widest || (gap > 0.85 * loose * em && gap > 2.2 * usual)
    if (at > 0 && !parted) parts.at(-1)?.push(one)
    else parts.push([one])
  }
  return parts
    .flatMap(atRules)
    .flatMap(part => inLengths(part, ({ tekst }) => tekst))
    .map(part => toCelle(part))
}

const tallest = (row: readonly Celle[]): Celle | undefined =>
  row.reduce<Celle | undefined>(
    (most, cell) => (most && heightOf(most) >= heightOf(cell) ? most : cell),
    undefined,
  )

/** How much a cell stands in a row's height, 0 when it does not; what stands over or under a part of the row is in another. */
function fitOf(row: readonly Celle[], cell: Celle): number {
  const other = tallest(row)
  if (!other) return 0
  const overlap = Math.min(other.bottom, cell.bottom) - Math.max(other.top, cell.top)
  const least = Math.max(
    0.5 * Math.min(heightOf(other), heightOf(cell)),
    // A dash is low, and a logo high: it does not pull two lines together.
    cell.tekst.length > 2 ? Math.max(heightOf(other), heightOf(cell)) / 3 : 0,
  )
  const beside = row.every(
    one => Math.min(one.right, cell.right) - Math.max(one.left, cell.left) < 0.6 * heightOf(cell),
  )
  return overlap > least && beside ? overlap / heightOf(cell) : 0
}

/** Lines that lie in each other's height stand in one row. */
function rowsOf(cells: readonly Celle[]): Celle[][] {
  const rows: Celle[][] = []
  for (const cell of [...cells].sort((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const fitting = rows
      .slice(-4)
      .map(row => ({ row, fit: fitOf(row, cell) }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit)[0]
    if (fitting) fitting.row.push(cell)
    else rows.push([cell])
  }
  return rows.map(row => row.sort((a, b) => a.left - b.left))
}

/** Beside a short cell to its left a cell is a field of its own, not the next line of the field above. */
const besideShort = (left: Celle | undefined): boolean => left !== undefined && left.tekst.length <= 32

/** A long line without a stop, and under its beginning a small letter: one sentence, however wide the lines are set. */
const runsOn = (above: Celle, cell: Celle, em: number): boolean =>
  above.ord.length >= 6 &&
  Math.abs(above.left - cell.left) < 0.6 * em &&
  /[\p{L}\d,]$/u.test(above.tekst) &&
  /^\p{Ll}{2}/u.test(cell.tekst)

/** In ems from the middle of a line to that of the next. */
const farthestAbove = 2.3
/** Letters of a line that may have none with a stem: «to.» at the end of a sentence is lower than the line over it. */
const shortest = 4
function follows(above: Celle, cell: Celle, em: number): boolean {
  const pitch = middleOf(cell) - middleOf(above)
  if (pitch > (runsOn(above, cell, em) ? farthestAbove : 1.85) * em || pitch < 0.6 * em) return false
  const heights = [heightOf(above), heightOf(cell)]
  if (cell.tekst.length > shortest && Math.max(...heights) > 1.6 * Math.min(...heights)) return false
  const overlap = Math.min(above.right, cell.right) - Math.max(above.left, cell.left)
  return (
    Math.abs(above.left - cell.left) < 1.6 * em ||
    overlap > 0.7 * Math.min(above.right - above.left, cell.right - cell.left)
  )
}

const middleOf = ({ top, bottom }: Celle): number => (top + bottom) / 2

/** For each cell how far up the highest of it and those after it is. */
function highestFrom(cells: readonly Celle[]): number[] {
  let highest = Number.POSITIVE_INFINITY
  return cells
    .map((_, at) => (highest = Math.min(highest, middleOf(cells[cells.length - 1 - at] as Celle))))
    .reverse()
}

/** Lines under each other that belong together: paragraphs, columns, addresses. */
function blocksOf(rows: readonly Celle[][], em: number): Celle[][] {
  const blocks: Celle[][] = []
  const beside = rows.flatMap(row => row.map((cell, at) => ({ cell, left: row[at - 1] })))
  const highest = highestFrom(beside.map(({ cell }) => cell))
  /** Those that what is left may still follow: no line goes on from far above. */
  let open: Celle[][] = []
  for (const [at, { cell, left }] of beside.entries()) {
    const reach = (highest[at] ?? 0) - farthestAbove * em
    open = open.filter(block => middleOf(block.at(-1) as Celle) >= reach)
    const fitting = besideShort(left) ? [] : open.filter(block => follows(block.at(-1) as Celle, cell, em))
    const nearest = fitting.sort(
      (a, b) => Math.abs((a[0]?.left ?? 0) - cell.left) - Math.abs((b[0]?.left ?? 0) - cell.left),
    )[0]
    if (nearest) nearest.push(cell)
    else {
      const block = [cell]
      blocks.push(block)
      open.push(block)
    }
  }
  return blocks
}

/** Between the lines of a block: white space to a pattern, and told from a space by those who ask. */
export const linjeskift = '\u2028'

/** The same document for patterns of several words, which a line may end between: every line break a space, in the same places. */
export const utenLinjeskift = (flate: Flate): Flate => ({
  ...flate,
  flyt: { ...flate.flyt, tekst: flate.flyt.tekst.replaceAll(linjeskift, ' ') },
})

function createFlyt(blocks: readonly Celle[][]): Flyt {
  // Only the last word is ever looked at: a text that grows would be gone through anew with each line.
  const parts: string[] = []
  let length = 0
  const add = (part: string) => {
    parts.push(part)
    length += part.length
  }
  const places: (Plass & { ord: Ord })[] = []
  for (const block of blocks) {
    if (length > 0) add('\n')
    for (const [at, cell] of block.entries()) {
      const last = parts.at(-1) ?? ''
      if (at > 0) {
        // A word parted at the end of the line becomes one; «TV-» keeps its hyphen.
        if (/\p{Ll}[-­]$/u.test(last) && /^\p{Ll}/u.test(cell.tekst)) {
          parts[parts.length - 1] = last.slice(0, -1)
          length--
        } else if (!/\p{Lu}-$/u.test(last)) add(linjeskift)
      }
      for (const [index, ord] of cell.ord.entries()) {
        if (index > 0) add(' ')
        places.push({ fra: length, til: length + ord.tekst.length, ord })
        add(ord.tekst)
      }
    }
  }
  const tekst = parts.join('')
  const starts = new Map(places.map(({ ord, fra }) => [ord, fra]))
  const ordVed = (fra: number, til: number) => {
    const found: Ord[] = []
    let at = firstEndingAfter(places, fra)
    for (let place = places[at]; place && place.fra < til; place = places[++at]) found.push(place.ord)
    return found
  }
  return {
    tekst,
    ordVed,
    stedFor: ord => (ord && starts.get(ord)) ?? -1,
    utsnitt: (fra, til) => ({
      tekst: tekst.slice(fra, til).replace(/\s+/gu, ' ').trim(),
      ord: ordVed(fra, til),
    }),
  }
}

/** Lays the words out as they stand on the pages. */
export function createFlate(lest: Pick<Delt, 'pages'>): Flate {
  const rader: Celle[][] = []
  const blocks: Celle[][] = []
  let sum = 0
  let count = 0
  for (const page of lest.pages) {
    const marks = page.ink.filter(isMerke)
    const lines = page.lines
      .map(({ words }) => words.flatMap(utenFyll).map(word => toOrd(word, page, marks)))
      .filter(words => words.length > 0)
    const em = emOf(lines.flat()) || 10
    // Recognised words are boxed unevenly.
    const loose = page.spalte ? 8 : page.source === 'ocr' ? 1.4 : 1
    const parted = rowsOf(lines.map(words => toCelle(words))).map(row => cellsOfRow(row, em, loose))
    const rows = delUnderOverskrifter(medHeleEtiketter(medEtikettenOver(parted)))
    for (const row of rows) {
      for (const cell of row) cell.rad = rader.length
      rader.push(row)
    }
    blocks.push(...blocksOf(rows, em))
    const words = page.lines.reduce((total, line) => total + line.words.length, 0)
    sum += page.confidence * words
    count += words
  }
  return { celler: rader.flat(), rader, flyt: createFlyt(blocks), lesesikkerhet: count ? sum / count : 0 }
}

/** Where the sentence begins that something stands in. */
export function sentenceStart(tekst: string, at: number): number {
  for (let place = at - 1; place >= 0; place--) {
    const sign = tekst[place]
    const isStop = sign === '.' || sign === ';'
    if (sign === '\n') return place > 0 && /[.;]/.test(tekst[place - 1] ?? '') ? place : place + 1
    if (isStop && place + 1 < at && /\s/.test(tekst[place + 1] ?? '')) return place + 1
  }
  return 0
}

/** Where the words stand: the page of the first, and a box around those on that page. */
export function stedOf({ tekst, ord }: Utsnitt): Sted | null {
  const first = ord[0]
  if (!first) return null
  const own = ord.filter(one => one.side === first.side)
  const { left, top, right, bottom } = unionOf(own.map(({ boks }) => boks))
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return {
    side: first.side,
    sitat: tekst.slice(0, 300),
    boks: { left: clamp(left), top: clamp(top), right: clamp(right), bottom: clamp(bottom) },
  }
}
