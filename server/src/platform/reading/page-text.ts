/** A rectangle on a page as it is shown: fractions (0–1) of its width and height, from the top left corner. */
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
 * handwriting size, `picture` something larger or filled, such as a logo or a stamp.
 */
export type InkMark = {
  kind: 'rule' | 'strokes' | 'picture'
  box: Box /** Dark share of the box, 0–1. */
  coverage: number
}

export type PageText = {
  /** From 1. */
  number: number
  /** Points (1/72 inch), as shown. */
  width: number
  height: number
  /** `text`: a sound text layer; `ocr`: recognised from the picture; `empty`: nothing that could be read. */
  source: 'text' | 'ocr' | 'empty'
  /** Mean certainty of the words, 0–1. */
  confidence: number
  /** From the top down; columns from the left. */
  lines: Line[]
  ink: InkMark[]
}

/** What was read of a document. `skipped` counts pages left out by a limit on pages or time. */
export type Reading = { pages: PageText[]; skipped: number }
