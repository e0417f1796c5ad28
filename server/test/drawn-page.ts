import type { GrayImage } from '../src/platform/reading/gray-image.ts'
import type { FoundWord } from '../src/platform/reading/text-lines.ts'

const [width, height] = [1000, 400]
const [paper, ink] = [230, 20]
const letterWidth = 12
/** Pixels from the top of a word to its baseline. */
export const wordHeight = 22

/** A page of nothing but paper. */
export const emptyPage = (): GrayImage => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(paper),
})

/** Covers a part of a page with ink. */
export function drawBlock({ data }: GrayImage, left: number, top: number, wide: number, high: number): void {
  for (let y = top; y < top + high; y++) data.fill(ink, y * width + left, y * width + left + wide)
}

/** A word as if recognised there, in letters that are all as wide. */
export const wordAt = (text: string, left: number, top: number, confidence = 0.95): FoundWord => ({
  text,
  left,
  top,
  right: left + letterWidth * text.length,
  bottom: top + wordHeight,
  size: 30,
  baseline: top + wordHeight,
  confidence,
})

/** Draws each letter of a word for itself. */
export function drawWord(page: GrayImage, { text, left, top }: FoundWord): void {
  for (let at = 0; at < text.length; at++)
    drawBlock(page, left + letterWidth * at + 1, top + 1, letterWidth - 3, wordHeight - 2)
}
