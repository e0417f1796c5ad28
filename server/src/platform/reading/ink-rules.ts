import { paintFaintEnds } from './faint-rules.ts'
import type { GrayImage } from './gray-image.ts'
import {
  type Bitmap,
  type Blob,
  blobsOf,
  inkOf,
  nextInk,
  type Run,
  runsOf,
  transposed,
} from './ink-bitmap.ts'
import { leadersOf } from './leaders.ts'
import { takeRings } from './rings.ts'
import { findTickBoxes, type TickBox } from './tick-boxes.ts'

/** All in pixels at the resolution that ink is looked for in. */
export type Rule = { left: number; top: number; right: number; bottom: number }

const pieceShare = 0.02
const ruleShare = 0.05
/** A line's thickness, as a share of the page's width: 1.3 mm on A4, as a scanner may swell it. */
const thickestShare = 0.005

/** Takes level and upright lines out of a bitmap. Returns the level ones. */
export function takeAllRules(bitmap: Bitmap): Rule[] {
  const level = takeRules(bitmap)
  const upright = transposed(bitmap)
  takeRules(upright)
  bitmap.data = transposed(upright).data
  return level
}

/**
 * The picture without the lines and boxes of its tables and forms, and without rings drawn around words, and those: recognition takes what stands between them for
 * drawings. Painted over with the paper around, for a white line on gray paper is an edge as well.
 */
export function withoutForm(image: GrayImage): {
  image: GrayImage
  rules: Rule[]
  boxes: TickBox[]
  rings: Rule[]
  /** What is left besides them. */
  blobs: Blob[]
} {
  const ink = inkOf(image)
  const { data: before } = ink
  const boxes = findTickBoxes(ink)
  const left: Bitmap = { ...ink, data: before.slice() }
  for (const box of boxes) clear(left, box)
  const rings = takeRings(left)
  const rules = takeAllRules(left)
  const blobs = blobsOf(left)
  const dotted = [
    ...chainsOf(blobs, left.width, ({ top, bottom }) => bottom - top > left.width * highestDot),
    ...leadersOf(blobs, left.width),
  ]
  const isDot = (blob: Blob) => dotted.some(line => liesIn(blob, line))
  for (const { runs } of blobs.filter(isDot))
    for (const { y, from, to } of runs) left.data.fill(0, y * left.width + from, y * left.width + to)
  const clean: GrayImage = { ...image, data: painted(image, before, left.data) }
  paintFaintEnds(clean, rules)
  return {
    image: clean,
    rules: [...rules, ...dotted],
    boxes,
    rings,
    blobs: blobs.filter(blob => !isDot(blob)),
  }
}

function clear({ width, height, data }: Bitmap, { left, top, right, bottom }: TickBox): void {
  const around = Math.max(2, Math.round((right - left) / 8))
  const [from, to] = [Math.max(0, left - around), Math.min(width, right + around)]
  for (let y = Math.max(0, top - around); y < Math.min(height, bottom + around); y++)
    data.fill(0, y * width + from, y * width + to)
}

/** The picture with paper where there was ink before and is none now, and on the soft edges around it. */
function painted(image: GrayImage, before: Uint8Array, now: Uint8Array): Uint8Array {
  const { width } = image
  // Not `slice`, which would be a view where the picture is a Buffer.
  const data = new Uint8Array(image.data)
  const paper = paperOf(image, before)
  const end = data.length - width - 1
  for (let at = before.indexOf(1, width + 1); at >= 0 && at < end; at = nextInk(before, at)) {
    if (now[at] === 1) continue
    const light = paper(at)
    if (now[at - width] === 0) data[at - width] = light
    if (now[at - 1] === 0) data[at - 1] = light
    data[at] = light
    if (now[at + 1] === 0) data[at + 1] = light
    if (now[at + width] === 0) data[at + width] = light
  }
  return data
}

const patch = 32

/** How light the paper is around a pixel: the mean of what is no ink in its patch, which is told when it is first asked for. */
function paperOf(image: GrayImage, ink: Uint8Array): (at: number) => number {
  const { width } = image
  const across = Math.ceil(width / patch)
  const known = new Map<number, number>()
  return at => {
    const [column, row] = [Math.floor((at % width) / patch), Math.floor(at / width / patch)]
    const here = row * across + column
    const light = known.get(here) ?? paperIn(image, ink, column * patch, row * patch)
    known.set(here, light)
    return light
  }
}

function paperIn({ width, height, data }: GrayImage, ink: Uint8Array, left: number, top: number): number {
  let [sum, count] = [0, 0]
  const [right, bottom] = [Math.min(width, left + patch), Math.min(height, top + patch)]
  for (let y = top; y < bottom; y++)
    for (let at = y * width + left; at < y * width + right; at++)
      if (ink[at] !== 1) {
        sum += data[at] ?? 0
        count++
      }
  return count === 0 ? 255 : Math.round(sum / count)
}

/** Whether all of a blob lies within a line's box. */
export function liesIn(blob: Rule, { left, top, right, bottom }: Rule): boolean {
  return blob.left >= left && blob.right <= right && blob.top >= top && blob.bottom <= bottom
}

