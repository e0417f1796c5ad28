import { type Bitmap, type Run, runsOf } from './ink-bitmap.ts'
import type { Area, FoundWord } from './text-lines.ts'

/** A square that was printed to be ticked, in pixels of the picture it was found in. */
export type TickBox = Area & { ticked: boolean }

/** Side of a box to tick, as a share of the page's width: 2 to 7 mm on A4. */
const smallestShare = 0.0095
const largestShare = 0.034
const squarest = 1.2
/** What something stands in may be a letter. */
const squarestTicked = 1.12
/** How much of each side must be drawn. */
const drawn = 0.85
/** Share of the inside from which something stands in it. What is left of its own frame there is less. */
const marked = 0.08
/** Share of a side along which something else may stand close by, as a tick does across the frame. */
const mostAround = 0.35
/** Share of ink right beside it: the next letter of a word stands there, a tick only crosses. */
const mostBeside = 0.12
/** Of its side: as far as a stem reaches at least over or under the bowl of a letter. */
const stem = 0.3
/** Of its eight ends. A tick may cross one corner. */
const mostGoingOn = 2

/** Empty and ticked boxes. Cells of a table and of a row of squares for digits are none: their lines go on. */
export function findTickBoxes(ink: Bitmap): TickBox[] {
  const [smallest, largest] = [Math.max(8, ink.width * smallestShare), ink.width * largestShare]
  const found: TickBox[] = []
  let open: TickBox[] = []
  for (let y = 1; y < ink.height - smallest; y++) {
    open = open.filter(({ bottom }) => y < bottom)
    for (const run of runsOf(ink, y, 1)) {
      const side = run.to - run.from
      if (side < smallest || side > largest) continue
      if (open.some(box => run.from < box.right && run.to > box.left)) continue
      const box = boxUnder(ink, run)
      if (!box) continue
      found.push(box)
      open.push(box)
    }
  }
  return found
}

function boxUnder(ink: Bitmap, { y, from, to }: Run): TickBox | undefined {
  const [wide, last] = [to - from, to - 1]
  const thick = Math.max(1, Math.round(wide / 12))
  for (let high = Math.round(wide / squarest); high <= wide * squarest; high++) {
    const bottom = y + high - 1
    if (bottom >= ink.height - 1) break
    const sides = [
      shareOf(ink, from, to, bottom - thick, bottom),
      shareOf(ink, from, to, y, y + thick),
      shareDown(ink, y, bottom, from, from + thick),
      shareDown(ink, y, bottom, last - thick, last),
    ]
    if (sides.some(share => share < drawn) || shareOf(ink, from, to, bottom + 2, bottom + 2) > 0.5) continue
    const area = { left: from, top: y, right: to, bottom: bottom + 1 }
    const isBox =
      standsAlone(ink, area, thick) &&
      !goesOn(ink, area) &&
      !hasStem(ink, area, thick) &&
      !hasBar(ink, area, thick) &&
      !isSolid(ink, area)
    const ticked = isMarked(ink, area)
    const ratio = Math.max(wide / high, high / wide)
    return isBox && !(ticked && ratio > squarestTicked) ? { ...area, ticked } : undefined
  }
  return undefined
}

const at = ({ width, height, data }: Bitmap, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[y * width + x] ?? 0)

/** Share of the columns with ink in one of some rows. */
function shareOf(ink: Bitmap, from: number, to: number, top: number, bottom: number): number {
  let count = 0
  for (let x = from; x < to; x++)
    for (let y = top; y <= bottom; y++)
      if (at(ink, x, y)) {
        count++
        break
      }
  return count / (to - from)
}

/** Share of the rows with ink in one of some columns. */
function shareDown(ink: Bitmap, top: number, bottom: number, left: number, right: number): number {
  let count = 0
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++)
      if (at(ink, x, y)) {
        count++
        break
      }
  return count / (bottom - top + 1)
}

