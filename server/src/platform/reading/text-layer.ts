import type { FieldValue } from './form-fields.ts'
import type { PdfPage, ToShown } from './pdf-page.ts'
import type { FoundWord } from './text-lines.ts'
import { plainText, textOfWord } from './word-text.ts'

/** FPDF_TEXTRENDERMODE_INVISIBLE, and as part of a clipping path only. */
const invisibleModes = new Set([3, 7])
/** A gap or a step back of so many times the size of the letters begins another word, space or not. */
const farApart = 0.8
const softHyphen = '\u00AD'
/** No word that anyone reads has more letters; what has is parted, so that nothing meets one without an end. */
const longestWord = 200
/** PDFium's own mark for a hyphen at the end of a line. */
const joinedHyphen = 2

type Char = {
  text: string
  /** Where it stands on the base line, in points as shown. */
  origin: { x: number; y: number }
  left: number
  top: number
  right: number
  bottom: number
  size: number
  object: number
  /** Where its room begins and ends, as its font has it: beside the ink, the air that is set around it. */
  room: { left: number; right: number }
}
/** Where a space that is drawn begins; null for one that PDFium took a gap for. */
type Space = { left: number | null }
type Style = { font: string | undefined; visible: boolean }

/** The words of a page's text layer, in points as shown. */
export type TextLayer = {
  words: FoundWord[]
  /** Words that are drawn in no colour at all, as under a scanned page. */
  hidden: FoundWord[]
  /** What fields of a form hold and whoever opens it draws: it has left no trace on the page. */
  filled: FoundWord[]
}

/** Reads the text layer of a page, whatever it is worth. */
export function readTextLayer(page: PdfPage): TextLayer {
  const { pdfium } = page
  const text = pdfium.FPDFText_LoadPage(page.handle)
  if (!text) return { words: [], hidden: [], filled: [] }
  const memory = pdfium.pdfium.wasmExports.malloc(64)
  try {
    return new LayerReader(page, text, memory).read()
  } finally {
    pdfium.pdfium.wasmExports.free(memory)
    pdfium.FPDFText_ClosePage(text)
  }
}

class LayerReader {
  readonly #page: PdfPage
  readonly #text: number
  readonly #memory: number
  readonly #toShown: ToShown
  readonly #styles = new Map<number, Style>()
  readonly #words: FoundWord[] = []
  readonly #hidden: FoundWord[] = []
  #open: Char[] = []

  constructor(page: PdfPage, text: number, memory: number) {
    this.#page = page
    this.#text = text
    this.#memory = memory
    this.#toShown = page.toShown()
  }

