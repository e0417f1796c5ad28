import {
  closeSync,
  copyFileSync,
  createReadStream,
  createWriteStream,
  fstatSync,
  linkSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pdfHodeInnen } from '@rp/contract/opplasting'
import { forgetLockOfAttachments } from './attachment-lock.ts'
import { findPdfHeader } from './detect.ts'
import { dictionaryAt, hasLayers, type Pages, type PdfOutline, readOutline, readPages } from './page-tree.ts'
import { holdsAnother } from './pdf-behind.ts'
import { PdfError } from './pdf-error.ts'
import type { PdfLimits } from './pdf-limits.ts'
import { isWhole } from './pdf-whole.ts'
import { resaveWithPdfium } from './pdfium.ts'
import { inJob, runQpdf } from './qpdf.ts'
import { headBytes, readAt, textBefore, withFile } from './raw-marks.ts'

/** A PDF in the job's folder that qpdf can take pages from. */
export type PdfSource = {
  name: string
  /** qpdf's JSON of it, in the same folder. Whoever is done with it removes it. */
  json: string
  pages: Pages
  outline: PdfOutline
  layered: boolean
  /** It opens without a password, but its bytes are encrypted. */
  encrypted: boolean
  /** Readers must search it for its objects, or some cannot open it at all before it is written anew. */
  repaired: boolean
  /** Something stands before its header that is neither white space nor zeros. */
  hasBytesBefore: boolean
}

type Reading = Pick<PdfSource, 'json' | 'pages' | 'outline' | 'layered' | 'encrypted' | 'repaired'>

const chunkBytes = 1 << 20
/** So near its end readers look for the mark of it (ISO 32000-1, note 18). */
const readersLookAt = 1024
const endMark = '%%EOF'

/**
 * Puts a PDF into the job's folder under `name`, proves that it is whole, opens without a password and within the limits, and reads
 * its pages. Bytes before its header stay behind. A file that qpdf cannot open is written anew by PDFium, unless its end is missing: what
 * a tool "repairs" there loses pages and text without a word. What PDFium wrote is read as strictly as what qpdf repaired, since it says
 * nothing of what it left out. Throws `PdfError`.
 */
export async function openPdfSource(
  path: string,
  folder: string,
  name: string,
  limits: PdfLimits,
): Promise<PdfSource> {
  if (holdsAnother(path)) throw new PdfError('portfolio', 'several pdfs one behind another')
  const before = await bringIntoFolder(path, join(folder, name))
  const read = await readAnyhow(path, folder, name, limits).catch(async error => {
    if (error.kind !== 'encrypted' || !forgetLockOfAttachments(join(folder, name))) throw error
    return { ...(await readAnyhow(path, folder, name, limits)), repaired: true }
  })
  return { hasBytesBefore: before !== '', ...read }
}

/** What came from `path`, as qpdf sees it, or as PDFium writes it anew where qpdf cannot open it. */
async function readAnyhow(
  path: string,
  folder: string,
  name: string,
  limits: PdfLimits,
): Promise<Reading & Pick<PdfSource, 'name'>> {
  const reading = await readWithQpdf(folder, name, limits)
  if (reading) return { name, ...reading }
  if (!hasEndMark(path)) throw new PdfError('damaged', 'pdf is truncated')
  for (const what of ['whole', 'pages'] as const) {
    const resaved = `${what}-${name}`
    const pages = await resaveWithPdfium(join(folder, name), join(folder, resaved), what)
    const rereading = await readWithQpdf(folder, resaved, limits, true)
    if (rereading?.pages.sizes.length === pages) return { name: resaved, ...rereading }
  }
  throw new PdfError('damaged', 'pdf could not be written anew without loss')
}

/** The file as qpdf sees it, or undefined when it cannot open it at all, or leaves out an object that it cannot read. */
async function readWithQpdf(
  folder: string,
  name: string,
  limits: PdfLimits,
  wasRepaired = false,
): Promise<Reading | undefined> {
  const json = join(folder, `${name}.json`)
  const keys = ['--json=2', '--json-key=encrypt', '--json-key=qpdf', '--json-stream-data=none']
  const { code, messages } = await runQpdf(folder, [...keys, inJob(name), inJob(`${name}.json`)])
  const said = messages.join('\n')
  try {
    if (/invalid password/i.test(said)) throw new PdfError('encrypted', 'pdf needs a password')
    if (code !== 0 || /giving up on reading object/i.test(said)) {
      rmSync(json, { force: true })
      return undefined
    }
    const repaired = wasRepaired || /reconstruct/i.test(said)
    const outline = readOutline(json, limits)
    const pages = readPages(outline, limits, repaired)
    if (repaired && !isWhole(json, outline, said))
      throw new PdfError('damaged', 'pdf that had to be repaired lacks something that its pages need')
    const encrypted = isEncrypted(json)
    const layered = hasLayers(outline)
    return {
      json,
      pages,
      outline,
      layered,
      encrypted,
      repaired: repaired || isMixed(outline) || pages.miscounted,
    }
  } catch (error) {
    rmSync(json, { force: true })
    throw error
  }
}

