import { linkSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Bookmark, readBookmarks } from './bookmarks.ts'
import { detectKind, type FileKind } from './detect.ts'
import { FileBuffer } from './file-buffer.ts'
import { loadPageImage } from './image.ts'
import { ImagePdfWriter, type PageSize } from './image-pdf.ts'
import { markLayers } from './layers.ts'
import { catalogOf } from './page-tree.ts'
import { concerning, PdfError } from './pdf-error.ts'
import { type PdfFacts, readFacts } from './pdf-facts.ts'
import type { PdfLimits } from './pdf-limits.ts'
import { hasBytesBehind, openPdfSource, type PdfSource } from './pdf-source.ts'
import { blankPhotoMetadata } from './photo-metadata.ts'
import { inJob, writeWithQpdf } from './qpdf.ts'
import { scrubPdf } from './scrub.ts'
import { readSignatures, type Signature } from './signature.ts'
import { checkUnfolding } from './unfold/check-unfolding.ts'

export type MergeInput = {
  path: string
  kind: FileKind
  /** A merged file of ours: its parts were checked, one by one, for what they unfold to. */
  isMerged?: boolean
}
/** What a person has said yes to: that attached files are left out, that digital signatures no longer hold. */
export type Agreement = 'attachments' | 'signatures'
/**
 * Why the result is not the file that came: `active` content or `attachments` are left out, `place` too; `around`: bytes before or
 * behind the PDF; it was `repaired`, or `decrypted`; a `signature` no longer holds.
 */
export type Change = 'active' | 'attachments' | 'place' | 'around' | 'repaired' | 'decrypted' | 'signature'

/** What one input was. Of an image only its page is told here. */
export type InputReport = { pages: number; changes: Change[]; signatures: Signature[] }

export type MergeResult = {
  pages: number
  /** One for each input, in their order. */
  inputs: InputReport[]
  /** The one input is the document as it came: nothing was written. */
  isKept: boolean
  bytes: number
  pageSizes: PageSize[]
  /** Whether it is what lay at `outPath` when `onDraft` was told. */
  isDraft: boolean
}

export type MergeJob = {
  inputs: MergeInput[]
  agreed: Agreement[]
  outPath: string
  /** An empty folder for this job alone, on the disk of `outPath`; qpdf sees nothing else. */
  folder: string
  limits: PdfLimits
  /** Told the index of each input before work on it begins. */
  onInput?: (index: number) => void
  /** Told when the pages lie at `outPath` and are about to be looked through. */
  onDraft?: () => void
}

/** All images become pages of one PDF, from which they are taken in the order of the inputs. */
type ImageSink = { buffer: FileBuffer; writer: ImagePdfWriter | undefined }
type Part = InputReport & {
  name: string
  range: string
  bookmarks: Bookmark[]
  /** Of a PDF. */
  pageSizes?: PageSize[]
}

const imagesName = 'images.pdf'
const mergedName = 'merged.pdf'
const resultName = 'result.pdf'

/**
 * Puts images and PDFs, in the order given, into one PDF at `outPath` without re-encoding anything: JPEG and PNG data
 * passes through, PDF pages keep text and vectors. Active content of PDFs is removed. A PDF that comes alone and has nothing that must be
 * removed is the document itself, and nothing is written. Images are expected to have been decoded once by `checkImage`; here only their
 * structure is read. Throws `PdfError`, with the index of the input.
 */
export async function mergeToPdf(job: MergeJob): Promise<MergeResult> {
  if (job.inputs.length === 0) throw new PdfError('no_pages', 'nothing to merge')
  const { parts, imageSizes } = await readParts(job)
  const inputs = parts.map(({ pages, changes, signatures }) => ({ pages, changes, signatures }))
  const [first] = parts
  if (first?.pageSizes && isAsItMayBe(job, first)) {
    const bytes = statSync(job.inputs[0]?.path ?? '').size
    const { pages, pageSizes } = first
    return { pages, pageSizes, inputs, bytes, isKept: true, isDraft: false }
  }
  const hasPdf = parts.some(part => part.pageSizes)
  const result = hasPdf
    ? await assemble(job, parts)
    : { file: join(job.folder, imagesName), pageSizes: imageSizes, isDraft: false }
  renameSync(result.file, job.outPath)
  const { pageSizes, isDraft } = result
  const { size: bytes } = statSync(job.outPath)
  return { pages: pageSizes.length, inputs, bytes, pageSizes, isKept: false, isDraft }
}

const isAsItMayBe = ({ inputs }: MergeJob, { changes }: InputReport): boolean =>
  inputs.length === 1 && changes.every(change => change === 'decrypted')

async function readParts(job: MergeJob): Promise<{ parts: Part[]; imageSizes: PageSize[] }> {
  const images: ImageSink = { buffer: new FileBuffer(), writer: undefined }
  const parts: Part[] = []
  let pages = 0
  try {
    for (const [index, input] of job.inputs.entries()) {
      job.onInput?.(index)
      const part = await concerning(index, () => readPart(job, index, pages, images, input))
      parts.push(part)
      pages += part.pages
      if (pages > job.limits.maxPages)
        throw new PdfError('too_many_pages', `over ${job.limits.maxPages} pages in all`, index)
    }
    images.writer?.finish()
  } finally {
    images.writer?.close()
  }
  return { parts, imageSizes: images.writer?.pageSizes ?? [] }
}

