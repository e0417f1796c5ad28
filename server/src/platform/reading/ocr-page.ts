import { inColumns } from './columns.ts'
import { darkOnLight, type GrayImage, type Quarter, scaled, straightened, turned } from './gray-image.ts'
import { findInk } from './ink.ts'
import { type Rule, withoutForm } from './ink-rules.ts'
import type { OcrEngine } from './ocr-engine.ts'
import type { Box, InkMark, Line } from './page-text.ts'
import { layOf } from './skew.ts'
import { type Area, type FoundWord, fractions, partRow, toLine } from './text-lines.ts'
import { withTickBoxes } from './tick-boxes.ts'

/** Recognised lines and the ink beside them, with boxes on the picture as it was given. */
export type OcrResult = { lines: Line[]; confidence: number; ink: InkMark[] }

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
  /** The straightened picture without the lines and boxes of its forms, and the level lines. */
  image: GrayImage
  rules: Rule[]
  place: (area: Area) => Box
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
  for (const [quarter, known] of attempts) {
    const attempt = await recogniseTurned(engine, page, quarter, known)
    if (!best || worth(attempt) > worth(best)) best = attempt
    // A page without words has none the other way up.
    if (best.confidence >= clearlyGood || best.letters === 0) break
  }
  if (!best) return { lines: [], confidence: 0, ink: [] }
  return { lines: best.lines, confidence: best.confidence, ink: await inkBeside(best) }
}

function worth({ confidence, letters }: Recognised): number {
  return confidence * Math.sqrt(letters)
}

/** What is drawn on the page. What looks like print by its size and certainty alone is taken for it: no one reads a signature. */
async function inkBeside({ image, rules, words, place }: Recognised): Promise<InkMark[]> {
  const { width, height } = image
  const sizes = words.map(word => word.bottom - word.top).toSorted((one, other) => one - other)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const print = words.filter(word => isPrint(word, usual)).map(word => fractions(word, width, height))
  const marks = findInk(
    await scaled(image, Math.min(1, inkWidth / width)),
    print,
    rules.map(rule => fractions(rule, width, height)),
  )
  return marks.map(({ box: { left, top, right, bottom }, ...mark }) => ({
    ...mark,
    box: place({ left: left * width, top: top * height, right: right * width, bottom: bottom * height }),
  }))
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
  const { boxes, ...clean } = withoutForm(straight)
  const rows = engine.recognise(clean.image).map(readable)
  const words = rows.flat()
  const letters = words.reduce((sum, word) => sum + word.text.length, 0)
  const sure = words.reduce((sum, word) => sum + word.text.length * word.confidence, 0)
  const place = placing(straight, upright, degrees, quarter)
  const lines = inReadingOrder(
    withTickBoxes(rows, boxes)
      .filter(row => row.length > 0)
      .flatMap(partRow),
  )
  return {
    lines: lines.map(line => toLine(line, place)),
    words,
    confidence: sure / Math.max(1, letters),
    letters,
    ...clean,
    place,
  }
}

/**
 * Without specks, which are read as lone signs without any certainty. A word that the model does not believe in itself
 * (a title in capitals) is kept where it stands among words that it does.
 */
function readable(words: FoundWord[]): FoundWord[] {
  const isSure = words.some(word => word.confidence > 0.8 && /\p{L}{2}/u.test(word.text))
  return words.filter(({ text, confidence }) => {
    if (confidence >= 0.3 || (confidence > 0 && /[\p{L}\d]{2}/u.test(text))) return true
    return isSure && /^[\p{L}\d]{3,}[.,:;]?$/u.test(text)
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

/** The way back from the straightened picture to fractions of the page as it was given. */
function placing(straight: GrayImage, upright: GrayImage, degrees: number, quarter: Quarter) {
  const radians = (-degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const back = (x: number, y: number) => {
    const [dx, dy] = [x - straight.width / 2, y - straight.height / 2]
    return [dx * cos - dy * sin + upright.width / 2, dx * sin + dy * cos + upright.height / 2] as const
  }
  return ({ left, top, right, bottom }: Area) => {
    // The middle of each side: the corners of a long box would make it far too high.
    const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
    const [[l], [, t], [r], [, b]] = [
      back(left, middleY),
      back(middleX, top),
      back(right, middleY),
      back(middleX, bottom),
    ]
    return turnBack(
      fractions({ left: l, top: t, right: r, bottom: b }, upright.width, upright.height),
      quarter,
    )
  }
}

/** Undoes a clockwise turn of the whole page for a box on it. */
export function turnBack(box: Area, quarter: Quarter): Area {
  const { left, top, right, bottom } = box
  if (quarter === 1) return { left: top, top: 1 - right, right: bottom, bottom: 1 - left }
  if (quarter === 2) return { left: 1 - right, top: 1 - bottom, right: 1 - left, bottom: 1 - top }
  if (quarter === 3) return { left: 1 - bottom, top: left, right: 1 - top, bottom: right }
  return box
}
