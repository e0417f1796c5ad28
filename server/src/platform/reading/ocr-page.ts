import { type Bend, bendOf, unbent } from './bend.ts'
import { inColumns } from './columns.ts'
import { withoutDarkBands } from './dark-bands.ts'
import { rereadForeign } from './foreign-letters.ts'
import { darkOnLight, type GrayImage, type Quarter, scaled, straightened, turned } from './gray-image.ts'
import { findInk } from './ink.ts'
import { type Rule, withoutForm } from './ink-rules.ts'
import { readMissed } from './missed-words.ts'
import type { OcrEngine } from './ocr-engine.ts'
import type { InkMark, Line } from './page-text.ts'
import type { Point, Quad } from './perspective.ts'
import { layOf } from './skew.ts'
import { type FoundWord, fractions, median, partRow, toLine } from './text-lines.ts'
import { withTickBoxes } from './tick-boxes.ts'
import { rereadUnsure } from './unsure-words.ts'

/** Recognised lines and the ink beside them, with boxes on the picture as it was read: turned upright, straight and level. */
export type OcrResult = {
  lines: Line[]
  confidence: number
  ink: InkMark[]
  /** Size of the picture as it was read, in pixels. */
  width: number
  height: number
  /** The corners of the picture as it was read, on the picture as it was given, where its lines hung so far. */
  corners: Quad
  bend: Bend
}

/** Below this the page may stand on its side or on its head. */
const clearlyGood = 0.7
const smallestSkew = 0.25
/** Pixels across a page when ink is looked for: about 120 dpi. */
const inkWidth = 1000

type Recognised = {
  lines: Line[]
  words: FoundWord[]
  confidence: number
  letters: number
  /** The page lies on its side. */
  standsOnEnd: boolean
  /** The straightened picture without the lines and boxes of its forms, and the level lines. */
  image: GrayImage
  rules: Rule[]
  /** What rings were drawn around. */
  rings: Rule[]
  corners: Quad
  bend: Bend
}

/** Recognises a page, whichever way it lies. */
export async function recognisePage(engine: OcrEngine, image: GrayImage): Promise<OcrResult> {
  const page = darkOnLight(image)
  const { sideways, slope } = await layOf(page)
  const attempts: [Quarter, number | undefined][] = sideways
    ? [
        [1, slope],
        [3, slope],
        [0, undefined],
        [2, undefined],
      ]
    : [
        [0, slope],
        [2, slope],
        [1, undefined],
        [3, undefined],
      ]
  let best: Recognised | undefined
  let crosswise = -1
  for (const [quarter, known] of attempts) {
    if (quarter % 2 === crosswise) continue
    const attempt = await recogniseTurned(engine, page, quarter, known)
    if (!best || worth(attempt) > worth(best)) best = attempt
    if (attempt.standsOnEnd) crosswise = quarter % 2
    // A page without words has none the other way up.
    else if (best.confidence >= clearlyGood || best.letters === 0) break
  }
  if (!best) throw new Error('a page lies in one of four ways')
  const { lines, confidence, corners, bend } = best
  const { width, height } = best.image
  return { lines, confidence, ink: await inkBeside(best), width, height, corners, bend }
}

function worth({ confidence, letters, standsOnEnd }: Recognised): number {
  return standsOnEnd ? 0 : confidence * Math.sqrt(letters)
}

const longWord = 4
/** Lines that run up or down are read as well, but nothing that goes by where words stand is right of them. */
function standOnEnd(words: readonly FoundWord[]): boolean {
  const long = words.filter(({ text }) => text.length >= longWord)
  return long.filter(({ left, right, top, bottom }) => bottom - top > right - left).length > long.length / 2
}

/** What is drawn on the page. What looks like print by its size and certainty alone is taken for it: no one reads a signature. */
async function inkBeside({ image, rules, rings, words }: Recognised): Promise<InkMark[]> {
  const { width, height } = image
  const usual = median(words.map(word => word.bottom - word.top))
  const print = words.filter(word => isPrint(word, usual)).map(word => fractions(word, width, height))
  const marks = findInk(
    await scaled(image, Math.min(1, inkWidth / width)),
    print,
    rules.map(rule => fractions(rule, width, height)),
  )
  return [
    ...marks,
    ...rings.map((ring): InkMark => ({ kind: 'ring', box: fractions(ring, width, height), coverage: 0 })),
  ]
}