/** Whether there is paper along each side, and ink in the very corners: a letter is thicker, and round. */
function standsAlone(ink: Bitmap, area: Area, thick: number): boolean {
  const { left, top, right, bottom } = area
  const near = thick + 1
  const around = [
    shareOf(ink, left, right, top - near, top - near),
    shareOf(ink, left, right, bottom - 1 + near, bottom - 1 + near),
    shareDown(ink, top, bottom - 1, left - near, left - near),
    shareDown(ink, top, bottom - 1, right - 1 + near, right - 1 + near),
  ]
  if (around.some(share => share > mostAround)) return false
  const beside = Math.round((right - left) * 0.3)
  if (inkIn(ink, left - beside, left - near, top, bottom) > mostBeside) return false
  if (inkIn(ink, right + near, right + beside, top, bottom) > mostBeside) return false
  const corner = Math.max(2, thick)
  const inCorners = [left, right - corner].flatMap(from => [
    inkIn(ink, from, from + corner, top, top + corner),
    inkIn(ink, from, from + corner, bottom - corner, bottom),
  ])
  // A tick may move one of them.
  return inCorners.filter(share => share > 0.5).length >= 3
}

/** Share of ink in a rectangle, the last row and column not included. */
function inkIn(ink: Bitmap, left: number, right: number, top: number, bottom: number): number {
  let count = 0
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) count += at(ink, x, y)
  return count / Math.max(1, (right - left) * (bottom - top))
}

/** Whether its lines go on beyond its corners. */
function goesOn(ink: Bitmap, { left, top, right, bottom }: Area): boolean {
  const beyond = Math.max(3, Math.round((right - left) / 5))
  const inked = (x: number, y: number) => at(ink, x, y) + at(ink, x, y - 1) + at(ink, x, y + 1) > 0
  const inkedBeside = (x: number, y: number) => at(ink, x, y) + at(ink, x - 1, y) + at(ink, x + 1, y) > 0
  const ends = [
    inked(left - beyond, top),
    inked(right - 1 + beyond, top),
    inked(left - beyond, bottom - 1),
    inked(right - 1 + beyond, bottom - 1),
    inkedBeside(left, top - beyond),
    inkedBeside(right - 1, top - beyond),
    inkedBeside(left, bottom - 1 + beyond),
    inkedBeside(right - 1, bottom - 1 + beyond),
  ]
  return ends.filter(Boolean).length > mostGoingOn
}

/** Whether one of its sides goes straight on up or down, as the stem of «P», «p», «b» or «d» does. A tick crosses aslant. */
function hasStem(ink: Bitmap, { left, top, right, bottom }: Area, thick: number): boolean {
  const length = Math.round((right - left) * stem)
  const sides = [left - 1, right - 1 - thick].map(from => [from, from + thick + 1] as const)
  return sides.some(([from, to]) =>
    [top - 1 - length, bottom + 1].some(
      start => shareDown(ink, start, start + length - 1, from, to) >= drawn,
    ),
  )
}

/** Shares of its height: where the bar of «B» or «R» is, and what is free over and under it. */
const [barFrom, barTo] = [0.35, 0.65]
const free = [0.2, 0.77]
/** Share of such a place that may be inked, as by a thick frame. */
const mostInFree = 0.72
/** Whether a level bar goes from side to side through its middle. A tick is steeper, and what is crossed out has no eyes. */
function hasBar(ink: Bitmap, { left, top, right, bottom }: Area, thick: number): boolean {
  const high = bottom - top
  const across = (y: number) => shareOf(ink, left + thick, right - thick, y, y)
  if (free.some(share => across(top + Math.round(high * share)) > mostInFree)) return false
  for (let y = top + Math.round(high * barFrom); y <= top + high * barTo; y++)
    if (across(y) >= drawn) return true
  return false
}

function insideOf(ink: Bitmap, { left, top, right, bottom }: Area, inset: number): number {
  const edge = Math.max(2, Math.round((right - left) * inset))
  let [count, all] = [0, 0]
  for (let y = top + edge; y < bottom - edge; y++)
    for (let x = left + edge; x < right - edge; x++) {
      count += at(ink, x, y)
      all++
    }
  return count / Math.max(1, all)
}

