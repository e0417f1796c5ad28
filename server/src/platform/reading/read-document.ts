import { statSync } from 'node:fs'
import { PdfError } from '../pdf/pdf-error.ts'
import type { Progress } from '../pdf/pdf-job.ts'
import { withPdfium } from '../pdf/pdfium.ts'
import { type OcrEngine, startOcr } from './ocr-engine.ts'
import type { PageText, Reading } from './page-text.ts'
import { PdfPage } from './pdf-page.ts'
import { readPage } from './read-page.ts'
import type { ReadingLimits } from './reading-job.ts'

/** A signature may be followed by appendices. */
const lastPages = 4

let engine: Promise<OcrEngine> | undefined

/** Reads a document page by page; what its limits leave out is counted. Throws `PdfError`; may take any time and memory on a hostile file. */
export async function readDocument(
  path: string,
  limits: ReadingLimits,
  onProgress: (progress: Progress) => void,
): Promise<Reading> {
  if (statSync(path).size === 0) throw new PdfError('empty', 'nothing to read')
  return withPdfium(path, async (pdfium, document) => {
    const pages: PageText[] = []
    const count = pdfium.FPDF_GetPageCount(document)
    const order = readingOrder(count, limits)
    const total = order.length
    const lastCall = performance.now() + limits.ocrMs
    let recognised = 0
    const mayRecognise = async () => {
      if (recognised >= limits.maxOcrPages || performance.now() > lastCall) return undefined
      recognised++
      engine ??= startOcr()
      return engine
    }
    for (const [at, index] of order.entries()) {
      onProgress({ at, total })
      const page = new PdfPage(pdfium, document, index)
      try {
        const read = await readPage(page, index + 1, limits, mayRecognise)
        if (read) pages.push(read)
      } finally {
        page.close()
      }
    }
    onProgress({ at: total, total })
    return {
      pages: pages.toSorted((one, other) => one.number - other.number),
      skipped: count - pages.length,
    }
  })
}

/** The pages that are read, from 0: where there are too many, the last ones come before those in the middle. They are signed. */
export function readingOrder(count: number, { maxPages, maxOcrPages }: ReadingLimits): number[] {
  const indexes = Array.from({ length: count }, (_, index) => index)
  const most = Math.min(maxPages, maxOcrPages)
  if (count <= most) return indexes
  const ending = Math.min(lastPages, Math.floor(most / 2))
  const first = indexes.splice(0, most - ending)
  return [...first, ...indexes.splice(-ending), ...indexes].slice(0, maxPages)
}
