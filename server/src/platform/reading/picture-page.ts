import type { OcrEngine } from './ocr-engine.ts'
import { type OcrResult, recognisePage } from './ocr-page.ts'
import type { Box } from './page-text.ts'
import { paperIn } from './paper.ts'
import type { PdfPage } from './pdf-page.ts'
import { type Point, type Projection, projectionOnto, type Quad, seenFromAbove } from './perspective.ts'
import { fractions } from './text-lines.ts'

const smallDpi = 50
/** A sheet that fills half of a photo is drawn twice as large, up to this. */
const largestPixels = 12_000_000
/** US letter is 1.29, A4 1.41; perspective shortens a little. */
const squarest = 1.24
const narrow = 0.005
const wide = 0.18

/** Recognises a page from its picture: of a photo only the sheet that lies in it, as seen from above. */
export async function recognisePicture(
  engine: OcrEngine,
  page: PdfPage,
  { dpi, maxPixels }: { dpi: number; maxPixels: number },
): Promise<OcrResult> {
  const edges = await paperIn(page.render(smallDpi, maxPixels))
  if (!edges) return recognisePage(engine, page.render(dpi, maxPixels))
  const finer = dpi / Math.sqrt(shareOf(edges))
  const sheet = widened(edges, isCutShort(edges, page) ? wide : narrow)
  const result = await recognisePage(engine, seenFromAbove(page.render(finer, largestPixels), sheet))
  return placedBack(result, projectionOnto(sheet))
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

function placedBack({ lines, confidence, ink }: OcrResult, project: Projection): OcrResult {
  const place = ({ left, top, right, bottom }: Box): Box => {
    const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
    const area = {
      left: project(left, middleY).x,
      top: project(middleX, top).y,
      right: project(right, middleY).x,
      bottom: project(middleX, bottom).y,
    }
    return fractions(area, 1, 1)
  }
  return {
    confidence,
    lines: lines.map(line => ({
      ...line,
      box: place(line.box),
      words: line.words.map(word => ({ ...word, box: place(word.box) })),
    })),
    ink: ink.map(mark => ({ ...mark, box: place(mark.box) })),
  }
}
