import type { Kontrakt, Kontrakttekst, Part, Punkt } from './kontrakt.ts'
import type { Page } from './pdf-side.ts'

/** The top of the first page: letterhead, title and the two parties. */
export function drawHead(page: Page, text: Kontrakttekst, kontrakt: Kontrakt): void {
  if (page.stil.oppsett === 'klassisk') drawClassicHead(page, text)
  else if (page.stil.oppsett === 'baand') drawBandHead(page, text)
  else drawFormHead(page, text, kontrakt)
}

/** The clauses, numbered or in a column of labels, as the look has it. */
export function drawPunkter(page: Page, text: Kontrakttekst): void {
  text.punkter.forEach((punkt, index) => {
    page.ensure(estimate(page, punkt))
    if (page.stil.oppsett === 'klassisk') drawClassicPunkt(page, punkt, index + 1)
    else if (page.stil.oppsett === 'baand') drawBandPunkt(page, punkt)
    else drawFormPunkt(page, punkt, index + 1)
  })
}

/** Points that must be left for a clause to begin here: its heading, its facts and a line or two. */
const estimate = ({ stil }: Page, punkt: Punkt) =>
  26 + punkt.fakta.length * (stil.size + 6) + (punkt.avsnitt.length > 0 ? stil.size * 3 : 0)

function drawFormHead(
  { doc, stil, accent, left, width }: Page,
  text: Kontrakttekst,
  kontrakt: Kontrakt,
): void {
  const initials = kontrakt.selskap.navn
    .split(/[\s&]+/)
    .slice(0, 2)
    .map(word => word.charAt(0))
    .join('')
  doc.circle(left + 17, 61, 17).fill(accent)
  doc
    .font(stil.bold)
    .fontSize(13)
    .fillColor('#fff')
    .text(initials, left, 56.5, { width: 34, align: 'center' })
  const [company = '', ...details] = text.brevhode
  doc
    .font(stil.bold)
    .fontSize(11)
    .fillColor(accent)
    .text(company, left + 44, 49)
  doc
    .font(stil.normal)
    .fontSize(8)
    .fillColor('#555')
    .text(details.join('  ·  '), left + 44, 64)
  doc
    .lineWidth(0.8)
    .strokeColor(accent)
    .moveTo(left, 90)
    .lineTo(left + width, 90)
    .stroke()
  doc.font(stil.bold).fontSize(20).fillColor('#111').text(text.tittel, left, 112)
  doc
    .font(stil.normal)
    .fontSize(10)
    .fillColor('#555')
    .text(text.undertittel, left, doc.y + 1)
  const top = doc.y + 14
  const column = (width - 14) / 2
  const height = 70
  text.parter.forEach((part, index) => {
    const x = left + index * (column + 14)
    doc.lineWidth(0.7).strokeColor('#999').rect(x, top, column, height).stroke()
    drawPart(doc, stil, part, x + 10, top + 9, column - 20)
  })
  doc.x = left
  doc.y = top + height + 8
}

function drawBandHead({ doc, stil, accent, left, width }: Page, text: Kontrakttekst): void {
  doc.rect(0, 0, doc.page.width, 116).fill(accent)
  doc.font(stil.normal).fontSize(25).fillColor('#fff').text(text.tittel, left, 38)
  doc.font(stil.normal).fontSize(10).text(text.undertittel, left, 72)
  doc
    .font(stil.bold)
    .fontSize(10)
    .text(text.brevhode[0] ?? '', left, 72, { width, align: 'right' })
  const column = (width - 16) / 2
  text.parter.forEach((part, index) => {
    const x = left + index * (column + 16)
    doc.rect(x, 134, column, 80).fill('#f2f3f1')
    doc.rect(x, 134, 3, 80).fill(accent)
    drawPart(doc, stil, part, x + 14, 143, column - 24)
  })
  doc.x = left
  doc.y = 230
}

function drawPart(
  doc: PDFKit.PDFDocument,
  stil: Page['stil'],
  part: Part,
  x: number,
  y: number,
  width: number,
): void {
  doc.font(stil.normal).fontSize(7.5).fillColor('#666').text(part.rolle, x, y, { width })
  doc
    .font(stil.bold)
    .fontSize(9.5)
    .fillColor('#111')
    .text(part.navn, x, doc.y + 1, { width })
  doc.font(stil.normal).fontSize(8.5).fillColor('#222')
  for (const line of part.linjer) doc.text(line, x, doc.y + 1, { width })
}

