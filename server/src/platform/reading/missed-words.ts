import type { GrayImage } from './gray-image.ts'
import type { Blob } from './ink-bitmap.ts'
import type { OcrEngine } from './ocr-engine.ts'
import { readAlone } from './read-alone.ts'
import { type Area, type FoundWord, median } from './text-lines.ts'

/** Of the em of a page's words: how high letters are, how far apart, and how far out of its box one may reach. */
const lowest = 0.4
const highest = 1.15
const apart = 0.8
const slack = 0.15
/** What is narrower for its height is as likely what is left of a line. */
const narrowest = 0.3
const widest = 12
/** On one page; where more was missed it is handwriting, or no page of text. */
const most = 10
/** Of a word's height, that something beside it must stand level with. */
const level = 0.5
const margin = 0.35
/** What recognition believes less than this is no print. */
const illegible = 0.3
/** Of the em: no print is so high. */
const highScrawl = 2
/** What is read alone, without a line around it, must be surer. */
const sure = 0.75

/**
 * What looks like a word or two by its size and its place in a row of words, and was not read: recognition passes over
 * a short entry in the cell of a table as it does over specks.
 */
export function missedAreas(blobs: readonly Blob[], words: readonly FoundWord[]): Area[] {
  const em = usualEm(words)
  const strokes = blobs.filter(blob => blob.bottom - blob.top > em * highest)
  const isRead = (blob: Blob) =>
    words.some(word => isWithin(word, blob, em) && !isUnderScrawl(word, blob, strokes, em))
  const loose = blobs
    .filter(blob => blob.bottom - blob.top <= em * highest && !isRead(blob))
    .filter(blob => blob.bottom - blob.top >= (em * lowest) / 4)
    .toSorted((one, other) => one.left - other.left)
  const groups: (Area & { high: number })[] = []
  for (const { left, top, right, bottom } of loose) {
    const group = groups.find(
      other =>
        left - other.right <= em * apart &&
        Math.min(bottom, other.bottom) - Math.max(top, other.top) > -em * slack,
    )
    if (!group) {
      groups.push({ left, top, right, bottom, high: bottom - top })
      continue
    }
    group.top = Math.min(group.top, top)
    group.right = Math.max(group.right, right)
    group.bottom = Math.max(group.bottom, bottom)
    group.high = Math.max(group.high, bottom - top)
  }
  const missed = groups.filter(group => isWord(group, em) && words.some(word => isLevel(word, group)))
  return missed.length > most ? [] : missed
}

/** Reads them one by one. */
export function readMissed(
  engine: OcrEngine,
  image: GrayImage,
  blobs: readonly Blob[],
  words: readonly FoundWord[],
): FoundWord[][] {
  const around = Math.round(usualEm(words) * margin)
  return missedAreas(blobs, words).flatMap(area =>
    readAlone(engine, image, area, around).filter(
      row => row.length > 0 && row.every(word => word.confidence >= sure && /[\p{L}\d]/u.test(word.text)),
    ),
  )
}

const usualEm = (words: readonly FoundWord[]): number => median(words.map(word => word.size))

/** The small print under a line that somebody signed on: it was taken for one word with the signature, and not believed in. */
const isUnderScrawl = (word: FoundWord, { top }: Area, strokes: readonly Blob[], em: number): boolean =>
  word.confidence < illegible &&
  word.bottom - word.top > em * highScrawl &&
  strokes.filter(stroke => isWithin(word, stroke, em)).every(({ bottom }) => bottom <= top)

function isWithin(word: FoundWord, { left, top, right, bottom }: Area, em: number): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const reach = em * slack
  return x > word.left - reach && x < word.right + reach && y > word.top - reach && y < word.bottom + reach
}

function isWord({ left, top, right, bottom, high }: Area & { high: number }, em: number): boolean {
  const [wide, tall] = [right - left, bottom - top]
  if (high < em * lowest || tall > em * highest || wide > em * widest) return false
  return wide > tall * narrowest
}

/** Whether a word stands at the same height of the page. */
function isLevel(word: FoundWord, { top, bottom }: Area): boolean {
  const shared = Math.min(word.bottom, bottom) - Math.max(word.top, top)
  return shared >= (bottom - top) * level
}