async function readPart(
  job: MergeJob,
  index: number,
  pagesBefore: number,
  images: ImageSink,
  { path, kind }: MergeInput,
): Promise<Part> {
  const { folder, limits } = job
  if (kind === 'pdf') return readPdfPart(job, index, pagesBefore, path)
  const scratch = join(folder, `converted-${index}.png`)
  images.writer ??= new ImagePdfWriter(join(folder, imagesName))
  images.writer.addPage(await loadPageImage(path, scratch, limits, images.buffer))
  const range = String(images.writer.pageSizes.length)
  return { name: imagesName, range, pages: 1, changes: [], signatures: [], bookmarks: [] }
}

async function readPdfPart(job: MergeJob, index: number, pagesBefore: number, path: string): Promise<Part> {
  if ((await detectKind(path)) !== 'pdf') throw new PdfError('unknown_type', 'file is no longer a pdf')
  const { folder, limits } = job
  // What we have merged was checked, part by part.
  if (!job.inputs[index]?.isMerged) await checkUnfolding(path, limits)
  const source = await openPdfSource(path, folder, `input-${index}.pdf`, limits)
  const facts = await readFacts(folder, source, limits)
  const pageSizes = source.pages.sizes
  const signatures = await readSignatures(path, facts.signatures)
  const read = { range: '1-z', pages: pageSizes.length, pageSizes, signatures }
  const changes = changesOf(path, source, facts)
  const isKept = isAsItMayBe(job, { ...read, changes })
  requireAgreed(job, facts, isKept)
  const name = isKept ? source.name : await readyForMerge(folder, source)
  const bookmarks = isKept ? [] : bookmarksOf(source, pagesBefore)
  rmSync(source.json)
  if (!isKept && signatures.length > 0) changes.push('signature')
  return { ...read, changes, name, bookmarks }
}

/** Its layers carry what is hidden. */
const readyForMerge = (
  folder: string,
  { name, json, outline, layered }: PdfSource,
): Promise<string> | string => (layered ? markLayers(folder, name, json, outline) : name)

const bookmarksOf = ({ json, outline, pages }: PdfSource, pagesBefore: number): Bookmark[] =>
  '/Outlines' in catalogOf(outline) ? readBookmarks(json, outline, pages.ids, pagesBefore) : []

function changesOf(path: string, source: PdfSource, facts: PdfFacts): Change[] {
  const why: Record<Exclude<Change, 'signature'>, boolean> = {
    active: facts.active.length > 0,
    attachments: facts.attachments,
    place: facts.place,
    around: source.hasBytesBefore || hasBytesBehind(path),
    repaired: source.repaired || facts.ownCipher,
    decrypted: source.encrypted,
  }
  return (Object.keys(why) as (keyof typeof why)[]).filter(change => why[change])
}

/** Nothing that a person may need is left out in silence. */
function requireAgreed({ agreed }: MergeJob, facts: PdfFacts, isKept: boolean): void {
  if (facts.portfolio) throw new PdfError('portfolio', 'pdf portfolio')
  if (facts.dynamicForm) throw new PdfError('dynamic_form', 'dynamic form of XFA')
  if (facts.attachments && !agreed.includes('attachments'))
    throw new PdfError('attachments', 'pdf with files attached to it')
  if (!isKept && facts.signatures.length > 0 && !agreed.includes('signatures'))
    throw new PdfError('signed', 'its digital signature would no longer hold')
}

/** What is looked through now need seldom be changed: whoever stores it may begin. False where it cannot lie at its place as yet. */
function showDraft({ folder, outPath, onDraft }: MergeJob): boolean {
  if (!onDraft) return false
  try {
    linkSync(join(folder, mergedName), outPath)
  } catch {
    return false
  }
  onDraft()
  return true
}

async function assemble(job: MergeJob, parts: Part[]) {
  const { folder, limits } = job
  const pages = parts.flatMap(({ name, range }) => [inJob(name), range])
  await writeWithQpdf(folder, ['--empty', '--pages', ...pages, '--', inJob(mergedName)])
  blankPhotoMetadata(join(folder, mergedName))
  const isShown = showDraft(job)
  const bookmarks = parts.flatMap(part => part.bookmarks)
  const { pageSizes, isChanged } = await scrubPdf(folder, mergedName, resultName, limits, bookmarks)
  const expected = parts.reduce((sum, part) => sum + part.pages, 0)
  if (pageSizes.length !== expected)
    throw new PdfError('damaged', `merge of ${expected} pages gave ${pageSizes.length}`)
  if (isChanged) blankPhotoMetadata(join(folder, resultName))
  return { file: join(folder, resultName), pageSizes, isDraft: isShown && !isChanged }
}
