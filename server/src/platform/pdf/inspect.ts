import { stat } from 'node:fs/promises'
import { detectKind } from './detect.ts'
import { checkImage } from './image.ts'
import { PdfError } from './pdf-error.ts'
import type { Inspection } from './pdf-job.ts'
import type { PdfLimits } from './pdf-limits.ts'
import { openPdfSource } from './pdf-source.ts'
import { checkUnfolding } from './unfold/check-unfolding.ts'

/**
 * Decides what a file is by its content and proves that it is sound: images are decoded, PDFs opened and their pages
 * read. `folder` is an empty folder for this job. Throws `PdfError` for whatever could not be merged.
 */
export async function inspectFile(path: string, folder: string, limits: PdfLimits): Promise<Inspection> {
  const kind = await detectKind(path)
  if (kind === 'empty') throw new PdfError('empty', 'file of 0 bytes')
  if (kind === 'heic') throw new PdfError('heic', 'HEIF picture')
  if (kind === 'unknown') throw new PdfError('unknown_type', 'neither PDF, JPEG nor PNG by content')
  const { size: bytes } = await stat(path)
  if (kind === 'pdf') {
    await checkUnfolding(path, limits)
    const { sizes } = (await openPdfSource(path, folder, 'input.pdf', limits)).pages
    return { kind, bytes, pages: sizes.length, pageSizes: sizes, endMissing: false, tellsPlace: false }
  }
  const { size, endMissing, tellsPlace } = await checkImage(path, limits)
  return { kind, bytes, pages: 1, pageSizes: [size], endMissing, tellsPlace }
}
