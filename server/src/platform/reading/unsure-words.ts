import type { GrayImage } from './gray-image.ts'
import type { Blob } from './ink-bitmap.ts'
import type { OcrEngine } from './ocr-engine.ts'
import { readAlone } from './read-alone.ts'
import { type Area, type FoundWord, median, unionOf } from './text-lines.ts'

/** What is read with less certainty is read again, alone. */
const unsure = 0.65
/** How sure the second reading must be. Alone, without a line to measure letters by, it errs more easily. */
const sure = 0.8
/** Fewer letters say nothing, whatever is made of them. */
const fewestLetters = 3
/** Share of the letters that may not be lost. */
const kept = 0.8
/** On one page; where more is unsure it is handwriting, or a page that nothing helps. */
const most = 12
/** Of the em of a page's words: no higher is a letter, no longer a part of a line, and what is lower is a speck or a dot. */
const highest = 1.3
const widest = 14
const lowest = 0.4
/** Of the em: how far over and under its letters the dots of a word may stand, and the paper that is left around it. */
const margin = 0.35

/**
 * Reads again, cut out and alone, what recognition was not sure of: what stands close over or under a word, such as a rule of the
 * form, may have been taken for a part of its letters. The second reading counts where it is sure.
 */
export function rereadUnsure(
  engine: OcrEngine,
  image: GrayImage,
  blobs: readonly Blob[],
  rows: readonly FoundWord[][],
): FoundWord[][] {
  const em = median(rows.flat().map(word => word.size))
  const groups = rows.flatMap(row => unsureIn(row))
  if (groups.length === 0 || groups.length > most) return [...rows]
  const replaced = new Map<FoundWord, readonly FoundWord[]>()
  for (const group of groups) {
    const area = inkIn(blobs, unionOf(group), em)
    const again = area ? readAlone(engine, image, area, Math.round(em * margin)).flat() : []
    if (again.some(word => word.confidence < sure) || !isBetter(again, group)) continue
    for (const [at, word] of group.entries()) replaced.set(word, at === 0 ? again : [])
  }
  return rows.map(row => row.flatMap(word => replaced.get(word) ?? [word]))
}

/**
 * The same, or letters that say something, and hardly fewer of them: a lone figure is read as anything, half a word surely, and what
 * only lost its spaces was better before.
 */
function isBetter(again: readonly FoundWord[], first: readonly FoundWord[]): boolean {
  if (textOf(again) === textOf(first)) return true
  const [now, before] = [lettersIn(again), lettersIn(first)]
  if (now < fewestLetters || now < before * kept) return false
  return again.length >= first.length || now > before / kept
}

const textOf = (words: readonly FoundWord[]): string => words.map(({ text }) => text).join(' ')
const lettersIn = (words: readonly FoundWord[]): number => textOf(words).match(/\p{L}/gu)?.length ?? 0

/** Words beside each other that are unsure, all of them. */
function unsureIn(row: readonly FoundWord[]): FoundWord[][] {
  const groups: FoundWord[][] = []
  let open = false
  for (const word of row) {
    const isUnsure = word.confidence < unsure
    if (isUnsure && open) groups.at(-1)?.push(word)
    else if (isUnsure) groups.push([word])
    open = isUnsure
  }
  return groups
}

/** What the letters of a word take up: neither what is too high for a letter nor specks over and under them. */
function inkIn(blobs: readonly Blob[], box: Area, em: number): Area | undefined {
  const inside = blobs.filter(blob => {
    const [x, y] = [(blob.left + blob.right) / 2, (blob.top + blob.bottom) / 2]
    return x > box.left && x < box.right && y > box.top && y < box.bottom && high(blob) <= em * highest
  })
  const letters = inside.filter(blob => high(blob) >= em * lowest)
  if (letters.length === 0) return undefined
  const line = unionOf(letters)
  const area = unionOf(
    inside.filter(blob => blob.bottom > line.top - em * margin && blob.top < line.bottom + em * margin),
  )
  return high(area) <= em * highest && area.right - area.left <= em * widest ? area : undefined
}

const high = ({ top, bottom }: Area): number => bottom - top
