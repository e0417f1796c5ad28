import { linkSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { detectKind, type FileKind } from './detect.ts'
import { FileBuffer } from './file-buffer.ts'
import { loadPageImage } from './image.ts'
import { ImagePdfWriter, type PageSize } from './image-pdf.ts'
import { concerning, PdfError } from './pdf-error.ts'
import type { PdfLimits } from './pdf-limits.ts'
import { openPdfSource } from './pdf-source.ts'
import { blankPhotoMetadata } from './photo-metadata.ts'
import { inJob, writeWithQpdf } from './qpdf.ts'
import { scrubPdf } from './scrub.ts'
import { checkUnfolding } from './unfold/check-unfolding.ts'

export type MergeInput = {
  path: string
  kind: FileKind
  /** A merged file of ours: its parts were checked, one by one, for what they unfold to. */
  isMerged?: boolean
}
export type MergeResult = {
  pages: number
  /** How many of them came from each input. */
  pagesOfInput: number[]
  bytes: number
  pageSizes: PageSize[]
  removed: string[]
  /** Whether it is what lay at `outPath` when `onDraft` was told. */
  isDraft: boolean
}

export type MergeJob = {
  inputs: MergeInput[]
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
type Part = { name: string; range: string; pages: number; layered: boolean }

const imagesName = 'images.pdf'
const mergedName = 'merged.pdf'

/**
 * Puts images and PDFs, in the order given, into one PDF at `outPath` without re-encoding anything: JPEG and PNG data
 * passes through, PDF pages keep text and vectors. Active content of PDFs is removed. Images are expected to have been
 * decoded once by `checkImage`; here only their structure is read. Throws `PdfError`, with the index of the input.
 */
export async function mergeToPdf(job: MergeJob): Promise<MergeResult> {
  if (job.inputs.length === 0) throw new PdfError('no_pages', 'nothing to merge')
  const hasPdf = job.inputs.some(input => input.kind === 'pdf')
  const { parts, imageSizes } = await readParts(job)
  const result = hasPdf
    ? await assemble(job, parts)
    : { file: join(job.folder, imagesName), pageSizes: imageSizes, removed: [], isDraft: false }
  renameSync(result.file, job.outPath)
  const { pageSizes, removed, isDraft } = result
  const pagesOfInput = parts.map(part => part.pages)
  const { size } = statSync(job.outPath)
  return { pages: pageSizes.length, pagesOfInput, bytes: size, pageSizes, removed, isDraft }
}

async function readParts(job: MergeJob): Promise<{ parts: Part[]; imageSizes: PageSize[] }> {
  const images: ImageSink = { buffer: new FileBuffer(), writer: undefined }
  const parts: Part[] = []
  let pages = 0
  try {
    for (const [index, input] of job.inputs.entries()) {
      job.onInput?.(index)
      const part = await concerning(index, () => readPart(job, index, input, images))
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
  { folder, limits }: MergeJob,
  index: number,
  { path, kind, isMerged }: MergeInput,
  images: ImageSink,
): Promise<Part> {
  if (kind !== 'pdf') {
    const scratch = join(folder, `converted-${index}.png`)
    images.writer ??= new ImagePdfWriter(join(folder, imagesName))
    images.writer.addPage(await loadPageImage(path, scratch, limits, images.buffer))
    return { name: imagesName, range: String(images.writer.pageSizes.length), pages: 1, layered: false }
  }
  if ((await detectKind(path)) !== 'pdf') throw new PdfError('unknown_type', 'file is no longer a pdf')
  if (!isMerged) await checkUnfolding(path, limits)
  const { name, pageSizes, layered } = await openPdfSource(path, folder, `input-${index}.pdf`, limits)
  return { name, range: '1-z', pages: pageSizes.length, layered }
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
  // Hidden layers stay hidden only with the catalog that hides them; otherwise no catalog is taken over.
  const layered = parts.find(part => part.layered)
  const base = layered ? inJob(layered.name) : '--empty'
  await writeWithQpdf(folder, [base, '--pages', ...pages, '--', inJob(mergedName)])
  blankPhotoMetadata(join(folder, mergedName))
  const isShown = showDraft(job)
  const { pageSizes, removed, isChanged } = await scrubPdf(folder, mergedName, 'result.pdf', limits)
  const expected = parts.reduce((sum, part) => sum + part.pages, 0)
  if (pageSizes.length !== expected)
    throw new PdfError('damaged', `merge of ${expected} pages gave ${pageSizes.length}`)
  if (isChanged) blankPhotoMetadata(join(folder, 'result.pdf'))
  return { file: join(folder, 'result.pdf'), pageSizes, removed, isDraft: isShown && !isChanged }
}