function isPrint(word: FoundWord, usualHeight: number): boolean {
  const letters = word.text.match(/[\p{L}\d]/gu)?.length ?? 0
  if (letters === 0 || word.bottom - word.top > usualHeight * 3) return false
  return word.confidence >= (letters > 2 ? 0.6 : 0.8)
}

async function recogniseTurned(
  engine: OcrEngine,
  image: GrayImage,
  quarter: Quarter,
  known: number | undefined,
): Promise<Recognised> {
  const upright = await turned(image, quarter)
  const slope = known ?? (await layOf(upright)).slope
  const degrees = Math.abs(slope) < smallestSkew ? 0 : -slope
  const straight = await straightened(upright, degrees)
  const bend = await bendOf(straight)
  const { boxes, blobs, ...clean } = withoutForm(withoutDarkBands(unbent(straight, bend)))
  let rows = engine.recognise(clean.image).map(readable)
  const standsOnEnd = standOnEnd(rows.flat())
  if (confidenceIn(rows) >= clearlyGood && !standsOnEnd) {
    rows = rereadUnsure(engine, clean.image, blobs, rows)
    rows.push(...readMissed(engine, clean.image, blobs, rows.flat()))
    rows = rereadForeign(engine, clean.image, rows)
  }
  const words = rows.flat()
  const lines = inReadingOrder(
    withTickBoxes(rows, boxes)
      .filter(row => row.length > 0)
      .flatMap(partRow),
  )
  return {
    lines: lines.map(line => toLine(line, area => fractions(area, straight.width, straight.height))),
    words,
    confidence: confidenceIn(rows),
    letters: words.reduce((sum, word) => sum + word.text.length, 0),
    standsOnEnd,
    ...clean,
    corners: cornersOf(straight, upright, degrees, quarter),
    bend,
  }
}

/** Mean certainty of the letters. */
function confidenceIn(rows: FoundWord[][]): number {
  const words = rows.flat()
  const letters = words.reduce((sum, word) => sum + word.text.length, 0)
  return words.reduce((sum, word) => sum + word.text.length * word.confidence, 0) / Math.max(1, letters)
}

/**
 * Without specks, which are read as lone signs without any certainty. A word that the model does not believe in itself
 * (a title in capitals, a lone figure) is kept where it stands among words that it does.
 */
function readable(words: FoundWord[]): FoundWord[] {
  const isSure = words.some(word => word.confidence > 0.8 && /\p{L}{2}/u.test(word.text))
  return words.filter(({ text, confidence }) => {
    if (confidence >= 0.3 || (confidence > 0 && /[\p{L}\d]{2}/u.test(text))) return true
    return isSure && /^(?:[\p{L}\d]{3,}|\d{1,2})[.,:;]?$/u.test(text)
  })
}

/** Lines beside each other make a row, as far as they stand level. */
function inReadingOrder(lines: FoundWord[][]): FoundWord[][] {
  const keyed = lines.map(words => ({
    words,
    baseline: words.reduce((sum, word) => sum + word.baseline, 0) / words.length,
    size: words[0]?.size ?? 1,
    left: words[0]?.left ?? 0,
  }))
  const sorted = keyed.toSorted((one, other) => one.baseline - other.baseline)
  const rows: (typeof keyed)[] = []
  for (const line of sorted) {
    const row = rows.at(-1)
    const head = row?.[0]
    if (row && head && line.baseline - head.baseline < 0.4 * Math.min(line.size, head.size)) row.push(line)
    else rows.push([line])
  }
  return inColumns(
    rows.map(row => row.toSorted((one, other) => one.left - other.left).map(line => line.words)),
  )
}

/** Where the corners of the straightened picture lie on the page as it was given. */
function cornersOf(straight: GrayImage, upright: GrayImage, degrees: number, quarter: Quarter): Quad {
  const radians = (-degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const back = (x: number, y: number): Point => {
    const [dx, dy] = [(x - 0.5) * straight.width, (y - 0.5) * straight.height]
    const turnedBack = { x: dx * cos - dy * sin, y: dx * sin + dy * cos }
    return turnBack(
      { x: 0.5 + turnedBack.x / upright.width, y: 0.5 + turnedBack.y / upright.height },
      quarter,
    )
  }
  return [back(0, 0), back(1, 0), back(1, 1), back(0, 1)]
}

/** Undoes a clockwise turn of the whole page for a point on it. */
function turnBack({ x, y }: Point, quarter: Quarter): Point {
  if (quarter === 1) return { x: y, y: 1 - x }
  if (quarter === 2) return { x: 1 - x, y: 1 - y }
  if (quarter === 3) return { x: 1 - y, y: x }
  return { x, y }
}
