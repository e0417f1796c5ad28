import type { GrayImage } from './gray-image.ts'
import type { Area, FoundWord } from './text-lines.ts'

/** Words differ from the paper behind them at least so much, out of 255. */
const faintest = 24
/** So many cells of one level across and down are a cell of the next. */
const step = 8

/** The darkest and the lightest of each cell of a picture. */
type Level = { width: number; height: number; dark: Uint8Array; light: Uint8Array }

/**
 * The words that can be seen: not those in white on white, behind a picture, or covered. What nobody can see was not signed.
 * `pageWidth` is the width of the page in the unit of the words.
 */
export function withTrace(words: FoundWord[], image: GrayImage, pageWidth: number): FoundWord[] {
  const scale = image.width / pageWidth
  const levels = levelsOf(image)
  return words.filter(word => {
    const area = {
      left: Math.max(0, Math.floor(word.left * scale) - 1),
      top: Math.max(0, Math.floor(word.top * scale) - 1),
      right: Math.min(image.width, Math.ceil(word.right * scale) + 1),
      bottom: Math.min(image.height, Math.ceil(word.bottom * scale) + 1),
    }
    const range = { dark: 255, light: 0 }
    look(levels, levels.length - 1, area, range)
    return range.light - range.dark >= faintest
  })
}

/** The picture, and over it smaller and smaller ones: many words as large as the page are not gone through pixel by pixel. */
function levelsOf({ width, height, data }: GrayImage): Level[] {
  const levels: Level[] = [{ width, height, dark: data, light: data }]
  for (let below = levels[0]; below && Math.max(below.width, below.height) > step; below = levels.at(-1))
    levels.push(smaller(below))
  return levels
}

function smaller(below: Level): Level {
  const [width, height] = [Math.ceil(below.width / step), Math.ceil(below.height / step)]
  const dark = new Uint8Array(width * height).fill(255)
  const light = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < below.height; y++) {
    const row = Math.floor(y / step) * width
    for (let x = 0; x < below.width; x++, at++) {
      const cell = row + Math.floor(x / step)
      dark[cell] = Math.min(dark[cell] ?? 255, below.dark[at] ?? 255)
      light[cell] = Math.max(light[cell] ?? 0, below.light[at] ?? 0)
    }
  }
  return { width, height, dark, light }
}

/** Widens `range` by what an area, in pixels of the picture, holds: cells that lie in it whole as they are, the others by their own. */
function look(
  levels: readonly Level[],
  nr: number,
  area: Area,
  range: { dark: number; light: number },
): void {
  const level = levels[nr]
  const size = step ** nr
  if (!level) return
  const bottom = Math.min(level.height, Math.ceil(area.bottom / size))
  const right = Math.min(level.width, Math.ceil(area.right / size))
  const whole = levels[0] ?? level
  for (let y = Math.floor(area.top / size); y < bottom; y++)
    for (let x = Math.floor(area.left / size); x < right; x++) {
      const [dark, light] = [level.dark[y * level.width + x] ?? 255, level.light[y * level.width + x] ?? 0]
      if (range.light - range.dark >= faintest) return
      if (dark >= range.dark && light <= range.light) continue
      const cell = {
        left: Math.max(area.left, x * size),
        top: Math.max(area.top, y * size),
        right: Math.min(area.right, (x + 1) * size),
        bottom: Math.min(area.bottom, (y + 1) * size),
      }
      const isWhole =
        cell.left === x * size &&
        cell.top === y * size &&
        cell.right === Math.min(whole.width, (x + 1) * size) &&
        cell.bottom === Math.min(whole.height, (y + 1) * size)
      if (!isWhole) {
        look(levels, nr - 1, cell, range)
        continue
      }
      range.dark = Math.min(range.dark, dark)
      range.light = Math.max(range.light, light)
    }
}
