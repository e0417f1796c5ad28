import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { PdfError } from './pdf-error.ts'

const require = createRequire(import.meta.url)
/** FPDF_GetLastError: a password is needed or wrong; or it is encrypted for somebody's certificate. */
const lockedErrors = [4, 5]

let loaded: Promise<WrappedPdfiumModule> | undefined

/**
 * PDFium, made once in this process. It may take gigabytes on a hostile file and abort, after which it is unusable: only
 * ever call it in a process that may be killed.
 */
function loadPdfium(): Promise<WrappedPdfiumModule> {
  loaded ??= startPdfium()
  return loaded
}

/** A PDFium of the caller's own, for files that cannot be hostile: our own, and those of tests. */
async function startPdfium(): Promise<WrappedPdfiumModule> {
  const wasm = readFileSync(require.resolve('@embedpdf/pdfium/pdfium.wasm'))
  const pdfium = await init({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) })
  pdfium.PDFiumExt_Init()
  return pdfium
}

/** Opens a file with PDFium for as long as `work` runs. Throws `encrypted` or `damaged` when it cannot be opened. */
export async function withPdfium<T>(
  path: string,
  work: (pdfium: WrappedPdfiumModule, document: number) => T | Promise<T>,
): Promise<T> {
  const pdfium = await loadPdfium()
  const bytes = readFileSync(path)
  const memory = pdfium.pdfium.wasmExports.malloc(bytes.length)
  heapOf(pdfium).set(bytes, memory)
  const document = pdfium.FPDF_LoadMemDocument(memory, bytes.length, '')
  try {
    if (!document) throw openError(pdfium.FPDF_GetLastError())
    return await work(pdfium, document)
  } finally {
    if (document) pdfium.FPDF_CloseDocument(document)
    pdfium.pdfium.wasmExports.free(memory)
  }
}

/** The whole PDF as PDFium understands it, or its pages alone in a new one, where there is something else that none can read. */
export type Resaved = 'whole' | 'pages'

/**
 * Writes a PDF that qpdf cannot open anew, text and vectors kept. Returns the number of pages. Throws `encrypted` or `damaged`.
 */
export function resaveWithPdfium(path: string, outPath: string, what: Resaved): Promise<number> {
  return withPdfium(path, (pdfium, document) => {
    const copy = what === 'pages' ? pdfium.FPDF_CreateNewDocument() : undefined
    try {
      if (copy && !pdfium.FPDF_ImportPages(copy, document, '', 0))
        throw new PdfError('damaged', 'pdfium could not take the pages')
      writeFileSync(outPath, saveDocument(pdfium, copy ?? document))
      return pdfium.FPDF_GetPageCount(document)
    } finally {
      if (copy) pdfium.FPDF_CloseDocument(copy)
    }
  })
}

function saveDocument(pdfium: WrappedPdfiumModule, document: number): Buffer {
  const writer = pdfium.PDFiumExt_OpenFileWriter()
  pdfium.PDFiumExt_SaveAsCopy(document, writer)
  const size = pdfium.PDFiumExt_GetFileWriterSize(writer)
  const memory = pdfium.pdfium.wasmExports.malloc(size)
  pdfium.PDFiumExt_GetFileWriterData(writer, memory, size)
  const bytes = Buffer.from(heapOf(pdfium).subarray(memory, memory + size))
  pdfium.pdfium.wasmExports.free(memory)
  pdfium.PDFiumExt_CloseFileWriter(writer)
  return bytes
}

/** The module's memory. To be asked for after each allocation: growth replaces it. (The package's types lack it.) */
export function heapOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  return (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8
}

function openError(code: number): PdfError {
  return lockedErrors.includes(code)
    ? new PdfError('encrypted', 'pdf needs a password')
    : new PdfError('damaged', `pdfium could not open it (${code})`)
}
