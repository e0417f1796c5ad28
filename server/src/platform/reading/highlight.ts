import type { ColourImage } from './gray-image.ts'
import { type Box, type InkMark, type Line, ontoShown, type PageText } from './page-text.ts'
import type { Projection } from './perspective.ts'

/** Ink of a highlighter is light, also in the shadow of a photo, and far from gray: of its strongest colour so much is missing. */
const lightest = 120
const tint = 0.24
/** Places that are looked at across a word and down. */
const [columns, rows] = [24, 8]
/** Share of a word's box that it covers, and of a page's words that anyone would mark. */
const covered = 0.55
const mostMarked = 0.2

/** Lines that someone has gone over with a highlighter. Where most of a page is tinted it is its paper, or the light. */
export function findHighlights(page: Pick<PageText, 'lines' | 'shownAt'>, picture: ColourImage): InkMark[] {
  const words = page.lines.flatMap(line => line.words)
  const onto = ontoShown(page)
  const tinted = new Set(words.filter(word => isTinted(picture, word.box, onto)))
  if (tinted.size === 0 || tinted.size > words.length * mostMarked) return []
  return page.lines.flatMap(line => marksIn(line, word => tinted.has(word)))
}

/** A mark for each stretch of a line. */
function marksIn({ words }: Line, isMarked: (word: Line['words'][number]) => boolean): InkMark[] {
  const marks: InkMark[] = []
  let open: Box | undefined
  for (const word of words) {
    if (!isMarked(word)) {
      open = undefined
      continue
    }
    if (open) {
      open.right = word.box.right
      open.top = Math.min(open.top, word.box.top)
      open.bottom = Math.max(open.bottom, word.box.bottom)
      continue
    }
    open = { ...word.box }
    marks.push({ kind: 'highlight', box: open, coverage: 1 })
  }
  return marks
}

/** Whether most of a word is tinted, with some of what is over and under it: words may be tinted themselves. */
function isTinted(
  { width, height, data }: ColourImage,
  { left, top, right, bottom }: Box,
  onto: Projection,
): boolean {
  const around = (bottom - top) * 0.25
  let count = 0
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const { x, y } = onto(
        left + ((column + 0.5) / columns) * (right - left),
        top - around + ((row + 0.5) / rows) * (bottom - top + 2 * around),
      )
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4
      const [blue, green, red] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const most = Math.max(blue, green, red)
      if (most >= lightest && most - Math.min(blue, green, red) >= most * tint) count++
    }
  return count > rows * columns * covered
}
