import type { JobLimits, Progress } from '../pdf/pdf-job.ts'
import { withPdfium } from '../pdf/pdfium.ts'
import { unbent } from './bend.ts'
import { darkOnLight, type GrayImage, toJpeg } from './gray-image.ts'
import type { Box, PageText } from './page-text.ts'
import { PdfPage } from './pdf-page.ts'
import { areaOf, seenFromAbove } from './perspective.ts'

/** A page of which some places alone are to be seen, as it was read: boxes of what is shown, and of what is black whatever it lies over. */
export type PartOfPage = Pick<PageText, 'number' | 'shownAt'> & { seen: Box[]; covered: Box[] }
/** A JPEG in base64. */
export type DrawnPage = { number: number; jpeg: string }
export type DrawingJob = { path: string; pages: PartOfPage[] } & JobLimits
export type DrawingStep = Progress & { drawn: DrawnPage | undefined }

/** Enough to read eight points by: an A4 page is 1.4 million pixels, and some 200 kB. */
const dpi = 120
const maxPixels = 1_400_000
const maxBytes = 1_000_000
/** The sheet in a photo is as fine as other pages where the whole photo is no more than this. */
const largestPixels = 12_000_000
const smallestShare = 0.05
/** Of the height of a box: what is put around it, of what is shown and of what is black. */
const around = { seen: 0.1, covered: 0.3 }

/**
 * Draws pages with nothing to see but what is asked for, one at a time: white paper, the places that are shown, and over them what is black.
 * A page that cannot be drawn so is left out. May take any time and memory on a hostile file.
 */
export async function drawPages(
  { path, pages }: DrawingJob,
  onStep: (step: DrawingStep) => void,
): Promise<void> {
  await withPdfium(path, async (pdfium, document) => {
    for (const [index, part] of pages.entries()) {
      const page = new PdfPage(pdfium, document, part.number - 1)
      try {
        const jpeg = await draw(page, part)
        const drawn = jpeg && { number: part.number, jpeg: jpeg.toString('base64') }
        onStep({ at: index + 1, total: pages.length, drawn })
      } finally {
        page.close()
      }
    }
  })
}

async function draw(page: PdfPage, part: PartOfPage): Promise<Buffer | undefined> {
  const jpeg = await toJpeg(withOnly(darkOnLight(asRead(page, part)), part))
  return jpeg.length <= maxBytes ? jpeg : undefined
}

/** Upright, straight and level, and of a photo the sheet alone: as the boxes of its words have it. */
function asRead(page: PdfPage, { shownAt }: PartOfPage): GrayImage {
  if (!shownAt) return page.render(dpi, maxPixels)
  const share = Math.min(1, Math.max(smallestShare, areaOf(shownAt.corners)))
  const image = page.render(dpi / Math.sqrt(share), Math.min(largestPixels, maxPixels / share))
  return unbent(seenFromAbove(image, shownAt.corners), shownAt.bend)
}

function withOnly({ width, height, data }: GrayImage, { seen, covered }: PartOfPage): GrayImage {
  const out = new Uint8Array(width * height).fill(255)
  const rowsOf = ({ left, top, right, bottom }: Box, margin: number) => {
    const by = Math.ceil((bottom - top) * height * margin)
    const from = Math.max(0, Math.floor(left * width) - by)
    const to = Math.min(width, Math.ceil(right * width) + by)
    const first = Math.max(0, Math.floor(top * height) - by)
    const last = Math.min(height, Math.ceil(bottom * height) + by)
    return Array.from({ length: Math.max(0, last - first) }, (_, at) => {
      const row = (first + at) * width
      return [row + from, Math.max(row + from, row + to)] as const
    })
  }
  for (const box of seen)
    for (const [from, to] of rowsOf(box, around.seen)) out.set(data.subarray(from, to), from)
  for (const box of covered) for (const [from, to] of rowsOf(box, around.covered)) out.fill(0, from, to)
  return { width, height, data: out }
}