function drawClassicHead({ doc, stil, left, width }: Page, text: Kontrakttekst): void {
  doc.font(stil.normal).fontSize(18).fillColor('#111')
  doc.text(text.tittel.toLocaleUpperCase('nb'), left, 74, { width, align: 'center', characterSpacing: 1.6 })
  doc
    .font(stil.italic)
    .fontSize(11.5)
    .text(text.undertittel, left, doc.y + 3, { width, align: 'center' })
  doc.y += 18
  for (const part of text.parter) {
    doc
      .font(stil.bold)
      .fontSize(stil.size)
      .text(part.navn, left + 30, doc.y, { continued: true, width: width - 60 })
    doc.font(stil.normal).text(`, ${part.linjer.join(', ')}, `, { continued: true })
    doc.font(stil.italic).text(`– ${part.rolle.toLocaleLowerCase('nb')}`)
    doc.y += 6
  }
  doc.y += 6
}

function drawFormPunkt({ doc, stil, accent, left, width }: Page, punkt: Punkt, number: number): void {
  doc.y += 11
  doc
    .font(stil.bold)
    .fontSize(stil.size + 1.5)
    .fillColor(accent)
    .text(`${number}  ${punkt.tittel}`, left, doc.y)
  doc.y += 3
  drawFakta(doc, stil, punkt, left, width, 130)
  drawAvsnitt(doc, stil, punkt, left, width)
}

function drawBandPunkt({ doc, stil, accent, left, width }: Page, punkt: Punkt): void {
  const label = 116
  doc.y += 8
  doc
    .lineWidth(0.5)
    .strokeColor('#c9c9c4')
    .moveTo(left, doc.y)
    .lineTo(left + width, doc.y)
    .stroke()
  doc.y += 9
  const top = doc.y
  doc
    .font(stil.bold)
    .fontSize(stil.size)
    .fillColor(accent)
    .text(punkt.tittel, left, top, { width: label - 12 })
  const afterLabel = doc.y
  doc.y = top
  drawFakta(doc, stil, punkt, left + label, width - label, 104)
  drawAvsnitt(doc, stil, punkt, left + label, width - label)
  doc.y = Math.max(doc.y, afterLabel)
}

function drawClassicPunkt({ doc, stil, left, width }: Page, punkt: Punkt, number: number): void {
  doc.y += 10
  doc.font(stil.bold).fontSize(stil.size).fillColor('#111').text(`§ ${number}  ${punkt.tittel}`, left, doc.y)
  doc.y += 4
  let paragraph = 0
  const numbered = (body: string) => {
    paragraph += 1
    const y = doc.y
    const label = `${number}.${paragraph}`
    doc.font(stil.normal).fontSize(stil.size).text(label, left, y, { width: 28 })
    doc.text(body, left + 30, y, { width: width - 30, align: 'justify', lineGap: 1.2 })
    doc.y += 4
  }
  if (punkt.fakta.length > 0)
    numbered(`${punkt.fakta.map(([name, value]) => `${name}: ${value}`).join('. ')}.`)
  for (const body of punkt.avsnitt) numbered(body)
}

function drawFakta(
  doc: PDFKit.PDFDocument,
  stil: Page['stil'],
  punkt: Punkt,
  x: number,
  width: number,
  label: number,
): void {
  for (const [name, value] of punkt.fakta) {
    const y = doc.y
    doc
      .font(stil.normal)
      .fontSize(stil.size)
      .fillColor('#666')
      .text(name, x, y, { width: label - 8 })
    doc
      .font(stil.bold)
      .fillColor('#111')
      .text(value, x + label, y, { width: width - label })
    doc.y += 4
  }
}

function drawAvsnitt(
  doc: PDFKit.PDFDocument,
  stil: Page['stil'],
  punkt: Punkt,
  x: number,
  width: number,
): void {
  doc.font(stil.normal).fontSize(stil.size).fillColor('#1a1a1a')
  for (const body of punkt.avsnitt) {
    doc.text(body, x, doc.y, { width, lineGap: 1.8 })
    doc.y += 4
  }
}
