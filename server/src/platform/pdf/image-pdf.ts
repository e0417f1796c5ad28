import { closeSync, openSync, writevSync } from 'node:fs'
import type { Orientation } from './exif.ts'

/** An image whose encoded data is put into a PDF page as it is. */
export type PageImage = {
  width: number
  height: number
  orientation: Orientation
  space: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK'
  /** RGB triples of a palette image. */
  palette: Buffer | undefined
  icc: Buffer | undefined
  /** The rest of the image dictionary: filter, bits, decode parameters, mask. */
  dictionary: string
  data: Buffer[]
}

/** A page in points (1/72 inch), as it is seen: after rotation. */
export type PageSize = { width: number; height: number }

const a4 = { short: 595.28, long: 841.89 }
const writevLimit = 1000
const components: Record<PageImage['space'], number> = { DeviceGray: 1, DeviceRGB: 3, DeviceCMYK: 4 }

/** Unit-square matrices that undo the EXIF orientations: [a b c d e f] of ISO 32000-1, 8.3.4. */
const uprights: Record<Orientation, readonly [number, number, number, number, number, number]> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
}

/** Writes a PDF of images page by page, straight to the file: only the image at hand is in memory. */
export class ImagePdfWriter {
  readonly pageSizes: PageSize[] = []
  readonly #file: number
  readonly #offsets: number[] = []
  readonly #pages: number[] = []
  #position = 0
  // 1 is the catalog and 2 the page tree, both written last.
  #nextObject = 3

  constructor(path: string) {
    this.#file = openSync(path, 'wx', 0o600)
    // The high bytes tell transfer programs that the file is binary (ISO 32000-1, 7.5.2).
    this.#write(['%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'])
  }

  /** Adds an A4 page, upright or lying as the picture is, with the picture centred and never enlarged above 72 dpi. */
  addPage(image: PageImage): void {
    const profile = image.icc && this.#addStream(`/N ${components[image.space]}`, [image.icc])
    const picture = this.#addStream(
      `/Type/XObject/Subtype/Image/Width ${image.width}/Height ${image.height}/ColorSpace ${colourSpace(image, profile)}${image.dictionary}`,
      image.data,
    )
    const { size, matrix } = placeOnPage(image)
    const content = this.#addStream('', [Buffer.from(`q ${matrix} cm /Im0 Do Q`, 'latin1')])
    const page = this.#nextObject++
    this.#addObject(page, [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size.width} ${size.height}]/Resources<</XObject<</Im0 ${picture} 0 R>>>>/Contents ${content} 0 R>>`,
    ])
    this.#pages.push(page)
    this.pageSizes.push(size)
  }

  /** Writes page tree, catalog and cross-reference table. */
  finish(): void {
    const kids = this.#pages.map(page => `${page} 0 R`).join(' ')
    this.#addObject(1, ['<</Type/Catalog/Pages 2 0 R>>'])
    this.#addObject(2, [`<</Type/Pages/Count ${this.#pages.length}/Kids[${kids}]>>`])
    const start = this.#position
    const size = this.#nextObject
    const rows = this.#offsets.slice(1).map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`)
    this.#write([
      `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`,
      `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ])
  }

  /** Closes the file, also when it is not finished. */
  close(): void {
    closeSync(this.#file)
  }

  #addStream(dictionary: string, data: Buffer[]): number {
    const id = this.#nextObject++
    const length = data.reduce((sum, part) => sum + part.length, 0)
    this.#addObject(id, [`<<${dictionary}/Length ${length}>>\nstream\n`, ...data, '\nendstream'])
    return id
  }

  #addObject(id: number, parts: (string | Buffer)[]): void {
    this.#offsets[id] = this.#position
    this.#write([`${id} 0 obj\n`, ...parts, '\nendobj\n'])
  }

  #write(parts: (string | Buffer)[]): void {
    const buffers = parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))
    for (let at = 0; at < buffers.length; at += writevLimit)
      this.#writeAll(buffers.slice(at, at + writevLimit))
  }

  #writeAll(buffers: Buffer[]): void {
    let rest = buffers.filter(buffer => buffer.length > 0)
    while (rest.length > 0) {
      let written = writevSync(this.#file, rest)
      this.#position += written
      // A full disk or a signal may cut a write short; what is left is written again and then throws ENOSPC.
      rest = rest.flatMap(buffer => {
        const taken = Math.min(written, buffer.length)
        written -= taken
        return taken === buffer.length ? [] : [buffer.subarray(taken)]
      })
    }
  }
}

function colourSpace(image: PageImage, profile: number | undefined): string {
  const base = profile ? `[/ICCBased ${profile} 0 R]` : `/${image.space}`
  if (!image.palette) return base
  return `[/Indexed ${base} ${image.palette.length / 3 - 1}<${image.palette.toString('hex')}>]`
}

function placeOnPage({ width, height, orientation }: PageImage): { size: PageSize; matrix: string } {
  const [seenWidth, seenHeight] = orientation >= 5 ? [height, width] : [width, height]
  const isLandscape = seenWidth > seenHeight
  const size = isLandscape ? { width: a4.long, height: a4.short } : { width: a4.short, height: a4.long }
  const scale = Math.min(size.width / seenWidth, size.height / seenHeight, 1)
  const [w, h] = [seenWidth * scale, seenHeight * scale]
  const [a, b, c, d, e, f] = uprights[orientation]
  const matrix = [a * w, b * h, c * w, d * h, e * w + (size.width - w) / 2, f * h + (size.height - h) / 2]
  return { size, matrix: matrix.map(value => value.toFixed(4)).join(' ') }
}
