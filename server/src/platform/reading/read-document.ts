import { statSync } from 'node:fs'
import { PdfError } from '../pdf/pdf-error.ts'
import type { Progress } from '../pdf/pdf-job.ts'
import { withPdfium } from '../pdf/pdfium.ts'
import { findInk } from './ink.ts'
import type { OcrEngine } from './ocr-engine.ts'
import { startOcr } from './ocr-engine.ts'
import { inkWidth } from './ocr-page.ts'
import type { PageText, Reading } from './page-text.ts'
import { PdfPage } from './pdf-page.ts'
import { recognisePicture } from './picture-page.ts'
import type { ReadingLimits } from './reading-job.ts'
import { readTextLayer } from './text-layer.ts'
import { type Area, fractions, groupLines, toLine } from './text-lines.ts'

const pointsPerInch = 72

let engine: Promise<OcrEngine> | undefined

/** Reads a document page by page. Throws `PdfError`; may take any time and memory on a hostile file. */
export async function readDocument(
  path: string,
  limits: ReadingLimits,
  onProgress: (progress: Progress) => void,
): Promise<Reading> {
  if (statSync(path).size === 0) throw new PdfError('empty', 'nothing to read')
  return withPdfium(path, async (pdfium, document) => {
    const pages: PageText[] = []
    const count = pdfium.FPDF_GetPageCount(document)
    const total = Math.min(count, limits.maxPages)
    for (let index = 0; index < total; index++) {
      onProgress({ at: index, total })
      const page = new PdfPage(pdfium, document, index)
      try {
        pages.push(await readPage(page, index + 1, limits))
      } finally {
        page.close()
      }
    }
    onProgress({ at: total, total })
    return { pages, skipped: count - pages.length }
  })
}

async function readPage(page: PdfPage, number: number, limits: ReadingLimits): Promise<PageText> {
  const { width, height } = page
  const layer = readTextLayer(page)
  if (layer.words.length > 8) {
    const place = (area: Area) => fractions(area, width, height)
    const lines = groupLines(layer.words).map(words => toLine(words, place))
    const ink = findInk(
      page.render((inkWidth / width) * pointsPerInch, limits.maxPixels),
      layer.words.map(place),
    )
    return { number, width, height, source: 'text', confidence: 1, lines, ink }
  }
  engine ??= startOcr()
  const { lines, confidence, ink } = await recognisePicture(await engine, page, limits)
  return {
    number,
    width,
    height,
    source: lines.length > 0 ? 'ocr' : 'empty',
    confidence,
    lines,
    ink,
  }
}
