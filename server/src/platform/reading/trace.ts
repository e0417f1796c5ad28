import type { GrayImage } from './gray-image.ts'
import type { FoundWord } from './text-lines.ts'

/** Words differ from the paper behind them at least so much, out of 255. */
const faintest = 24

/**
 * The words that can be seen: not those in white on white, behind a picture, or covered. What nobody can see was not signed.
 * `pageWidth` is the width of the page in the unit of the words.
 */
export function withTrace(
  words: FoundWord[],
  { width, height, data }: GrayImage,
  pageWidth: number,
): FoundWord[] {
  const scale = width / pageWidth
  return words.filter(word => {
    let [dark, light] = [255, 0]
    const [left, right] = [
      Math.max(0, Math.floor(word.left * scale) - 1),
      Math.min(width, Math.ceil(word.right * scale) + 1),
    ]
    const bottom = Math.min(height, Math.ceil(word.bottom * scale) + 1)
    for (let y = Math.max(0, Math.floor(word.top * scale) - 1); y < bottom; y++)
      for (let x = left; x < right; x++) {
        const value = data[y * width + x] ?? 255
        if (value < dark) dark = value
        if (value > light) light = value
      }
    return light - dark >= faintest
  })
}