const isMarked = (ink: Bitmap, area: Area): boolean => insideOf(ink, area, 0.22) > marked
/** A block of colour, or a list's square: there is no room in it for a tick. */
const isSolid = (ink: Bitmap, area: Area): boolean => insideOf(ink, area, 0.1) > 0.93

const empty = '☐'
const ticked = '☒'

/**
 * Rows of words with the boxes among them as words of their own, «☐» and «☒», on the line of the word beside them. What was written
 * into a box, and a sign that stands for one, is that box.
 */
export function withTickBoxes(rows: readonly FoundWord[][], candidates: readonly TickBox[]): FoundWord[][] {
  const printed = byHeight(rows.flat().filter(word => !isTick(word)))
  const boxes = candidates.filter(box => printed(box).every(word => !(isIn(word, box) || covers(word, box))))
  if (boxes.length === 0) return [...rows]
  const near = byHeight(boxes)
  const left = rows.map(row => row.filter(word => !near(word).some(box => isIn(word, box))))
  const added = left.map(row => [...row])
  const placed = byHeight(left.flatMap((words, row) => words.map(word => ({ ...word, word, row }))))
  for (const box of boxes) {
    const beside = wordBeside(box, placed(box))
    const row = beside ? added[beside.row] : undefined
    if (row) row.push(toWord(box, beside?.word))
    else added.push([toWord(box, undefined)])
  }
  return added.map(row => row.toSorted((one, other) => one.left - other.left))
}

/** How high a band of the page is that things are looked up in, in the unit of their places. */
const band = 16
const mostBands = 1000
const bandsOf = ({ top, bottom }: Area): number[] => {
  // What hangs far over the edge of a page stands on no more bands than a page has.
  const inPage = (y: number) => Math.min(mostBands, Math.max(0, Math.floor(y / band)))
  const [first, last] = [inPage(top), inPage(bottom)]
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => first + at)
}

/** Looks up what stands at the height of an area, in the order it was given: not through all that stands on the page. */
function byHeight<T extends Area>(all: readonly T[]): (area: Area) => T[] {
  const bands = new Map<number, number[]>()
  for (const [at, one] of all.entries())
    for (const key of bandsOf(one)) {
      const own = bands.get(key) ?? []
      own.push(at)
      bands.set(key, own)
    }
  return area =>
    [...new Set(bandsOf(area).flatMap(key => bands.get(key) ?? []))]
      .toSorted((one, other) => one - other)
      .flatMap(at => all[at] ?? [])
}

/** Any other word in it is print, and the box a letter. */
const isTick = ({ text }: FoundWord): boolean => /^[^\p{L}\d]*[xX]?[^\p{L}\d]*$/u.test(text)

function covers(word: FoundWord, box: TickBox): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return x > word.left && x < word.right && y > word.top && y < word.bottom
}

function isIn(word: FoundWord, box: TickBox): boolean {
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2]
  const isInside = x > box.left && x < box.right && y > box.top && y < box.bottom
  return isInside && word.right - word.left < 1.6 * (box.right - box.left)
}

type Placed = { word: FoundWord; row: number }
/** The nearest word in the box's height, at either side. */
function wordBeside({ left, top, right, bottom }: TickBox, words: readonly Placed[]) {
  const middle = (top + bottom) / 2
  return words
    .filter(({ word }) => word.top < middle && word.bottom > middle)
    .map(one => ({ ...one, gap: Math.max(one.word.left - right, left - one.word.right) }))
    .filter(({ gap }) => gap < 3 * (right - left))
    .toSorted((one, other) => one.gap - other.gap)[0]
}

function toWord({ left, top, right, bottom, ticked: isTicked }: TickBox, beside?: FoundWord): FoundWord {
  return {
    text: isTicked ? ticked : empty,
    left,
    top,
    right,
    bottom,
    size: beside?.size ?? bottom - top,
    baseline: beside?.baseline ?? bottom,
    confidence: 0.95,
  }
}
