import type { ColourImage } from './gray-image.ts'
import type { OcrEngine } from './ocr-engine.ts'
import { recognisePage } from './ocr-page.ts'
import type { InkMark, Line, ShownAt } from './page-text.ts'
import type { PdfPage } from './pdf-page.ts'
import { type Point, projectionOnto, type Quad, seenFromAbove } from './perspective.ts'
import { sheetIn } from './sheet.ts'

/** A sheet that fills half of a photo is drawn twice as large, up to this. */
const largestPixels = 12_000_000
/** US letter is 1.29, A4 1.41; perspective shortens a little. */
const squarest = 1.24
const narrow = 0.005
/** Nobody writes so near to the edge of a sheet. */
const rim = 0.02
const wide = 0.18

/** What stands on a page or on the sheet that was photographed; `width` and `height` are its own, in points. */
export type RecognisedPage = {
  lines: Line[]
  confidence: number
  ink: InkMark[]
  width: number
  height: number
  shownAt: ShownAt
}

/** Recognises a page from its picture, also given small: of a photo only the sheet that lies in it, as seen from above. */
export async function recognisePicture(
  engine: OcrEngine,
  page: PdfPage,
  small: ColourImage,
  { dpi, maxPixels }: { dpi: number; maxPixels: number },
): Promise<RecognisedPage> {
  const edges = await sheetIn(small)
  if (!edges) {
    const image = page.render(dpi, maxPixels)
    const { corners, bend, ...read } = await recognisePage(engine, image)
    return { ...read, ...inPoints(read, page.width / image.width), shownAt: { corners, bend } }
  }
  const finer = dpi / Math.sqrt(shareOf(edges))
  const sheet = widened(edges, isCutShort(edges, page) ? wide : narrow)
  const image = seenFromAbove(page.render(finer, largestPixels), sheet)
  const { corners, bend, ...read } = await recognisePage(engine, image)
  // The photo was made a page of the usual size; it is the sheet that has that size.
  const points = Math.max(page.width, page.height) / Math.max(image.width, image.height)
  const project = projectionOnto(sheet)
  const [p0, p1, p2, p3] = corners
  const seen = ({ x, y }: Point) => project(x, y)
  const onPage: Quad = [seen(p0), seen(p1), seen(p2), seen(p3)]
  const lines = read.lines.filter(isOnSheet)
  return { ...read, lines, ...inPoints(read, points), shownAt: { corners: onPage, bend } }
}

/** What stands at the very edge of a sheet is the edge itself, read as a letter. */
const isOnSheet = ({ box }: Line): boolean => box.right > rim && box.left < 1 - rim

function inPoints({ width, height }: { width: number; height: number }, points: number) {
  return { width: width * points, height: height * points }
}

/** Whether the shape is too square for a sheet: a dark band at its end, as dark as the table, was taken for the table. */
function isCutShort([p0, p1, p2, p3]: Quad, { width, height }: PdfPage): boolean {
  const side = (from: Point, to: Point) => Math.hypot((to.x - from.x) * width, (to.y - from.y) * height)
  const [across, down] = [side(p0, p1) + side(p3, p2), side(p0, p3) + side(p1, p2)]
  return Math.max(across, down) / Math.min(across, down) < squarest
}

/** The same plane with some of what lies around the sheet. */
function widened(sheet: Quad, by: number): Quad {
  const project = projectionOnto(sheet)
  return [project(-by, -by), project(1 + by, -by), project(1 + by, 1 + by), project(-by, 1 + by)]
}

function shareOf([p0, p1, p2, p3]: Quad): number {
  return ((p1.x - p0.x + p2.x - p3.x) / 2) * ((p3.y - p0.y + p2.y - p1.y) / 2)
}
