import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** FPDF_ANNOT_WIDGET, and the appearance that is shown. */
const widget = 20
const normal = 0
const longest = 4000

/** What a field of a form holds and no drawing shows, with its rectangle in page coordinates. */
export type FieldValue = { text: string; left: number; bottom: number; right: number; top: number }

/**
 * The values of the text fields of an open page that have no appearance of their own: forms that leave the drawing to whoever
 * opens them. Those that have one are found as text once the page is flattened.
 */
export function readFieldValues(pdfium: WrappedPdfiumModule, page: number): FieldValue[] {
  const count = pdfium.FPDFPage_GetAnnotCount(page)
  return Array.from({ length: count }, (_, at) => at).flatMap(at => {
    const annotation = pdfium.FPDFPage_GetAnnot(page, at)
    if (!annotation) return []
    try {
      if (pdfium.FPDFAnnot_GetSubtype(annotation) !== widget) return []
      // Two bytes are the end of an empty string.
      if (pdfium.FPDFAnnot_GetAP(annotation, normal, 0, 0) > 2) return []
      const text = textIn(pdfium, annotation).trim()
      const box = text ? boxOf(pdfium, annotation) : null
      return box ? [{ text, ...box }] : []
    } finally {
      pdfium.FPDFPage_CloseAnnot(annotation)
    }
  })
}

function textIn(pdfium: WrappedPdfiumModule, annotation: number): string {
  const bytes = pdfium.FPDFAnnot_GetStringValue(annotation, 'V', 0, 0)
  if (bytes <= 2 || bytes > longest) return ''
  const memory = pdfium.pdfium.wasmExports.malloc(bytes)
  try {
    pdfium.FPDFAnnot_GetStringValue(annotation, 'V', memory, bytes)
    return pdfium.pdfium.UTF16ToString(memory)
  } finally {
    pdfium.pdfium.wasmExports.free(memory)
  }
}

function boxOf(pdfium: WrappedPdfiumModule, annotation: number): Omit<FieldValue, 'text'> | null {
  const memory = pdfium.pdfium.wasmExports.malloc(16)
  try {
    if (!pdfium.FPDFAnnot_GetRect(annotation, memory)) return null
    // FS_RECTF: left, top, right, bottom.
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map(byte =>
      pdfium.pdfium.getValue(memory + byte, 'float'),
    )
    return right > left ? { left, right, top: Math.max(top, bottom), bottom: Math.min(top, bottom) } : null
  } finally {
    pdfium.pdfium.wasmExports.free(memory)
  }
}
