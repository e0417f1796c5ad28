import PDFDocument from 'pdfkit'
import type { Kontrakt, Kontrakttekst } from './kontrakt.ts'
import { writeEnglish } from './kontrakt-en.ts'
import { writeBokmaal } from './kontrakt-nb.ts'
import { writeNynorsk } from './kontrakt-nn.ts'
import { drawHead, drawPunkter } from './kontrakt-stil.ts'
import { createPage, type Page, stiler } from './pdf-side.ts'
import { drawSignature } from './signatur.ts'

const writers = { nb: writeBokmaal, nn: writeNynorsk, en: writeEnglish } as const

/**
 * Sets a contract as a PDF of one to four pages, with text that can be selected. The same contract gives the same bytes.
 */
export function createKontraktPdf(kontrakt: Kontrakt): Promise<Buffer> {
  const text = writers[kontrakt.spraak](kontrakt)
  const name = `${text.tittel.charAt(0)}${text.tittel.slice(1).toLocaleLowerCase('nb')}`
  const page = openDocument(kontrakt, name)
  drawHead(page, text, kontrakt)
  drawPunkter(page, text)
  drawSignatures(page, text)
  if (text.vedlegg) {
    page.doc.addPage()
    drawVedlegg(page, text.vedlegg)
  }
  drawFooters(page, text, titleOf(kontrakt, name))
  return collect(page.doc)
}

/** The schedule of a contract as a PDF of its own. */
export function createPlanPdf(kontrakt: Kontrakt): Promise<Buffer> {
  const text = writers[kontrakt.spraak]({ ...kontrakt, framdriftsplan: true })
  const page = openDocument(kontrakt, 'Framdriftsplan')
  if (text.vedlegg) drawVedlegg(page, text.vedlegg)
  drawFooters(page, text, titleOf(kontrakt, 'Framdriftsplan'))
  return collect(page.doc)
}

const titleOf = (kontrakt: Kontrakt, name: string) => `${name}, ${kontrakt.verk[0]?.tittel ?? ''}`

function openDocument(kontrakt: Kontrakt, name: string): Page {
  const stil = stiler[kontrakt.stil]
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 62, bottom: 54, left: stil.margin, right: stil.margin },
    bufferPages: true,
    lang: { nb: 'nb-NO', nn: 'nn-NO', en: 'en-GB' }[kontrakt.spraak],
    displayTitle: true,
    info: {
      Title: titleOf(kontrakt, name),
      Author: kontrakt.selskap.navn,
      Subject: 'Syntetisk dokument for demonstrasjon',
      Creator: 'Rettighetsportalen, demo',
      Producer: 'Rettighetsportalen, demo',
      // Fixed, so that the file is the same wherever and whenever the demo is made.
      CreationDate: kontrakt.dato,
      ModDate: kontrakt.dato,
    },
  })
  return createPage(doc, stil, kontrakt.selskap.navn)
}

/** The pages of a PDF made here; pdfkit writes its page objects uncompressed, where other makers may not. */
export const countPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0

/** Ends the document and gathers its bytes. */
export function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    doc.end()
  })
}

function drawSignatures({ doc, stil, left, width, ensure }: Page, text: Kontrakttekst): void {
  ensure(116)
  doc.moveDown(1.2).font(stil.normal).fontSize(stil.size).fillColor('#111').text(text.stedDato, left, doc.y)
  const line = doc.y + 62
  const column = (width - 36) / 2
  text.signaturer.forEach(({ rolle, navn, signert }, index) => {
    const x = left + index * (column + 36)
    doc
      .lineWidth(0.6)
      .strokeColor('#555')
      .moveTo(x, line)
      .lineTo(x + column, line)
      .stroke()
    if (signert) {
      doc
        .save()
        .translate(x + 14, line - 12)
        .scale(1.25)
      doc
        .lineWidth(0.95)
        .lineJoin('round')
        .lineCap('round')
        .strokeColor(index === 0 ? '#1d2b57' : '#152f8c')
      doc.path(drawSignature(navn)).stroke().restore()
    }
    doc
      .fillColor('#111')
      .font(stil.bold)
      .fontSize(stil.size - 0.5)
      .text(navn, x, line + 5, { width: column })
    doc
      .fillColor('#555')
      .font(stil.normal)
      .fontSize(stil.size - 1.5)
      .text(rolle, x, doc.y + 1, { width: column })
  })
  doc.x = left
}

function drawVedlegg(page: Page, vedlegg: NonNullable<Kontrakttekst['vedlegg']>): void {
  const { doc, stil, left, width } = page
  doc
    .font(stil.bold)
    .fontSize(stil.size + 5)
    .fillColor(page.accent)
    .text(vedlegg.tittel, left, 70)
  doc.moveDown(0.8)
  const column = width / vedlegg.kolonner.length
  const row = (cells: readonly string[], font: string, color: string) => {
    const y = doc.y
    cells.forEach((cell, index) => {
      doc.font(font).fontSize(stil.size).fillColor(color)
      doc.text(cell, left + index * column, y, { width: column - 8, lineBreak: false })
    })
    doc
      .lineWidth(0.4)
      .strokeColor('#bbb')
      .moveTo(left, y + 17)
      .lineTo(left + width, y + 17)
      .stroke()
    doc.x = left
    doc.y = y + 23
  }
  row(vedlegg.kolonner, stil.bold, '#333')
  for (const cells of vedlegg.rader) row(cells, stil.normal, '#111')
}

function drawFooters({ doc, stil, left, width }: Page, text: Kontrakttekst, title: string): void {
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index)
    // Below the bottom margin pdfkit would begin a new page.
    doc.page.margins.bottom = 0
    const y = doc.page.height - 40
    doc.font(stil.normal).fontSize(7.5).fillColor('#777')
    doc.text(title, left, y, { width: width - 90, height: 10, ellipsis: true })
    doc.text(text.side(index + 1, count), left + width - 90, y, { width: 90, align: 'right' })
  }
}
