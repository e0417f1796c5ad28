import { type Bend, hangsAt } from './bend.ts'
import { type Projection, projectionOnto, type Quad } from './perspective.ts'

/** A rectangle on a page: fractions (0–1) of its width and height, from the top left corner. */
export type Box = { left: number; top: number; right: number; bottom: number }

export type Word = {
  text: string
  box: Box
  /** 0–1; 1 for a text layer. */
  confidence: number
  /** PostScript name of the font, where the text layer tells it: a signature may be set in a script. */
  font?: string
}

/** Words beside each other; columns of a table or of a form are lines of their own only where the space between is wide. */
export type Line = { text: string; box: Box; words: Word[] }

/**
 * Dark strokes that no word covers: `rule` is a straight line (a place to sign, a table), `strokes` a connected group of
 * handwriting size, `picture` something larger or filled, such as a logo or a stamp. `ring` is what a ring was drawn around,
 * and `highlight` what someone has gone over with a highlighter; words stand in both.
 */
export type InkMark = {
  kind: 'rule' | 'strokes' | 'picture' | 'ring' | 'highlight'
  box: Box /** Dark share of the box, 0–1. */
  coverage: number
}

/** The corners of what was read, on the page as it is shown, and how far its lines hang there. */
export type ShownAt = { corners: Quad; bend: Bend }

export type PageText = {
  /** From 1. */
  number: number
  /** Points (1/72 inch), of the page as it was read: upright and straight, and of a photo only the sheet. */
  width: number
  height: number
  /** Where that lies on the page as it is shown; absent where it was read as it is shown. */
  shownAt?: ShownAt
  /** `text`: a sound text layer; `ocr`: recognised from the picture; `empty`: nothing that could be read. */
  source: 'text' | 'ocr' | 'empty'
  /** Mean certainty of the words, 0–1. */
  confidence: number
  /** From the top down; columns from the left. */
  lines: Line[]
  ink: InkMark[]
}

/**
 * What was read of a document. `skipped` counts the pages that were not, for a limit on pages or time or for what they did;
 * `unread` are the numbers of the latter: they never ended, or ended their process.
 */
export type Reading = { pages: PageText[]; skipped: number; unread?: number[] }

/** Where a point of the page as it was read lies on the page as it is shown, both in fractions. */
export function ontoShown({ shownAt }: Pick<PageText, 'shownAt'>): Projection {
  if (!shownAt) return (x, y) => ({ x, y })
  const onto = projectionOnto(shownAt.corners)
  return (x, y) => onto(x, y + hangsAt(shownAt.bend, x, y))
}

/** Where a box of the page as it was read lies on the page as it is shown, as far as it can be seen there. */
export function asShown({ left, top, right, bottom }: Box, page: Pick<PageText, 'shownAt'>): Box {
  if (!page.shownAt) return { left, top, right, bottom }
  const project = ontoShown(page)
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
  // The middle of each side: the corners of a long box that lies askew would make it far too high.
  const sides = [
    project(left, middleY),
    project(middleX, top),
    project(right, middleY),
    project(middleX, bottom),
  ]
  const within = (value: number) => Math.min(1, Math.max(0, value))
  return {
    left: within(Math.min(...sides.map(({ x }) => x))),
    top: within(Math.min(...sides.map(({ y }) => y))),
    right: within(Math.max(...sides.map(({ x }) => x))),
    bottom: within(Math.max(...sides.map(({ y }) => y))),
  }
}
