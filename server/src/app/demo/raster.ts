import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import sharp, { type Sharp } from 'sharp'
import { heapOf, startPdfium } from '../../platform/pdf/pdfium.ts'

/** Draws PDF pages, each as a sharp image of three channels on white. */
export type Raster = (pdf: Buffer, dpi: number) => Promise<Sharp[]>

const rgba = 4
// FPDF_ANNOT, and bytes in the order red, green, blue.
const renderFlags = 0x01 | 0x10

/**
 * A drawer of pages for making photos and scans out of our own contracts. The engine is loaded at the first use and brings
 * its fonts along, so that a machine without any font makes the same pictures.
 */
export function createRaster(): Raster {
  let loading: Promise<WrappedPdfiumModule> | null = null
  return async (pdf, dpi) => {
    loading ??= startPdfium()
    return renderAll(await loading, pdf, dpi)
  }
}

function renderAll(engine: WrappedPdfiumModule, pdf: Buffer, dpi: number): Sharp[] {
  const memory = engine.pdfium
  const pointer = memory.wasmExports.malloc(pdf.length)
  heapOf(engine).set(pdf, pointer)
  const document = engine.FPDF_LoadMemDocument(pointer, pdf.length, '')
  if (!document) throw new Error('The demo could not open its own contract.')
  try {
    const count = engine.FPDF_GetPageCount(document)
    return Array.from({ length: count }, (_, index) => renderPage(engine, document, index, dpi))
  } finally {
    engine.FPDF_CloseDocument(document)
    memory.wasmExports.free(pointer)
  }
}

function renderPage(engine: WrappedPdfiumModule, document: number, index: number, dpi: number): Sharp {
  const page = engine.FPDF_LoadPage(document, index)
  const width = Math.round((engine.FPDF_GetPageWidthF(page) * dpi) / 72)
  const height = Math.round((engine.FPDF_GetPageHeightF(page) * dpi) / 72)
  const bitmap = engine.FPDFBitmap_CreateEx(width, height, rgba, 0, 0)
  engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, renderFlags)
  const start = engine.FPDFBitmap_GetBuffer(bitmap)
  const pixels = Buffer.from(heapOf(engine).subarray(start, start + width * height * rgba))
  engine.FPDFBitmap_Destroy(bitmap)
  engine.FPDF_ClosePage(page)
  return sharp(pixels, { raw: { width, height, channels: rgba } }).removeAlpha()
}
