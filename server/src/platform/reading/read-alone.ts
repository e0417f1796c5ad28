import type { GrayImage } from './gray-image.ts'
import type { OcrEngine, OcrModel } from './ocr-engine.ts'
import type { Area, FoundWord } from './text-lines.ts'

/** Pixels of its soft edges, and the share of its pixels that are darker than paper at most. */
const edge = 2
const paperShare = 0.9

/**
 * Recognises a part of a page as the one line that it is, with nothing else in sight.
 * @param around pixels of paper that are put around it
 * @returns lines of words in pixels of the page
 */
export function readAlone(
  engine: OcrEngine,
  image: GrayImage,
  area: Area,
  around: number,
  model?: OcrModel,
): FoundWord[][] {
  const [left, top] = [area.left - around, area.top - around]
  return engine.recogniseLine(cutOut(image, area, around), image.width, model).map(row =>
    row.map(word => ({
      ...word,
      left: word.left + left,
      right: word.right + left,
      top: word.top + top,
      bottom: word.bottom + top,
      baseline: word.baseline + top,
    })),
  )
}

/** Cut out, with nothing but paper around it. */
function cutOut(
  { width, height, data }: GrayImage,
  { left, top, right, bottom }: Area,
  around: number,
): GrayImage {
  const [wide, high] = [right - left + 2 * around, bottom - top + 2 * around]
  const own: number[] = []
  for (let y = top; y < bottom; y++) own.push(...data.subarray(y * width + left, y * width + right))
  const paper = own.toSorted((one, other) => one - other)[Math.floor(own.length * paperShare)] ?? 255
  const out = new Uint8Array(wide * high).fill(paper)
  const [from, to] = [Math.max(0, left - edge), Math.min(width, right + edge)]
  for (let y = Math.max(0, top - edge); y < Math.min(height, bottom + edge); y++)
    out.set(data.subarray(y * width + from, y * width + to), (y - top + around) * wide + from - left + around)
  return { width: wide, height: high, data: out }
}
