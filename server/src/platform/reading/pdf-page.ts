import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import { PdfError } from '../pdf/pdf-error.ts'
import { heapOf } from '../pdf/pdfium.ts'
import { type FieldValue, readFieldValues } from './form-fields.ts'
import type { ColourImage, GrayImage } from './gray-image.ts'

/** FPDFBitmap_Gray, with FPDF_ANNOT and FPDF_GRAYSCALE; and FPDFBitmap_BGRx, with the first of them. */
const gray = { format: 1, flags: 1 | 8, bytes: 1 }
const colour = { format: 3, flags: 1, bytes: 4 }
const white = 0xffffffff
/** A page that is one picture shows what was scanned; what is written under it may be anything. */
const mostlyPicture = 0.6
/** FPDF_PAGEOBJ_IMAGE, and a form, in which a picture often lies. */
const mayBePicture = new Set([3, 5])
const pointsPerInch = 72
/** PDFium maps to whole pixels only: a large enough page gives fractions as fine as anyone needs. */
const fine = 1_000_000

/** Maps page coordinates (points, from the lower left) to points on the page as it is shown, from the upper left. */
export type ToShown = (x: number, y: number) => { x: number; y: number }

/** One open page. To be closed. */
export class PdfPage {
  readonly width: number
  readonly height: number
  readonly pdfium: WrappedPdfiumModule
  readonly handle: number
  /** Values of a form that nothing draws. */
  readonly fields: readonly FieldValue[]

  constructor(pdfium: WrappedPdfiumModule, document: number, index: number) {
    this.pdfium = pdfium
    const { handle, fields } = openFlat(pdfium, document, index)
    this.handle = handle
    this.fields = fields
    this.width = pdfium.FPDF_GetPageWidthF(this.handle)
    this.height = pdfium.FPDF_GetPageHeightF(this.handle)
  }

  /** Draws the page in gray on white at `dpi`, or coarser where that would be more than `maxPixels`. */
  render(dpi: number, maxPixels: number): GrayImage {
    return this.#draw(gray, dpi, maxPixels)
  }

  /** As `render`, in colour. */
  renderColour(dpi: number, maxPixels: number): ColourImage {
    return this.#draw(colour, dpi, maxPixels)
  }

  #draw({ format, flags, bytes }: typeof gray, dpi: number, maxPixels: number): GrayImage {
    const { pdfium } = this
    const wanted = dpi / pointsPerInch
    const scale = Math.min(wanted, Math.sqrt(maxPixels / (this.width * this.height)))
    const width = Math.max(1, Math.round(this.width * scale))
    const height = Math.max(1, Math.round(this.height * scale))
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, format, 0, 0)
    if (!bitmap) throw new PdfError('memory', `no room for ${width} x ${height} pixels`)
    try {
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
      pdfium.FPDF_RenderPageBitmap(bitmap, this.handle, 0, 0, width, height, 0, flags)
      const stride = pdfium.FPDFBitmap_GetStride(bitmap)
      const start = pdfium.FPDFBitmap_GetBuffer(bitmap)
      const pixels = heapOf(pdfium).subarray(start, start + stride * height)
      return { width, height, data: withoutPadding(pixels, width * bytes, height, stride) }
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap)
    }
  }

  /** Whether pictures cover most of the page, each counted for itself. */
  isMostlyPicture(): boolean {
    const { pdfium } = this
    const memory = pdfium.pdfium.wasmExports.malloc(16)
    let area = 0
    try {
      for (let at = 0; at < pdfium.FPDFPage_CountObjects(this.handle); at++) {
        const object = pdfium.FPDFPage_GetObject(this.handle, at)
        if (!mayBePicture.has(pdfium.FPDFPageObj_GetType(object))) continue
        if (!pdfium.FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12)) continue
        const [left = 0, bottom = 0, right = 0, top = 0] = [0, 4, 8, 12].map(byte =>
          pdfium.pdfium.getValue(memory + byte, 'float'),
        )
        area += Math.max(0, right - left) * Math.max(0, top - bottom)
      }
    } finally {
      pdfium.pdfium.wasmExports.free(memory)
    }
    return area / (this.width * this.height) >= mostlyPicture
  }

  /** The way from page coordinates to the page as shown: its box, its rotation and its upside-down axis undone. */
  toShown(): ToShown {
    const [origin, right, up] = [this.#deviceAt(0, 0), this.#deviceAt(1000, 0), this.#deviceAt(0, 1000)]
    const [ax, ay] = [(right.x - origin.x) / 1000, (right.y - origin.y) / 1000]
    const [bx, by] = [(up.x - origin.x) / 1000, (up.y - origin.y) / 1000]
    return (x, y) => ({ x: origin.x + ax * x + bx * y, y: origin.y + ay * x + by * y })
  }

  close(): void {
    this.pdfium.FPDF_ClosePage(this.handle)
  }

  #deviceAt(x: number, y: number): { x: number; y: number } {
    const { pdfium } = this
    const memory = pdfium.pdfium.wasmExports.malloc(8)
    try {
      pdfium.FPDF_PageToDevice(this.handle, 0, 0, fine, fine, 0, x, y, memory, memory + 4)
      return {
        x: (pdfium.pdfium.getValue(memory, 'i32') / fine) * this.width,
        y: (pdfium.pdfium.getValue(memory + 4, 'i32') / fine) * this.height,
      }
    } finally {
      pdfium.pdfium.wasmExports.free(memory)
    }
  }
}

/** What was filled into a form or written onto the page becomes part of it, so that its text is found as well. */
function openFlat(
  pdfium: WrappedPdfiumModule,
  document: number,
  index: number,
): { handle: number; fields: FieldValue[] } {
  const page = pdfium.FPDF_LoadPage(document, index)
  if (!page) throw new PdfError('damaged', `page ${index + 1} could not be opened`)
  if (pdfium.FPDFPage_GetAnnotCount(page) === 0) return { handle: page, fields: [] }
  const fields = readFieldValues(pdfium, page)
  const normalDisplay = 0
  pdfium.FPDFPage_Flatten(page, normalDisplay)
  pdfium.FPDF_ClosePage(page)
  const flat = pdfium.FPDF_LoadPage(document, index)
  if (!flat) throw new PdfError('damaged', `page ${index + 1} could not be opened`)
  return { handle: flat, fields }
}

function withoutPadding(pixels: Uint8Array, width: number, height: number, stride: number): Uint8Array {
  if (stride === width) return pixels.slice()
  const data = new Uint8Array(width * height)
  for (let row = 0; row < height; row++)
    data.set(pixels.subarray(row * stride, row * stride + width), row * width)
  return data
}
