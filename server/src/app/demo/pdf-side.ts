/** The look of a contract: fonts that every reader of PDF has, sizes in points. */
export type Stil = {
  normal: string
  bold: string
  italic: string
  size: number
  margin: number
  oppsett: 'skjema' | 'klassisk' | 'baand'
}

export const stiler: Record<Stil['oppsett'], Stil> = {
  skjema: {
    normal: 'Helvetica',
    bold: 'Helvetica-Bold',
    italic: 'Helvetica-Oblique',
    size: 9.5,
    margin: 62,
    oppsett: 'skjema',
  },
  klassisk: {
    normal: 'Times-Roman',
    bold: 'Times-Bold',
    italic: 'Times-Italic',
    size: 11,
    margin: 78,
    oppsett: 'klassisk',
  },
  baand: {
    normal: 'Helvetica',
    bold: 'Helvetica-Bold',
    italic: 'Helvetica-Oblique',
    size: 9.5,
    margin: 54,
    oppsett: 'baand',
  },
}

/** A document being set, with what its parts need to know. */
export type Page = {
  doc: PDFKit.PDFDocument
  stil: Stil
  /** The company's colour. */
  accent: string
  left: number
  width: number
  /** Begins a new page unless so many points are left. */
  ensure: (points: number) => void
}

const colours = ['#1f4e5f', '#6b2737', '#2f5233', '#3d348b', '#7a4b12', '#0b3c5d', '#54375a'] as const

export function createPage(doc: PDFKit.PDFDocument, stil: Stil, selskap: string): Page {
  const sum = [...selskap].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return {
    doc,
    stil,
    accent: colours[sum % colours.length] ?? colours[0],
    left: stil.margin,
    width: doc.page.width - 2 * stil.margin,
    ensure: points => {
      if (doc.y + points > doc.page.height - doc.page.margins.bottom) doc.addPage()
    },
  }
}
