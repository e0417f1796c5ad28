import { createHash } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { createRng, type Rng } from '../../server/src/demo/rng.ts'

/** How a paper comes: printed to PDF, laid on a scanner, or photographed with a phone (one image a page). */
export type Slag = 'digital' | 'skann' | 'foto'

/** How bad the scan or the photo is; what is not named is chosen by the name of the file. */
export type Slitasje = {
  /** Degrees the paper lies askew. */
  skjev?: number
  /** 0 sharp, 1 out of focus. */
  uskarp?: number
  /** 0 clean, 1 grainy. */
  korn?: number
  /** 0 even light, 1 a strong shadow over the paper (photo only). */
  skygge?: number
  /** Pixels to an inch: 300 for a good office scanner, 150 for a poor one. */
  dpi?: number
}

/**
 * One file as somebody would upload it. Each page is a `<section class="ark">` in `html`, which must not be taller than a
 * sheet: 210 by 297 mm, margins included.
 */
export type Papir = { navn: string; slag: Slag; html: string; stil?: string; slitasje?: Slitasje }

const ark = `@page { size: A4; margin: 0 }
html, body { margin: 0; background: white }
.ark { box-sizing: border-box; width: 210mm; height: 297mm; overflow: hidden; break-after: page; position: relative; background: white }
.ark:last-of-type { break-after: auto }`

async function open(browser: Browser, papir: Papir, skala: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: skala })
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><title></title><style>${ark}\n${papir.stil ?? ''}</style>${papir.html}`,
  )
  const overflow = await page
    .locator('.ark')
    .evaluateAll(sheets =>
      sheets.flatMap((one, i) => (one.scrollHeight > one.clientHeight + 1 ? [i + 1] : [])),
    )
  if (overflow.length > 0) throw new Error(`${papir.navn}: side ${overflow.join(', ')} er høyere enn arket.`)
  return page
}

/** The time of printing stands in the file: one and the same for all, so that the same paper gives the same bytes. */
const fixTime = (pdf: Buffer) =>
  Buffer.from(
    pdf.toString('latin1').replaceAll(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20240101120000'),
    'latin1',
  )

/** The pages as a scanner or a phone sees them: JPEG, one for each. */
async function shoot(browser: Browser, papir: Papir): Promise<Buffer[]> {
  const seed = createHash('sha256').update(papir.navn).digest().readUInt32LE()
  const rng = createRng(seed)
  const dpi = papir.slitasje?.dpi ?? (papir.slag === 'foto' ? 220 : rng.pick([150, 200, 200, 300]))
  const page = await open(browser, papir, dpi / 96)
  try {
    const pages: Buffer[] = []
    for (const sheet of await page.locator('.ark').all())
      pages.push(await wear(await sheet.screenshot({ type: 'png' }), papir, rng.fork(String(pages.length))))
    return pages
  } finally {
    await page.close()
  }
}

async function wear(png: Buffer, { slag, slitasje = {} }: Papir, rng: Rng): Promise<Buffer> {
  const foto = slag === 'foto'
  const {
    skjev = (rng.next() - 0.5) * (foto ? 5 : 1.6),
    uskarp = rng.next() * (foto ? 0.6 : 0.4),
    korn = rng.next() * 0.7,
    skygge = foto ? 0.2 + rng.next() * 0.5 : 0,
  } = slitasje
  const table = foto ? { r: 96, g: 78, b: 62 } : { r: 250, g: 250, b: 248 }
  const turned = sharp(png)
    .flatten({ background: 'white' })
    .extend({
      top: foto ? 60 : 0,
      bottom: foto ? 80 : 0,
      left: foto ? 50 : 0,
      right: foto ? 50 : 0,
      background: table,
    })
    .rotate(skjev, { background: table })
  const { data, info } = await turned.png().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const grain = Buffer.alloc(width * height)
  for (let i = 0; i < grain.length; i++) grain[i] = 128 + Math.round((rng.next() - 0.5) * 60 * korn)
  const light = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="s" x1="${rng.next()}" y1="0" x2="${rng.next()}" y2="1">
<stop offset="0" stop-color="white"/><stop offset="1" stop-color="rgb(${[1, 1.02, 1.06].map(c => Math.max(0, Math.round(255 - 190 * skygge * c))).join()})"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  )
  const worn = sharp(data)
    .composite([
      { input: light, blend: 'multiply' },
      {
        input: await sharp(grain, { raw: { width, height, channels: 1 } })
          .png()
          .toBuffer(),
        blend: 'soft-light',
      },
    ])
    .blur(0.3 + uskarp * 1.4)
  return (foto ? worn : worn.flatten().greyscale()).jpeg({ quality: foto ? 82 : 70 }).toBuffer()
}

/** A scanner's PDF: an image a page and no text. */
async function toScan(images: readonly Buffer[]): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    info: { CreationDate: new Date('2024-01-01T12:00:00Z') },
  })
  const parts: Buffer[] = []
  const done = new Promise(resolve => pdf.on('data', part => parts.push(part)).on('end', resolve))
  for (const image of images)
    pdf.addPage({ size: 'A4', margin: 0 }).image(image, 0, 0, { width: 595.28, height: 841.89 })
  pdf.end()
  await done
  return Buffer.concat(parts)
}

/**
 * The files of one paper: a PDF for a digital one or a scan, an image a page for photos ("navn.jpg", "navn 2.jpg").
 * The same paper gives the same bytes with the same browser and fonts.
 *
 * @throws where a page is taller than its sheet
 */
export async function print(browser: Browser, papir: Papir): Promise<{ navn: string; innhold: Buffer }[]> {
  if (papir.slag === 'digital') {
    const page = await open(browser, papir, 1)
    try {
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
      return [{ navn: papir.navn, innhold: fixTime(pdf) }]
    } finally {
      await page.close()
    }
  }
  const images = await shoot(browser, papir)
  if (papir.slag === 'skann') return [{ navn: papir.navn, innhold: await toScan(images) }]
  return images.map((innhold, i) => ({
    navn: i === 0 ? papir.navn : papir.navn.replace(/(?=\.\w+$)/, ` ${i + 1}`),
    innhold,
  }))
}
