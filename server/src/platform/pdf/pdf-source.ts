import { closeSync, copyFileSync, fstatSync, linkSync, openSync, readSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PageSize } from './image-pdf.ts'
import { hasLayers, readOutline, readPageSizes } from './page-tree.ts'
import { PdfError } from './pdf-error.ts'
import type { PdfLimits } from './pdf-limits.ts'
import { resaveWithPdfium } from './pdfium.ts'
import { inJob, runQpdf } from './qpdf.ts'

/** A PDF in the job's folder that qpdf can take pages from. */
export type PdfSource = { name: string; pageSizes: PageSize[]; layered: boolean }

type Reading = Omit<PdfSource, 'name'>

const tailBytes = 1024
const headBytes = 4096

/**
 * Puts a PDF into the job's folder under `name`, proves that it is whole, open and within the limits, and reads its
 * pages. A file that qpdf cannot open is written anew by PDFium, unless its end is missing: what a tool "repairs" there
 * loses pages and text without a word. Throws `PdfError`.
 */
export async function openPdfSource(
  path: string,
  folder: string,
  name: string,
  limits: PdfLimits,
): Promise<PdfSource> {
  bringIntoFolder(path, join(folder, name))
  const reading = await readWithQpdf(folder, name, limits)
  if (reading) return { name, ...reading }
  if (!hasEndMark(path)) throw new PdfError('damaged', 'pdf is truncated')
  const resaved = `resaved-${name}`
  const pages = await resaveWithPdfium(path, join(folder, resaved))
  const rereading = await readWithQpdf(folder, resaved, limits)
  if (rereading?.pageSizes.length !== pages)
    throw new PdfError('damaged', 'pdf could not be written anew without loss')
  return { name: resaved, ...rereading }
}

/** The pages as qpdf sees them, or undefined when it cannot open the file at all. */
async function readWithQpdf(folder: string, name: string, limits: PdfLimits): Promise<Reading | undefined> {
  const json = `${name}.json`
  const keys = ['--json=2', '--json-key=encrypt', '--json-key=qpdf', '--json-stream-data=none']
  const { code, messages } = await runQpdf(folder, [...keys, inJob(name), inJob(json)])
  const said = messages.join('\n')
  try {
    if (/invalid password/i.test(said)) throw new PdfError('encrypted', 'pdf needs a password')
    if (code !== 0) return undefined
    if (isEncrypted(join(folder, json)))
      throw new PdfError('locked', 'pdf opens, but its owner forbids changes')
    // Without its end a file can only be put together by searching it, and what came after the cut is gone.
    const wasRepaired = /reconstruct/i.test(said)
    if (wasRepaired && !hasEndMark(join(folder, name))) throw new PdfError('damaged', 'pdf is truncated')
    const outline = readOutline(join(folder, json), limits)
    return { pageSizes: readPageSizes(outline, limits, wasRepaired), layered: hasLayers(outline) }
  } finally {
    rmSync(join(folder, json), { force: true })
  }
}

function bringIntoFolder(path: string, target: string): void {
  try {
    linkSync(path, target)
  } catch {
    // Another disk, or a file system without links.
    copyFileSync(path, target)
  }
}

function isEncrypted(jsonPath: string): boolean {
  return /^ {4}"encrypted": true/m.test(readBytes(jsonPath, 0, headBytes))
}

/** Whether the file ends as a PDF does, leaving aside padding after the end. */
function hasEndMark(path: string): boolean {
  for (let window = tailBytes; window <= 64 * tailBytes; window *= 4) {
    const tail = readBytes(path, -window, window).replace(/[\s\0]+$/, '')
    if (tail !== '') return tail.slice(-tailBytes).includes('%%EOF')
  }
  return false
}

function readBytes(path: string, from: number, length: number): string {
  const file = openSync(path, 'r')
  try {
    const start = from < 0 ? Math.max(0, fstatSync(file).size + from) : from
    const buffer = Buffer.alloc(length)
    return buffer.toString('latin1', 0, readSync(file, buffer, 0, length, start))
  } finally {
    closeSync(file)
  }
}