/**
 * Level straight lines, drawn through. Their ink is taken out of the bitmap, except where something else crosses them.
 * A line may climb by a pixel now and then, as on a page that lies a little bent.
 */
function takeRules(bitmap: Bitmap): Rule[] {
  const pieces: Run[] = []
  const shortest = Math.round(bitmap.width * pieceShare)
  for (let y = 0; y < bitmap.height; y++)
    for (const run of runsOf(bitmap, y, 1))
      if (run.to - run.from >= shortest && isThin(bitmap, run)) pieces.push(run)
  const rules = joinPieces(pieces).filter(
    ({ box }) =>
      box.right - box.left >= bitmap.width * ruleShare &&
      box.bottom - box.top <= thicknessFor(box, bitmap.width),
  )
  for (const { runs } of rules) for (const run of runs) eraseRun(bitmap, run)
  return rules.map(rule => rule.box)
}

function thicknessFor({ left, right }: Rule, width: number): number {
  return 1 + thickestOn(width) + (right - left) / 40
}

function thickestOn(width: number): number {
  return Math.max(4, Math.round(width * thickestShare))
}

/** Whether there is paper close above and below most of a stretch. */
function isThin(bitmap: Bitmap, { y, from, to }: Run): boolean {
  const thickest = thickestOn(bitmap.width)
  const wanted = (to - from) * 0.6
  let [thin, left] = [0, to - from]
  // In a filled surface every row is such a stretch: it is told as soon as it can be.
  for (let x = from; x < to && thin <= wanted && thin + left > wanted; x++, left--)
    if (thicknessAt(bitmap, x, y, thickest) <= thickest) thin++
  return thin > wanted
}

/** How many pixels of ink stand above each other here, as far as it matters. */
function thicknessAt({ width, height, data }: Bitmap, x: number, y: number, thickest: number): number {
  let [top, bottom] = [y, y]
  while (top > 0 && y - top <= thickest && data[(top - 1) * width + x] === 1) top--
  if (y - top >= thickest) return y - top + 1
  while (bottom < height - 1 && bottom - y <= thickest && data[(bottom + 1) * width + x] === 1) bottom++
  return bottom - top + 1
}

function joinPieces(pieces: Run[]): { box: Rule; runs: Run[] }[] {
  const rules: { box: Rule; runs: Run[]; last: Run }[] = []
  for (const run of pieces) {
    const rule = rules.findLast(({ box, runs }) => {
      if (run.y - box.bottom > 1) return false
      return runs.some(
        other => Math.abs(other.y - run.y) <= 2 && run.from <= other.to + 6 && run.to >= other.from - 6,
      )
    })
    if (rule) {
      rule.runs.push(run)
      rule.box.left = Math.min(rule.box.left, run.from)
      rule.box.right = Math.max(rule.box.right, run.to)
      rule.box.bottom = Math.max(rule.box.bottom, run.y + 1)
    } else
      rules.push({
        box: { left: run.from, top: run.y, right: run.to, bottom: run.y + 1 },
        runs: [run],
        last: run,
      })
  }
  return rules
}

function eraseRun(bitmap: Bitmap, { y, from, to }: Run): void {
  const { width, height, data } = bitmap
  const thickest = thickestOn(width)
  for (let x = from; x < to; x++) {
    if (thicknessAt(bitmap, x, y, thickest) > thickest) continue
    for (let row = y; row >= 0 && data[row * width + x] === 1; row--) data[row * width + x] = 0
    for (let row = y + 1; row < height && data[row * width + x] === 1; row++) data[row * width + x] = 0
  }
}

/** 0.6 mm on A4: the small letters of a form's labels stand in a row as well, and are higher. */
const highestDot = 0.003
const smallestChain = 6

/** Level lines of dots or dashes among the blobs. `isPrinted` tells blobs that belong to a word. */
export function chainsOf(blobs: Blob[], width: number, isPrinted: (blob: Blob) => boolean): Rule[] {
  const widest = width * 0.025
  const dashes = blobs
    .filter(
      blob =>
        blob.bottom - blob.top <= thickestOn(width) && blob.right - blob.left <= widest && !isPrinted(blob),
    )
    .toSorted((one, other) => one.left - other.left)
  const chains: { box: Rule; count: number; y: number }[] = []
  for (const dash of dashes) {
    const y = (dash.top + dash.bottom) / 2
    const chain = chains.find(
      ({ box, y: level }) => Math.abs(level - y) <= 2.5 && dash.left - box.right <= width * 0.012,
    )
    if (chain) {
      chain.count++
      chain.y = y
      chain.box = {
        left: chain.box.left,
        top: Math.min(chain.box.top, dash.top),
        right: dash.right,
        bottom: Math.max(chain.box.bottom, dash.bottom),
      }
    } else
      chains.push({
        box: { left: dash.left, top: dash.top, right: dash.right, bottom: dash.bottom },
        count: 1,
        y,
      })
  }
  return chains
    .filter(({ box, count }) => count >= smallestChain && box.right - box.left >= width * ruleShare)
    .map(chain => chain.box)
}
