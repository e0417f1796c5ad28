import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import sharp, { type Sharp } from 'sharp'
import { withPdfium } from '../platform/pdf/pdfium.ts'
import { PdfPage } from '../platform/reading/pdf-page.ts'
import type { Dokumentplan } from './dokumentplan.ts'
import { antallSider, baseTitle, collect, createPapir, createPlanPdf, type Kontrakt } from './kontrakt.ts'
import type { Rng } from './rng.ts'

/** A file of an upload; its bytes are made when somebody asks for them, in a folder of theirs. */
export type DemoFil = { navn: string; sider: number; lag: (mappe: string) => Promise<Buffer> }

const dpi = 112
const table = '#6f5a47'

/** The files that the owner handed in, in the order of the upload. */
export function createFiler(plan: Dokumentplan, kontrakt: Kontrakt, rng: Rng): DemoFil[] {
  if (plan.form === 'pdf') {
    const lag = async () => (await createPapir(kontrakt)).pdf
    return [{ navn: createPdfnavn(kontrakt, rng), sider: antallSider, lag }]
  }
  const askew = rng.pick([-1.4, -0.6, 0.4, 1.3])
  if (plan.form === 'skann') {
    const navn = `Scan_${kontrakt.dato.toISOString().slice(0, 10).replaceAll('-', '')}.pdf`
    return [{ navn, sider: antallSider, lag: mappe => scanPages(mappe, kontrakt, askew / 2) }]
  }
  const first = rng.int(1204, 8800)
  const count = plan.status === 'DOKUMENTASJONEN ER MANGELFULL' ? 1 : antallSider
  const photos = Array.from({ length: count }, (_, index) => ({
    navn: `IMG_${first + index}.jpg`,
    sider: 1,
    lag: async (mappe: string) => photographPage(await drawPage(mappe, kontrakt, index), askew),
  }))
  const plansider = { navn: 'Framdriftsplan.pdf', sider: 1, lag: () => createPlanPdf(kontrakt) }
  return plan.form === 'blandet' ? [...photos, plansider] : photos
}

async function drawPage(mappe: string, kontrakt: Kontrakt, index: number): Promise<Sharp> {
  const sti = path.join(mappe, `tegnes-${index}.pdf`)
  await writeFile(sti, (await createPapir(kontrakt)).pdf)
  const { data, width, height } = await withPdfium(sti, (pdfium, document) => {
    const page = new PdfPage(pdfium, document, index)
    const drawn = page.render(dpi, 10_000_000)
    page.close()
    return drawn
  })
  await rm(sti)
  return sharp(data, { raw: { width, height, channels: 1 } })
}

/** A page as a telephone held upright takes it: grey paper a little askew on a table, and pixels that lie down. */
async function photographPage(page: Sharp, askew: number): Promise<Buffer> {
  const paper = await page.linear(0.84, 14).toColourspace('srgb').png().toBuffer()
  const border = { top: 51, bottom: 59, left: 42, right: 48, background: table }
  return sharp(paper)
    .rotate(270 + askew, { background: table })
    .extend(border)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 74 })
    .toBuffer()
}

/** Pages as an office scanner gives them: a PDF of grey pictures, a little askew, without a text layer. */
async function scanPages(mappe: string, kontrakt: Kontrakt, askew: number): Promise<Buffer> {
  const when = { CreationDate: kontrakt.dato, ModDate: kontrakt.dato }
  const info = { Title: 'Skannet dokument', Creator: 'Skanner', Producer: 'Skanner', ...when }
  const doc = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, info })
  for (let index = 0; index < antallSider; index += 1) {
    const page = await drawPage(mappe, kontrakt, index)
    const grey = page.linear(0.9, 16).rotate(askew, { background: '#f4f4f4' })
    doc.addPage()
    const { width, height } = doc.page
    doc.image(await grey.jpeg({ quality: 62 }).toBuffer(), 0, 0, { cover: [width, height] })
  }
  return collect(doc)
}

function createPdfnavn(kontrakt: Kontrakt, rng: Rng): string {
  const title = baseTitle(kontrakt.verk[0]?.tittel ?? '')
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .slice(0, 40)
    .trim()
  return rng.pick([
    `Arbeidsavtale ${title}.pdf`,
    `${title.replaceAll(' ', '_')}_signert.pdf`,
    `kontrakt ${title.toLocaleLowerCase('nb')}.pdf`,
    `Avtale ${kontrakt.arbeidstaker.navn} - ${title}.pdf`,
  ])
}
