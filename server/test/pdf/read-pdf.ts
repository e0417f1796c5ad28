import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { heapOf, withPdfium } from '../../src/platform/pdf/pdfium.ts'

/** A rendered page. `colourAt` gives red, green, blue. */
export type RenderedPage = {
  width: number
  height: number
  colourAt(x: number, y: number): [number, number, number]
}

/** Number of pages by PDFium, which is not the engine that wrote the file. */
export function countPages(path: string): Promise<number> {
  return withPdfium(path, (pdfium, document) => pdfium.FPDF_GetPageCount(document))
}

/** The text of a page as PDFium extracts it. */
export function readPageText(path: string, index: number): Promise<string> {
  return withPdfium(path, (pdfium, document) => {
    const page = pdfium.FPDF_LoadPage(document, index)
    const text = pdfium.FPDFText_LoadPage(page)
    const count = pdfium.FPDFText_CountChars(text)
    const memory = pdfium.pdfium.wasmExports.malloc(2 * count + 2)
    // Without a character PDFium writes nothing, not even the end of the string.
    const written = count > 0 ? pdfium.FPDFText_GetText(text, 0, count, memory) : 0
    const result = written > 0 ? pdfium.pdfium.UTF16ToString(memory) : ''
    pdfium.pdfium.wasmExports.free(memory)
    pdfium.FPDFText_ClosePage(text)
    pdfium.FPDF_ClosePage(page)
    return result
  })
}

/** Renders a page at 72 dpi, with the stamps and fields that are laid on it when asked to. `colourAt` takes fractions of width and height. */
export function renderPage(path: string, index: number, { annotations = false } = {}): Promise<RenderedPage> {
  return withPdfium(path, (pdfium, document) => {
    const page = loadPage(pdfium, document, index, annotations)
    const width = Math.round(pdfium.FPDF_GetPageWidthF(page))
    const height = Math.round(pdfium.FPDF_GetPageHeightF(page))
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, 4, 0, 0)
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
    const stride = pdfium.FPDFBitmap_GetStride(bitmap)
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
    const pixels = Buffer.from(heapOf(pdfium).subarray(start, start + stride * height))
    pdfium.FPDFBitmap_Destroy(bitmap)
    pdfium.FPDF_ClosePage(page)
    const colourAt = (x: number, y: number): [number, number, number] => {
      const at = Math.floor(y * height) * stride + Math.floor(x * width) * 4
      return [pixels[at + 2] ?? 0, pixels[at + 1] ?? 0, pixels[at] ?? 0]
    }
    return { width, height, colourAt }
  })
}

/** Flattened, what is laid on a page is part of it. */
function loadPage(
  pdfium: WrappedPdfiumModule,
  document: number,
  index: number,
  annotations: boolean,
): number {
  const page = pdfium.FPDF_LoadPage(document, index)
  if (!annotations) return page
  pdfium.FPDFPage_Flatten(page, 0)
  pdfium.FPDF_ClosePage(page)
  return pdfium.FPDF_LoadPage(document, index)
}