/**
 * Offsets in a PDF count from its header, so it begins there; and readers look for its end near the last byte, so padding behind it is cut
 * off. Returns what stood before it, but for padding.
 */
async function bringIntoFolder(path: string, target: string): Promise<string> {
  const head = readBytes(path, 0, pdfHodeInnen)
  const start = Math.max(0, findPdfHeader(head))
  const before = withoutPadding(head.toString('latin1', 0, start))
  const end = endOfContent(path)
  if (start > 0 || end !== undefined) {
    const part = createReadStream(path, { start, ...(end !== undefined && { end }) })
    await pipeline(part, createWriteStream(target, { mode: 0o600 }))
    return before
  }
  try {
    linkSync(path, target)
  } catch {
    // Another disk, or a file system without links.
    copyFileSync(path, target)
  }
  return before
}

/** The last byte that is neither white space nor zero, where many such come behind it. */
function endOfContent(path: string): number | undefined {
  let behind = 0
  for (const text of readBackwards(path)) {
    const kept = withoutPadding(text).length
    behind += text.length - kept
    if (kept > 0) return behind > readersLookAt / 2 ? statSync(path).size - behind - 1 : undefined
  }
  return undefined
}

const isEncrypted = (jsonPath: string): boolean =>
  /^ {4}"encrypted": true/m.test(readBytes(jsonPath, 0, headBytes).toString('latin1'))

/** Texts are encrypted in another way than streams, or not at all, which some readers cannot open. What is not named is not encrypted. */
function isMixed(outline: PdfOutline): boolean {
  const how = dictionaryAt(outline, outline.trailer['/Encrypt']) ?? {}
  return (how['/StmF'] ?? '/Identity') !== (how['/StrF'] ?? '/Identity')
}

/** Whether a PDF ends somewhere in the file, whatever comes behind it; or the file ends with its trailer, behind all its objects. */
function hasEndMark(path: string): boolean {
  for (const text of readBackwards(path)) if (text.includes(endMark)) return true
  const end = withFile(path, file => textBefore(file, fstatSync(file).size))
  return /[\r\n]trailer\s*<<(?:(?!endobj)[\s\S])*\/Root(?:(?!endobj)[\s\S])*>>\s*$/.test(end)
}

/** Whether anything but white space and zeros stands behind the end of the PDF. A doubled end mark is no such thing. */
export function hasBytesBehind(path: string): boolean {
  let behind = ''
  for (const text of readBackwards(path)) {
    const tail = text + behind
    const at = tail.lastIndexOf('startxref')
    if (at >= 0) {
      const end = /^startxref\s+\d+\s+%%EOF/.exec(tail.slice(at, at + 64))
      return !end || /[^\s\0]/.test(tail.slice(at + end[0].length).replaceAll(endMark, ''))
    }
    // Padding may be long; of what is none there is no need to see more.
    if (/[^\s\0]/.test(behind)) return true
    behind = withoutPadding(tail)
  }
  return true
}

/** Without the white space and zeros at its end. No pattern does it: each begins anew at every zero of a picture that has many. */
function withoutPadding(text: string): string {
  let end = text.length
  while (end > 0 && /[\s\0]/.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** The file from its end, in pieces. */
function* readBackwards(path: string): Generator<string> {
  const file = openSync(path, 'r')
  try {
    for (let end = fstatSync(file).size; end > 0; end -= chunkBytes) {
      const start = Math.max(0, end - chunkBytes)
      const buffer = Buffer.alloc(end - start)
      readSync(file, buffer, 0, buffer.length, start)
      yield buffer.toString('latin1')
    }
  } finally {
    closeSync(file)
  }
}

const readBytes = (path: string, start: number, length: number): Buffer =>
  withFile(path, file => readAt(file, start, length))
