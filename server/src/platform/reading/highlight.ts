import type { ColourImage } from './gray-image.ts'
import { asShown, type Box, type InkMark, type Line, type PageText } from './page-text.ts'

/** Ink of a highlighter is light, and far from gray. */
const lightest = 165
const tint = 60
/** Share of a word's box that it covers, and of a page's words that anyone would mark. */
const covered = 0.55
const mostMarked = 0.2

/** Lines that someone has gone over with a highlighter. Where most of a page is tinted it is its paper, or the light. */
export function findHighlights(page: Pick<PageText, 'lines' | 'shownAt'>, picture: ColourImage): InkMark[] {
  const words = page.lines.flatMap(line => line.words)
  const tinted = new Set(words.filter(word => isTinted(picture, asShown(word.box, page))))
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

function isTinted({ width, height, data }: ColourImage, box: Box): boolean {
  let [count, all] = [0, 0]
  const [left, right] = [Math.floor(box.left * width), Math.max(1, Math.ceil(box.right * width))]
  // With some of what is over and under it: words may be tinted themselves.
  const around = (box.bottom - box.top) * 0.25
  const [top, bottom] = [
    Math.max(0, Math.floor((box.top - around) * height)),
    Math.min(height, Math.max(1, Math.ceil((box.bottom + around) * height))),
  ]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4
      const [blue, green, red] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const most = Math.max(blue, green, red)
      if (most >= lightest && most - Math.min(blue, green, red) >= tint) count++
      all++
    }
  return count > all * covered
}
