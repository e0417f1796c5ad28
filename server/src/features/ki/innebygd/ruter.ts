import type { Box, InkMark, Word } from '../../../platform/reading/page-text.ts'
import type { Sidedel } from './spalter.ts'

/** Points: smaller is a full stop, larger a frame. */
const smallest = 5
const largest = 20
const fewest = 3

type Rute = { box: Box; dekning: number; stoerrelse: number }

/** Drawn squares of a box's size. */
function squaresOf({ ink, width, height }: Sidedel): Rute[] {
  return ink.flatMap(({ kind, box, coverage }: InkMark): Rute[] => {
    const [wide, high] = [(box.right - box.left) * width, (box.bottom - box.top) * height]
    const square = wide / high > 0.55 && wide / high < 1.8
    const fits = Math.max(wide, high) <= largest && Math.min(wide, high) >= smallest
    return kind !== 'rule' && square && fits
      ? [{ box, dekning: coverage, stoerrelse: Math.max(wide, high) }]
      : []
  })
}

const middle = ({ top, bottom }: Box) => (top + bottom) / 2

/** The word that stands right behind a box. */
function wordBehind(rute: Rute, words: readonly Word[], width: number): Word | undefined {
  const near = words.filter(
    ({ box }) =>
      Math.abs(middle(box) - middle(rute.box)) < 0.7 * (rute.box.bottom - rute.box.top) &&
      box.left > rute.box.right - 0.002 &&
      (box.left - rute.box.right) * width < 1.3 * rute.stoerrelse,
  )
  return near.toSorted((a, b) => a.box.left - b.box.left)[0]
}

const overlaps = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.4 * (a.right - a.left) &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0

/**
 * A page with its drawn boxes as words: ☒ where more is drawn in one than in most of them, or beyond its edges, else ☐. What
 * recognition took a box for is left out.
 */
export function medRuter(page: Sidedel): Sidedel {
  const words = page.lines.flatMap(line => line.words)
  const squares = squaresOf(page).filter(rute => wordBehind(rute, words, page.width))
  if (squares.length < fewest) return page
  const size = median(squares.map(({ stoerrelse }) => stoerrelse))
  const alike = squares.filter(({ stoerrelse }) => stoerrelse > 0.7 * size && stoerrelse < 1.6 * size)
  if (alike.length < fewest) return page
  // Most boxes of a form are empty.
  const empty = median(alike.map(({ dekning }) => dekning))
  const marks = alike.map(({ box, dekning, stoerrelse }): Word => {
    const ticked = dekning > 1.28 * empty || stoerrelse > 1.18 * size
    return { text: ticked ? '☒' : '☐', box, confidence: 1 }
  })
  const lines = page.lines.flatMap(line => {
    const kept = line.words.filter(({ box }) => !marks.some(mark => overlaps(box, mark.box)))
    return kept.length === line.words.length ? [line] : kept.length > 0 ? [{ ...line, words: kept }] : []
  })
  return {
    ...page,
    lines: [...lines, ...marks.map(mark => ({ text: mark.text, box: mark.box, words: [mark] }))],
  }
}