  read(): TextLayer {
    const count = this.#page.pdfium.FPDFText_CountChars(this.#text)
    let space: Space | undefined
    for (let index = 0; index < count; index++) {
      if (isUnseen(this.#page.pdfium.FPDFText_GetUnicode(this.#text, index))) continue
      const char = this.#charAt(index)
      if (!char) {
        space ??= this.#spaceAt(index)
        continue
      }
      const last = this.#open.at(-1)
      const isBroken = last && space && isTakenBack(last, space, char)
      const goesOn = last && (!space || isBroken || isKerned(last, space, char)) && continues(last, char)
      const isFull = this.#open.length >= longestWord
      if (!goesOn || isFull || isBox(last) || isBox(char)) this.#closeWord()
      else if (isBroken) this.#open.push({ ...last, text: softHyphen, left: char.left, right: char.left })
      space = undefined
      if (last && last === this.#open.at(-1) && isWithin(char, last)) char.room.right = last.room.right
      this.#open.push(char)
    }
    this.#closeWord()
    const filled = this.#page.fields.flatMap(field => wordsOf(field, this.#toShown))
    return { words: this.#words, hidden: this.#hidden, filled }
  }

  /** The character, or undefined for white space. */
  #charAt(index: number): Char | undefined {
    const { pdfium } = this.#page
    const code = pdfium.FPDFText_GetUnicode(this.#text, index)
    const text = code === joinedHyphen ? '-' : textOf(code)
    if (text.trim() === '') return undefined
    const memory = this.#memory
    const value = (at: number) => pdfium.pdfium.getValue(memory + 8 * at, 'double')
    if (!pdfium.FPDFText_GetCharBox(this.#text, index, memory, memory + 8, memory + 16, memory + 24))
      return undefined
    const one = this.#toShown(value(0), value(2))
    const other = this.#toShown(value(1), value(3))
    pdfium.FPDFText_GetCharOrigin(this.#text, index, memory, memory + 8)
    return {
      text,
      origin: this.#toShown(value(0), value(1)),
      left: Math.min(one.x, other.x),
      right: Math.max(one.x, other.x),
      top: Math.min(one.y, other.y),
      bottom: Math.max(one.y, other.y),
      size: this.#sizeAt(index),
      object: pdfium.FPDFText_GetTextObject(this.#text, index),
      room: this.#roomOf(index),
    }
  }

  #spaceAt(index: number): Space {
    const { pdfium } = this.#page
    if (pdfium.FPDFText_IsGenerated(this.#text, index) === 1) return { left: null }
    const [x, y] = [this.#memory, this.#memory + 8]
    if (!pdfium.FPDFText_GetCharOrigin(this.#text, index, x, y)) return { left: null }
    const value = (at: number) => pdfium.pdfium.getValue(at, 'double')
    return { left: this.#toShown(value(x), value(y)).x }
  }

  #roomOf(index: number): Char['room'] {
    const { pdfium } = this.#page
    if (!pdfium.FPDFText_GetLooseCharBox(this.#text, index, this.#memory)) return { left: 0, right: 0 }
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map(byte =>
      pdfium.pdfium.getValue(this.#memory + byte, 'float'),
    )
    const [one, other] = [this.#toShown(left, top).x, this.#toShown(right, bottom).x]
    return { left: Math.min(one, other), right: Math.max(one, other) }
  }

  /** Points as drawn: the size in the font's own units may be scaled by the text's matrix. */
  #sizeAt(index: number): number {
    const { pdfium } = this.#page
    const size = pdfium.FPDFText_GetFontSize(this.#text, index)
    if (!pdfium.FPDFText_GetMatrix(this.#text, index, this.#memory)) return size
    const [c, d] = [8, 12].map(at => pdfium.pdfium.getValue(this.#memory + at, 'float'))
    return size * (Math.hypot(c ?? 0, d ?? 1) || 1)
  }

  #style(object: number): Style {
    const known = this.#styles.get(object)
    if (known) return known
    const { pdfium } = this.#page
    const style = {
      font: this.#fontOf(object),
      visible: !invisibleModes.has(pdfium.FPDFTextObj_GetTextRenderMode(object)),
    }
    this.#styles.set(object, style)
    return style
  }

  #fontOf(object: number): string | undefined {
    const { pdfium } = this.#page
    const font = object && pdfium.FPDFTextObj_GetFont(object)
    if (!font) return undefined
    const length = pdfium.FPDFFont_GetBaseFontName(font, 0, 0)
    if (length < 2 || length > 200) return undefined
    const memory = pdfium.pdfium.wasmExports.malloc(length)
    try {
      pdfium.FPDFFont_GetBaseFontName(font, memory, length)
      // A subset's name begins with six letters of its own.
      return pdfium.pdfium.UTF8ToString(memory).replace(/^[A-Z]{6}\+/, '') || undefined
    } finally {
      pdfium.pdfium.wasmExports.free(memory)
    }
  }

  #closeWord(): void {
    const chars = this.#open
    this.#open = []
    const [first, last] = [chars[0], chars.at(-1)]
    if (!first || !last) return
    const text = textOfWord(chars)
    if (text === '') return
    const { font, visible } = this.#style(first.object)
    const words = visible ? this.#words : this.#hidden
    words.push({
      text,
      left: Math.min(...chars.map(char => char.left)),
      top: Math.min(...chars.map(char => char.top)),
      right: Math.max(...chars.map(char => char.right)),
      bottom: Math.max(...chars.map(char => char.bottom)),
      size: first.size,
      baseline: first.origin.y,
      confidence: 1,
      ...(font ? { font } : {}),
    })
  }
}

/** In ems: the least that is set for a space is more, and kerning, which some take for one, is less. */
const leastSpace = 0.08
const leastAir = 0.15
/**
 * A space between letters that stand as close as those of a word: kerning that was told as a space, or a gap that PDFium took for one although
 * the letters' own air fills it. An «f» may lean into the space behind it, which what follows does not begin in.
 */
function isKerned(last: Char, space: Space, next: Char): boolean {
  const size = Math.max(last.size, next.size, 1)
  const room = (next.room.left - last.room.right) / size
  if (space.left !== null && (next.origin.x - space.left) / size > leastAir) return false
  const isClose =
    Math.abs(next.origin.y - last.origin.y) < size * 0.05 && room > -leastSpace && room < leastSpace
  const inWord =
    (next.left - last.right) / size < leastAir && /\p{L}$/u.test(last.text) && /^\p{Ll}/u.test(next.text)
  return isClose && (inWord || (space.left === null && hasRoom(last) && hasRoom(next)))
}
/**
 * A space of no width where a name goes on with a capital: what some programs draw for a soft hyphen, of which the font has no picture,
 * also behind a hyphen.
 */
const isTakenBack = (last: Char, space: Space, next: Char): boolean =>
  space.left !== null &&
  Math.abs(next.origin.x - space.left) < 0.02 * next.size &&
  Math.abs(next.room.left - last.room.right) < leastSpace * next.size &&
  /[\p{Ll}-]$/u.test(last.text) &&
  /^\p{Lu}/u.test(next.text)
/** An accent that is drawn over the letter before it: the word goes on where the letter ends. */
const isWithin = ({ room }: Char, letter: Char): boolean =>
  room.left > letter.room.left && room.right < letter.room.right
const hasRoom = ({ room }: Char): boolean => room.right > room.left

const largestLetters = 11
/** The words of a field, as they would be drawn in it: from the left, in the middle of its height. */
function wordsOf({ text, left, bottom, right, top }: FieldValue, toShown: ToShown): FoundWord[] {
  const [one, other] = [toShown(left, top), toShown(right, bottom)]
  const [from, to] = [Math.min(one.x, other.x), Math.max(one.x, other.x)]
  const middle = (one.y + other.y) / 2
  const size = Math.min(largestLetters, 0.8 * Math.abs(other.y - one.y))
  const letter = Math.min(0.5 * size, (to - from) / Math.max(1, text.length))
  return [...text.matchAll(/\S+/gu)].map(found => ({
    text: plainText(found[0]),
    left: from + letter * found.index,
    right: from + letter * (found.index + found[0].length),
    top: middle - 0.4 * size,
    bottom: middle + 0.35 * size,
    size,
    baseline: middle + 0.3 * size,
    confidence: 1,
  }))
}

function continues(last: Char, next: Char): boolean {
  const size = Math.max(last.size, next.size, 1)
  const gap = next.left - last.right
  const isLevel = Math.abs(next.origin.y - last.origin.y) < size * 0.4
  return isLevel && (Math.abs(gap) < size * farApart || isSameGlyph(last, next))
}

/** The letters of a ligature all have its box, which may be wide: «tti» of «rettighet». */
const isSameGlyph = (last: Char, next: Char): boolean =>
  last.object === next.object && last.left === next.left && last.right === next.right

/** A box to tick is a word of its own. */
const isBox = ({ text }: Char): boolean => /[☐☑☒□]/.test(text)

/** Characters that only say how others are set: zero-width spaces and joiners, direction marks. A soft hyphen may be seen. */
const isUnseen = (code: number): boolean =>
  code !== 0xad && code <= 0x10ffff && /\p{Cf}/u.test(String.fromCodePoint(code))

function textOf(code: number): string {
  if (code < 32 || code > 0x10ffff || (code >= 0xfff0 && code <= 0xffff)) return ''
  const char = String.fromCodePoint(code)
  return /[\uFB00-\uFB06]/.test(char) ? char.normalize('NFKC') : char
}
