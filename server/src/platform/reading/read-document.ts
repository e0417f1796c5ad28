import { statSync } from 'node:fs'
import { PdfError } from '../pdf/pdf-error.ts'
import { withPdfium } from '../pdf/pdfium.ts'
import { type OcrEngine, startOcr } from './ocr-engine.ts'
import type { PageText } from './page-text.ts'
import { PdfPage } from './pdf-page.ts'
import { readPage } from './read-page.ts'
import type { ReadingJob, ReadingLimits, ReadingStep } from './reading-job.ts'

/** A signature may be followed by appendices. */
const lastPages = 4

let engine: Promise<OcrEngine> | undefined

/** Reads a document and tells each page as it is read. Throws `PdfError`; may take any time and memory on a hostile file. */
export async function readDocument(
  { path, limits, done, recognised: before }: ReadingJob,
  onStep: (step: ReadingStep) => void,
): Promise<void> {
  if (statSync(path).size === 0) throw new PdfError('empty', 'nothing to read')
  await withPdfium(path, async (pdfium, document) => {
    const count = pdfium.FPDF_GetPageCount(document)
    const order = readingOrder(count, limits)
    const total = order.length
    const lastCall = performance.now() + limits.ocrMs
    let recognised = before
    let read: PageText | undefined
    const mayRecognise = async () => {
      if (recognised >= limits.maxOcrPages || performance.now() > lastCall) return undefined
      recognised++
      engine ??= startOcr()
      return engine
    }
    for (const [at, next] of order.entries()) {
      if (done.includes(next)) continue
      onStep({ at, total, next, count, recognised, read })
      const page = new PdfPage(pdfium, document, next)
      try {
        read = await readPage(page, next + 1, limits, mayRecognise)
      } finally {
        page.close()
      }
    }
    onStep({ at: total, total, next: undefined, count, recognised, read })
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
