import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { withPdfium } from '../../src/platform/pdf/pdfium.ts'
import { PdfPage } from '../../src/platform/reading/pdf-page.ts'

export type Drawing = InstanceType<typeof PDFDocument>

/** A page that is drawn by hand. */
export async function drawnPdf(
  draw: (page: Drawing) => void,
  size: 'A4' | [number, number] = 'A4',
): Promise<Buffer> {
  const document = new PDFDocument({ size, margin: 60 })
  const parts: Buffer[] = []
  document.on('data', part => parts.push(part))
  const ended = new Promise(resolve => document.on('end', resolve))
  draw(document)
  document.end()
  await ended
  return Buffer.concat(parts)
}

/** The first page as a scanner gives it, turned by some degrees; in gray on white. */
export async function scanned(file: string, degrees: number): Promise<Buffer> {
  const { width, height, data } = await withPdfium(file, (pdfium, document) => {
    const page = new PdfPage(pdfium, document, 0)
    const image = page.render(170, 9_000_000)
    page.close()
    return image
  })
  return sharp(data, { raw: { width, height, channels: 1 } })
    .rotate(degrees, { background: '#fff' })
    .blur(0.6)
    .jpeg({ quality: 70 })
    .toBuffer()
}

/** A page that a picture covers, over what is drawn. */
export async function imagePdf(image: Buffer, draw?: (page: Drawing) => void): Promise<Buffer> {
  const { width, height } = await sharp(image).metadata()
  const size: [number, number] = width > height ? [842, 595] : [595, 842]
  return drawnPdf(page => {
    draw?.(page)
    page.image(image, 0, 0, { width: size[0], height: size[1] })
  }, size)
}

/** The page as a phone sees it from its side: on a dark table, in perspective, curling, and in the shade at one end. */
export async function photographed(file: string): Promise<Buffer> {
  const scan = await sharp(await scanned(file, 0))
    .resize(1400, 1980)
    .grayscale()
    .raw()
    .toBuffer()
  const [width, height] = [2400, 1800]
  const data = Buffer.alloc(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // The head of the sheet is to the right, and farther away.
      const down = (2175 - x) / 1950
      const breadth = 1240 + 220 * down
      const across = (y - 915 - 40 * down) / breadth + 0.5
      const hang = 0.006 * (2 * across - 1) ** 2
      const [column, row] = [Math.round(across * 1399), Math.round((down + hang) * 1979)]
      const isSheet = across >= 0 && across < 1 && down >= 0 && down < 1
      const value = isSheet ? 60 + 0.68 * (scan[Math.min(1979, row) * 1400 + column] ?? 255) : 50
      data[y * width + x] = value * (isSheet ? 1 - 0.45 * down : 1)
    }
  return sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 75 })
    .toBuffer()
}
