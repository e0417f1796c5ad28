import { findColourMarks } from './colour-marks.ts'
import { groupLines } from './columns.ts'
import { type ColourImage, type GrayImage, inGray, isScreen } from './gray-image.ts'
import { findHighlights } from './highlight.ts'
import { findInk } from './ink.ts'
import { inkOf } from './ink-bitmap.ts'
import type { OcrEngine } from './ocr-engine.ts'
import type { Box, InkMark, PageText } from './page-text.ts'
import type { PdfPage } from './pdf-page.ts'
import { type RecognisedPage, recognisePicture } from './picture-page.ts'
import { agreement, plausibility } from './plausible.ts'
import type { ReadingLimits } from './reading-job.ts'
import { readTextLayer, type TextLayer } from './text-layer.ts'
import { type Area, type FoundWord, fractions, toLine } from './text-lines.ts'
import { findTickBoxes, type TickBox, withTickBoxes } from './tick-boxes.ts'
import { withTrace } from './trace.ts'

const pointsPerInch = 72
/** Pixels across a page when ink is looked for: about 120 dpi. */
const inkWidth = 1000
/** With fewer words than this, and as much drawn beside them, a page's text is drawn: a stamp on it is no text layer. */
const fewWords = 12
/** Enough to see the edges of a sheet, and the colours that stand on it. */
const smallDpi = 50
/** Enough to see the stroke that someone drew around a name on a screen. */
const markDpi = 150
/** Where nothing is darker than this, nothing stands on the page. */
const faint = 200
const languageLike = 0.55
const sameText = 0.85

/** Recognises a page from its picture; undefined when no more pages may be. */
export type Recogniser = () => Promise<OcrEngine | undefined>

/** Reads one page, from its text layer if that is sound. Undefined when it would have to be recognised and may not. */
export async function readPage(
  page: PdfPage,
  number: number,
  limits: ReadingLimits,
  mayRecognise: Recogniser,
): Promise<PageText | undefined> {
  const layer = readTextLayer(page)
  const isScan = layer.words.length === 0 && page.isMostlyPicture()
  const found = isScan ? undefined : readLayer(page, number, layer, limits)
  const small = page.renderColour(smallDpi, limits.maxPixels)
  if (found?.isSound) return withHighlights(found.text, small)
  const engine = await mayRecognise()
  if (!engine) return undefined
  const recognised = await recognisePicture(engine, page, small, limits)
  if (found && isBetter(found.words, layer, recognised)) return withHighlights(found.text, small)
  const read = withHighlights(
    { number, source: recognised.lines.length > 0 ? 'ocr' : 'empty', ...recognised },
    small,
  )
  if (!isScreen(inGray(small))) return read
  const marks = findColourMarks(read, page.renderColour(markDpi, limits.maxPixels))
  // What is left of a frame is no one's signature.
  const isFrame = ({ kind, box }: InkMark) => kind === 'strokes' && marks.some(mark => touches(mark.box, box))
  return { ...read, ink: [...read.ink.filter(one => !isFrame(one)), ...marks] }
}

const touches = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const withHighlights = (page: PageText, small: ColourImage): PageText => ({
  ...page,
  ink: [...page.ink, ...findHighlights(page, small)],
})

/** What the text layer gives, and whether that is all there is to read. */
function readLayer(page: PdfPage, number: number, layer: TextLayer, { maxPixels }: ReadingLimits) {
  const { width, height } = page
  const image = page.render((inkWidth / width) * pointsPerInch, maxPixels)
  const words = [...withTrace(layer.words, image, width), ...layer.filled]
  const place = (area: Area): Box => fractions(area, width, height)
  const withBoxes = withTickBoxes([words], boxesOn(image, width)).flat()
  const lines = groupLines(withBoxes).map(line => toLine(line, place))
  const ink = findInk(image, withBoxes.map(place))
  const source = lines.length > 0 ? 'text' : 'empty'
  const text: PageText = { number, width, height, source, confidence: 1, lines, ink }
  const isBlank = words.length === 0 && image.data.every(value => value > faint)
  const isText = plausibility(textOf(words)) >= languageLike && !page.isMostlyPicture()
  const drawn = ink.filter(mark => mark.kind !== 'rule').length
  return { words, text, isSound: isBlank || (isText && (words.length >= fewWords || drawn < fewWords)) }
}

/** The boxes to tick, in the unit that the page is `pageWidth` wide in. */
function boxesOn(image: GrayImage, pageWidth: number): TickBox[] {
  const unit = pageWidth / image.width
  return findTickBoxes(inkOf(image)).map(({ left, top, right, bottom, ticked }) => ({
    left: left * unit,
    top: top * unit,
    right: right * unit,
    bottom: bottom * unit,
    ticked,
  }))
}

/** Whether the layer's words are to be believed rather than those that were recognised. */
function isBetter(words: FoundWord[], { hidden }: TextLayer, { lines }: RecognisedPage): boolean {
  if (words.length === 0) return false
  const recognised = lines.flatMap(line => line.words)
  const layer = textOf(words)
  const letters = (texts: string[]) => texts.join('').length
  if (hidden.length > words.length || letters(layer) < letters(textOf(recognised)) * 0.7) return false
  if (agreement(layer, recognised) >= sameText) return true
  return recognised.length < fewWords && plausibility(layer) >= languageLike
}

function textOf(words: { text: string }[]): string[] {
  return words.map(word => word.text)
}
