import {
  closeSync,
  copyFileSync,
  createReadStream,
  createWriteStream,
  fstatSync,
  linkSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pdfHodeInnen } from '@rp/contract/opplasting'
import { findPdfHeader } from './detect.ts'
import { dictionaryAt, hasLayers, type Pages, type PdfOutline, readOutline, readPages } from './page-tree.ts'
import { PdfError } from './pdf-error.ts'
import type { PdfLimits } from './pdf-limits.ts'
import { isWhole } from './pdf-whole.ts'
import { resaveWithPdfium } from './pdfium.ts'
import { inJob, runQpdf } from './qpdf.ts'
import { findMarks, readAt, toMark, withFile } from './raw-marks.ts'

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
  /** Bytes before its header. */
  before: number
}

type Reading = Pick<PdfSource, 'json' | 'pages' | 'outline' | 'layered' | 'encrypted' | 'repaired'>

const chunkBytes = 1 << 20
const headBytes = 4096
const headsAtMost = 1000
/** So near its end readers look for the mark of it (ISO 32000-1, note 18). */
const readersLookAt = 1024
const endMark = '%%EOF'
const headMarks = [toMark('head', Buffer.from('%PDF-'))]
const lockMarks = [toMark('lock', Buffer.from('/Encrypt'), 1)]
const bodyMarks = [toMark('object', Buffer.from(' obj')), toMark('end', Buffer.from('startxref'))]

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
  const reading = await readWithQpdf(folder, name, limits).catch(error => {
    if (error.kind !== 'encrypted' || !forgetLockOfAttachments(join(folder, name))) throw error
    return readWithQpdf(folder, name, limits).then(bare => bare && { ...bare, repaired: true })
  })
  if (reading) return { name, before, ...reading }
  if (!hasEndMark(path)) throw new PdfError('damaged', 'pdf is truncated')
  for (const what of ['whole', 'pages'] as const) {
    const resaved = `${what}-${name}`
    const pages = await resaveWithPdfium(join(folder, name), join(folder, resaved), what)
    const rereading = await readWithQpdf(folder, resaved, limits, true)
    if (rereading?.pages.sizes.length === pages) return { name: resaved, before, ...rereading }
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
 * off. Returns how much stood before it.
 */
async function bringIntoFolder(path: string, target: string): Promise<number> {
  const start = Math.max(0, findPdfHeader(readBytes(path, 0, pdfHodeInnen)))
  const end = endOfContent(path)
  if (start > 0 || end !== undefined) {
    const part = createReadStream(path, { start, ...(end !== undefined && { end }) })
    await pipeline(part, createWriteStream(target, { mode: 0o600 }))
    return start
  }
  try {
    linkSync(path, target)
  } catch {
    // Another disk, or a file system without links.
    copyFileSync(path, target)
  }
  return start
}

/**
 * A PDF of which nothing but the attached files is encrypted asks nobody for a password, but qpdf does. Puts a copy in its place in which
 * nothing says that it is encrypted: what is attached is left out of what is made of it. Returns false where it is no such PDF.
 */
function forgetLockOfAttachments(path: string): boolean {
  const locks = withFile(path, listLocksOfAttachments)
  if (locks.length === 0) return false
  copyFileSync(path, `${path}.bare`)
  renameSync(`${path}.bare`, path)
  const file = openSync(path, 'r+')
  try {
    for (const at of locks) writeSync(file, '/Encrypx', at)
  } finally {
    closeSync(file)
  }
  return true
}

/**
 * Where the file names the dictionary that says how it is encrypted; none where that says more than how its attached files are. All must
 * name the same, and all that stand under its number must say so: one that lies in an older state, or in a text, is not what is read.
 */
function listLocksOfAttachments(file: number): number[] {
  const locks: number[] = []
  let head: string | undefined
  for (const { at } of findMarks(file, lockMarks)) {
    const [, number, generation] =
      /^\/Encrypt\s+(\d{1,10})\s+(\d{1,5})\s+R\b/.exec(textAt(file, at, 64)) ?? []
    if (number === undefined) continue
    locks.push(at)
    head ??= `${number} ${generation} obj`
    if (head !== `${number} ${generation} obj` || locks.length > headsAtMost) return []
  }
  if (head === undefined) return []
  let dictionaries = 0
  for (const { at } of findMarks(file, [toMark('dictionary', Buffer.from(head))])) {
    // The end of a longer number.
    if (/\d/.test(textAt(file, at - 1, 1))) continue
    dictionaries++
    if (!locksOnlyAttachments(textAt(file, at, headBytes)) || dictionaries > headsAtMost) return []
  }
  return dictionaries > 0 ? locks : []
}

function locksOnlyAttachments(text: string): boolean {
  const [dictionary = ''] = text.split('endobj', 1)
  return (
    /\/EFF\s*\//.test(dictionary) &&
    /\/Filter\s*\/Standard\b/.test(dictionary) &&
    !/\/(StmF|StrF)\s*\/(?!Identity\b)/.test(dictionary)
  )
}

/**
 * Whether a whole PDF stands in the file behind another, or behind a part of one: readers show one of them alone. Not where both have the
 * same identifier: then the last is a later state of the first.
 */
function holdsAnother(path: string): boolean {
  return withFile(path, file => {
    const last = listHeads(file)
      .slice(1)
      .findLast(at => beginsPdf(file, at))
    if (last === undefined) return false
    let [isWhole, hasObjects] = [false, false]
    for (const { at, what } of findMarks(file, bodyMarks)) {
      isWhole ||= what === 'end' && at > last
      hasObjects ||= what === 'object' && at < last
    }
    if (!isWhole || !hasObjects) return false
    const own = identifierIn(textBefore(file, fstatSync(file).size))
    return own === undefined || own !== identifierIn(textBefore(file, last))
  })
}

/** Where PDFs may begin. Each is looked at: a file with more than any has was made to take time. */
function listHeads(file: number): number[] {
  const heads: number[] = []
  for (const { at } of findMarks(file, headMarks)) {
    heads.push(at)
    if (heads.length > headsAtMost) throw new PdfError('damaged', `over ${headsAtMost} heads in one pdf`)
  }
  return heads
}

/**
 * The mark of a PDF that lies in another as a stream, or that a text speaks of, begins none: behind a head comes the first object. What Flate
 * makes no smaller stands as it is behind seven bytes, the first of which is an x.
 */
function beginsPdf(file: number, at: number): boolean {
  const before = readAt(file, Math.max(0, at - 16), Math.min(16, at)).toString('latin1')
  if (/stream\r?\n(?:x[\s\S]{6})?$/.test(before)) return false
  const [head] = readAt(file, at, headBytes)
    .toString('latin1')
    .split(/endstream|endobj/, 1)
  return /^%PDF-\d\.\d[\s\0%]/.test(head ?? '') && /\s\d+\s+\d+\s+obj\b/.test(head ?? '')
}

const identifierIn = (text: string): string | undefined =>
  [...text.matchAll(/\/ID\s*\[\s*(<[^>]*>)/g)].at(-1)?.[1]?.toLowerCase()

const textAt = (file: number, at: number, length: number): string =>
  readAt(file, at, length).toString('latin1')
const textBefore = (file: number, end: number): string =>
  textAt(file, Math.max(0, end - headBytes), Math.min(end, headBytes))

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
