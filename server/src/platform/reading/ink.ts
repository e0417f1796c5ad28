import type { GrayImage } from './gray-image.ts'
import { type Bitmap, type Blob, blobsOf, inkOf, rootOf, toBlob, unite } from './ink-bitmap.ts'
import { chainsOf, liesIn, takeAllRules } from './ink-rules.ts'
import type { Box, InkMark } from './page-text.ts'
import { takeRings } from './rings.ts'
import type { Area } from './text-lines.ts'

/** Strokes nearer to each other than this share of the page's width belong together. */
const near = 0.012
/** Share of a blob's ink inside the boxes of words from which it is their print. */
const printed = 0.55
const filled = 0.42
const speck = 5

/**
 * Finds what is drawn on a page besides its words. `words` are the boxes of printed words in fractions of the picture;
 * the marks are as well. About 120 dpi is enough. `taken` are level lines that are known already and drawn no more.
 */
export function findInk(image: GrayImage, words: Box[], taken: Box[] = []): InkMark[] {
  const bitmap = inkOf(image)
  const { width, height } = bitmap
  const rings = takeRings(bitmap)
  const found = takeAllRules(bitmap).map((rule): Box => inFractions(rule, width, height))
  const rules = [...taken, ...found].filter(rule => !isThrough(rule, words))
  const mask = paint(words, bitmap)
  const isPrinted = (blob: Blob) => coveredBy(mask, blob) >= printed
  const blobs = blobsOf(bitmap)
  const chains = chainsOf(blobs, bitmap.width, isPrinted)
  const loose = blobs.filter(
    blob => blob.pixels >= speck && !chains.some(chain => liesIn(blob, chain)) && !isPrinted(blob),
  )
  // What spans half the page (its own edge in a photo) would draw everything on it into one group.
  const [small, huge] = partition(loose, blob => !isHuge(blob, bitmap))
  const marks = rules.map((box): InkMark => ({ kind: 'rule', box, coverage: 1 }))
  for (const ring of rings) marks.push(toMark('ring', ring, 0, bitmap))
  for (const chain of chains) marks.push(toMark('rule', chain, 1, bitmap))
  for (const group of [...groups(small, bitmap.width * near), ...huge]) {
    const kind = kindOf(group, bitmap)
    if (kind) marks.push(toMark(kind, group, density(group), bitmap))
  }
  return marks.toSorted((one, other) => one.box.top - other.box.top)
}

function paint(words: Box[], { width, height }: Bitmap): Bitmap {
  const data = new Uint8Array(width * height)
  for (const { left, top, right, bottom } of words) {
    const [from, to] = [
      Math.max(0, Math.floor(left * width) - 1),
      Math.min(width, Math.ceil(right * width) + 1),
    ]
    const last = Math.min(height, Math.ceil(bottom * height) + 1)
    for (let y = Math.max(0, Math.floor(top * height) - 1); y < last; y++)
      data.fill(1, y * width + from, y * width + to)
  }
  return { width, height, data }
}

function coveredBy({ width, data }: Bitmap, { runs, pixels }: Blob): number {
  let covered = 0
  for (const { y, from, to } of runs) for (let x = from; x < to; x++) covered += data[y * width + x] ?? 0
  return covered / pixels
}

function partition<T>(all: T[], belongs: (one: T) => boolean): [T[], T[]] {
  return [all.filter(belongs), all.filter(one => !belongs(one))]
}

function isHuge({ left, right, top, bottom }: Area, { width, height }: Bitmap): boolean {
  return right - left > width * 0.6 || bottom - top > height * 0.2
}

/** Blobs near each other as one, sidewards more than up and down: handwriting runs along a line. */
function groups(blobs: Blob[], reach: number): Blob[] {
  const parents = blobs.map((_, index) => index)
  const sorted = blobs.toSorted((one, other) => one.left - other.left)
  // By squares of the page, so that no blob is compared with all that stand in its column.
  const squares = new Map<number, number[]>()
  for (const [index, blob] of sorted.entries()) {
    for (const key of squaresOf(blob, reach, reach / 2))
      for (const at of squares.get(key) ?? []) {
        const other = sorted[at]
        if (!other || blob.left - other.right > reach) continue
        const apart = Math.max(other.top - blob.bottom, blob.top - other.bottom)
        if (apart <= reach / 2) unite(parents, index, at)
      }
    for (const key of squaresOf(blob, 0, 0)) {
      const own = squares.get(key) ?? []
      own.push(index)
      squares.set(key, own)
    }
  }
  const found = new Map<number, Blob[]>()
  for (const [index, blob] of sorted.entries()) {
    const members = found.get(rootOf(parents, index)) ?? []
    members.push(blob)
    found.set(rootOf(parents, index), members)
  }
  return [...found.values()].map(members => toBlob(members.flatMap(member => member.runs)))
}

/** Side of a square in pixels, and more squares than any page has from left to right. */
const square = 16
const across = 2 ** 20

/** The squares that a blob stands in, and those so far beside, over and under it. */
function squaresOf({ left, top, right, bottom }: Area, beside: number, over: number): number[] {
  const at = (pixel: number) => Math.max(0, Math.floor(pixel / square))
  const keys: number[] = []
  for (let y = at(top - over); y <= at(bottom + over); y++)
    for (let x = at(left - beside); x <= at(right + beside); x++) keys.push(y * across + x)
  return keys
}

/** Undefined for what is too small to be meant. */
function kindOf(group: Blob, bitmap: Bitmap): 'strokes' | 'picture' | undefined {
  const [wide, high] = [(group.right - group.left) / bitmap.width, (group.bottom - group.top) / bitmap.height]
  if (wide < 0.012 || high < 0.005 || group.pixels < bitmap.width * 0.05) return undefined
  return isHuge(group, bitmap) || density(group) > filled ? 'picture' : 'strokes'
}

function density({ left, top, right, bottom, pixels }: Blob): number {
  return pixels / Math.max(1, (right - left) * (bottom - top))
}

function toMark(kind: InkMark['kind'], area: Area, coverage: number, { width, height }: Bitmap): InkMark {
  return { kind, box: inFractions(area, width, height), coverage: Math.round(coverage * 100) / 100 }
}

function inFractions({ left, top, right, bottom }: Area, width: number, height: number): Box {
  return { left: left / width, top: top / height, right: right / width, bottom: bottom / height }
}

/** Whether a line is no line but the middle of printed words, whose letters run together. */
function isThrough(rule: Box, words: Box[]): boolean {
  const middle = (rule.top + rule.bottom) / 2
  const crossed = words.filter(({ top, bottom }) => {
    const down = (middle - top) / (bottom - top)
    return down > 0.15 && down < 0.85
  })
  const covered = crossed.reduce(
    (sum, word) => sum + Math.max(0, Math.min(word.right, rule.right) - Math.max(word.left, rule.left)),
    0,
  )
  return covered > (rule.right - rule.left) * 0.5
}
