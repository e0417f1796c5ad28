import PDFDocument from 'pdfkit'
import sharp, { type Sharp } from 'sharp'
import { collect } from './kontrakt-pdf.ts'
import type { Rng } from './rng.ts'

/** A picture taken with a telephone: how it lay on the table, and how the telephone was held. */
export type Foto = {
  /** Degrees, clockwise. */
  skraa: number
  /** EXIF orientation; 6 and 8 are a telephone held upright that stores its pixels lying down. */
  orientering: 1 | 3 | 6 | 8
  bord: string
  lysFra: 'venstre' | 'hoeyre'
}

export function createFoto(rng: Rng): Foto {
  return {
    skraa: rng.pick([-2.1, -1.4, -0.8, 0.7, 1.3, 1.9]),
    orientering: rng.pick([1, 6, 6, 8]),
    bord: rng.pick(['#6f5a47', '#8b8378', '#4d4a48', '#a08c72']),
    lysFra: rng.pick(['venstre', 'hoeyre']),
  }
}

// The pixels are stored turned the other way round from what the orientation tells the reader to do.
const storedRotation: Record<Foto['orientering'], number> = { 1: 0, 3: 180, 6: 270, 8: 90 }

/** A page as a photo: grey paper a little askew on a table, light from one side, JPEG with an EXIF orientation. */
export async function photographPage(page: Sharp, foto: Foto): Promise<Buffer> {
  const raw = { resolveWithObject: true } as const
  const grey = await page.linear([0.86, 0.85, 0.81], [14, 14, 12]).raw().toBuffer(raw)
  // A step of its own: in one pipeline the colour of the table would be greyed along with the paper.
  const paper = await sharp(grey.data, { raw: grey.info })
    .rotate(foto.skraa, { background: foto.bord })
    .raw()
    .toBuffer(raw)
  const width = paper.info.width + 90
  const height = paper.info.height + 110
  const scene = await sharp({ create: { width, height, channels: 3, background: foto.bord } })
    .composite([
      { input: paper.data, raw: paper.info, left: 42, top: 51 },
      { input: Buffer.from(createLight(width, height, foto.lysFra)), blend: 'multiply' },
    ])
    .removeAlpha()
    .raw()
    .toBuffer(raw)
  return sharp(scene.data, { raw: scene.info })
    .rotate(storedRotation[foto.orientering])
    .withMetadata({ orientation: foto.orientering })
    .jpeg({ quality: 74 })
    .toBuffer()
}

function createLight(width: number, height: number, from: Foto['lysFra']): string {
  const [x1, x2] = from === 'venstre' ? [0, 1] : [1, 0]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<linearGradient id="lys" x1="${x1}" y1="0" x2="${x2}" y2="1"><stop offset="0" stop-color="#fff"/>
<stop offset=".6" stop-color="#ebe9e4"/><stop offset="1" stop-color="#a9a59d"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#lys)"/></svg>`
}

/** Pages as an office scanner gives them: a PDF of grey JPEG pages, a little askew, without a text layer. */
export async function scanPages(pages: readonly Sharp[], skraa: number, dato: Date): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: {
      Title: 'Skannet dokument',
      Creator: 'Skanner',
      Producer: 'Skanner',
      CreationDate: dato,
      ModDate: dato,
    },
  })
  for (const page of pages) {
    const image = await page
      .greyscale()
      .linear(0.9, 16)
      .rotate(skraa, { background: '#f4f4f4' })
      .jpeg({ quality: 62 })
      .toBuffer()
    doc.addPage()
    doc.image(image, 0, 0, { cover: [doc.page.width, doc.page.height], align: 'center', valign: 'center' })
  }
  return collect(doc)
}
