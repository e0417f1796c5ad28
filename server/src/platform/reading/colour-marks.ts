import type { ColourImage } from './gray-image.ts'
import { type Bitmap, type Blob, blobsOf } from './ink-bitmap.ts'
import { asShown, type Box, type InkMark, type PageText, type Word } from './page-text.ts'
import { unionOf } from './text-lines.ts'

/** Levels between the strongest and the weakest of a pixel's colours: a screen's letters are gray or nearly so. */
const strong = 90
/** Share of the picture: more of it is a picture in colours, not what someone drew on one. */
const mostColoured = 0.03
/** Of the page's width: around or under a name at least. */
const narrowest = 0.03
/** Of the height of a letter's line. */
const ringHeight = 3.2
const strokeHeight = 0.6
/** A frame is drawn, not filled. */
const mostFilled = 0.5
/** How much of an underline stands under the words it marks, and how much of them over it. */
const underWords = 0.7

type Shown = { word: Word; box: Box }

/** Words on a screen that someone has drawn a coloured frame or ring around, or a coloured line under. */
export function findColourMarks(page: Pick<PageText, 'lines' | 'shownAt'>, picture: ColourImage): InkMark[] {
  const bitmap = colouredOf(picture)
  const coloured = bitmap.data.reduce((sum, value) => sum + value, 0)
  if (coloured === 0 || coloured > bitmap.data.length * mostColoured) return []
  const words = page.lines.flatMap(line => line.words).map(word => ({ word, box: asShown(word.box, page) }))
  return blobsOf(bitmap).flatMap(blob => {
    const box = inShares(blob, bitmap)
    if (box.right - box.left < narrowest) return []
    const marked = within(words, box, blob) ?? over(words, box)
    return marked ? [{ kind: 'ring', box: unionOf(marked.map(({ word }) => word.box)), coverage: 0 }] : []
  })
}

function colouredOf({ width, height, data }: ColourImage): Bitmap {
  const coloured = new Uint8Array(width * height)
  for (let at = 0; at < coloured.length; at++) {
    const [blue, green, red] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0]
    if (Math.max(blue, green, red) - Math.min(blue, green, red) >= strong) coloured[at] = 1
  }
  return { width, height, data: coloured }
}

const inShares = ({ left, top, right, bottom }: Blob, { width, height }: Bitmap): Box => ({
  left: left / width,
  top: top / height,
  right: right / width,
  bottom: bottom / height,
})

const middle = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })
const high = ({ top, bottom }: Box): number => bottom - top
const wide = ({ left, right }: Box): number => right - left

/** The words of one line that a frame stands around. */
function within(words: readonly Shown[], frame: Box, { pixels, ...blob }: Blob): Shown[] | undefined {
  const inside = words.filter(({ box }) => {
    const { x, y } = middle(box)
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom
  })
  const [first] = inside
  const isDrawn = pixels < (blob.right - blob.left) * (blob.bottom - blob.top) * mostFilled
  return first && isDrawn && high(frame) > high(first.box) && high(frame) < ringHeight * high(first.box)
    ? inside
    : undefined
}

/** The words that a line is drawn under: it begins and ends about where they do. */
function over(words: readonly Shown[], stroke: Box): Shown[] | undefined {
  const above = words.filter(({ box }) => {
    const { x } = middle(box)
    const below = stroke.top - box.bottom
    return x > stroke.left && x < stroke.right && below > -0.35 * high(box) && below < 0.8 * high(box)
  })
  const [first] = above
  if (!first || high(stroke) > strokeHeight * high(first.box)) return undefined
  const extent = wide(unionOf(above.map(({ box }) => box)))
  return extent > underWords * wide(stroke) && wide(stroke) > underWords * extent ? above : undefined
}
