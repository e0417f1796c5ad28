import { statSync } from 'node:fs'
import { PdfError } from '../pdf/pdf-error.ts'
import type { Progress } from '../pdf/pdf-job.ts'
import { withPdfium } from '../pdf/pdfium.ts'
import { type OcrEngine, startOcr } from './ocr-engine.ts'
import type { PageText, Reading } from './page-text.ts'
import { PdfPage } from './pdf-page.ts'
import { readPage } from './read-page.ts'
import type { ReadingLimits } from './reading-job.ts'

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
    let recognised = 0
    const mayRecognise = async () => {
      if (recognised >= limits.maxOcrPages) return undefined
      recognised++
      engine ??= startOcr()
      return engine
    }
    for (let index = 0; index < total; index++) {
      onProgress({ at: index, total })
      const page = new PdfPage(pdfium, document, index)
      try {
        const read = await readPage(page, index + 1, limits, mayRecognise)
        if (read) pages.push(read)
      } finally {
        page.close()
      }
    }
    onProgress({ at: total, total })
    return { pages, skipped: count - pages.length }
  })
}
