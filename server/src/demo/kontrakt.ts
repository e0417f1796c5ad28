import type { Sted } from '@rp/contract/ki'
import PDFDocument from 'pdfkit'
import { formatKontonummer, formatOrgnr, formatPersonnummer } from './numre.ts'
import { createRng } from './rng.ts'

/** How the rights are settled: kept through F©R, bought out by the producer, or not mentioned at all. */
export type Klausul = 'behold' | 'frikjoep' | 'taus'

/** Everything a contract of the demo says. */
export type Kontrakt = {
  selskap: { navn: string; orgnr: string; adresse: string; kontakt: string }
  arbeidstaker: { navn: string; adresse: string; personnummer: string; kontonummer: string }
  verk: { tittel: string; sesong: number | null; verkstype: string }[]
  mediehus: string
  /** The function as people say it. */
  fagfunksjon: string
  /** Episodes worked; null where the contract is silent. */
  episoder: number | null
  fra: Date
  til: Date
  /** Gross pay in words. */
  loenn: string
  klausul: Klausul
  sted: string
  dato: Date
  signert: { selskap: boolean; arbeidstaker: boolean }
}

/** A contract as a PDF of two pages, and where what KI shows stands in it; a work's title under `produksjon<n>`. */
export type Papir = { pdf: Buffer; steder: ReadonlyMap<string, Sted> }
export const antallSider = 2

/** What the contract says of rights. */
export const rettighetsord: Record<Klausul, string> = {
  behold:
    'Arbeidstakeren beholder de økonomiske rettighetene til sitt arbeid så langt de er omfattet av forvaltningskontrakten med F©R. Vederlag for videresending og privatkopiering tilfaller arbeidstakeren og kreves inn av F©R.',
  frikjoep:
    'Produsenten erverver ved betaling av lønnen samtlige økonomiske rettigheter til resultatet av arbeidet, uten begrensning i tid, sted eller antall visninger. Arbeidstakeren har ikke krav på vederlag for senere bruk.',
  taus: '',
}

const vilkaar = [
  [
    'Arbeidet',
    'Arbeidstakeren utfører arbeidet i samråd med produksjonens kunstneriske ledelse. Det omfatter forberedelser, møter og de rettelsene som følger av avtalte gjennomsyn.',
  ],
  [
    'Arbeidstid og hvile',
    'En vanlig arbeidsuke er 37,5 timer. Arbeidsplanen sendes ut senest ti dager før den gjelder. Det skal være minst elleve timer mellom to arbeidsdager.',
  ],
  [
    'Sykdom',
    'Sykdom meldes til produksjonsleder før arbeidsdagen begynner. En vikar endrer ikke retten til å bli navngitt for det arbeidet som alt er gjort.',
  ],
  ['Navngivelse', 'Arbeidstakeren navngis i rulleteksten med funksjonen på side 1.'],
  [
    'Uenighet',
    'Partene søker å løse uenighet i et møte innen tre uker. Fører ikke det fram, følges norsk rett. Avtalen er laget i to eksemplarer, ett til hver.',
  ],
] as const

const formatDato = (date: Date) =>
  new Intl.DateTimeFormat('nb-NO', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date)

/** The title with its season said once: 'Tinghuset', not 'Tinghuset (sesong 2)'. */
export const baseTitle = (title: string) => title.replace(/ \(sesong \d+\)$/, '')

/** Sets a contract; the same contract gives the same bytes. */
export async function createPapir(kontrakt: Kontrakt): Promise<Papir> {
  const page = openPage(`Arbeidsavtale, ${kontrakt.verk[0]?.tittel ?? ''}`, kontrakt)
  writeFakta(page, kontrakt)
  page.doc.addPage()
  for (const [tittel, tekst] of vilkaar) {
    page.heading(tittel)
    page.text(tekst)
  }
  writeSignaturer(page, kontrakt)
  page.number()
  return { pdf: await collect(page.doc), steder: page.steder }
}

/** A schedule beside the contract, of one page. */
export function createPlanPdf(kontrakt: Kontrakt): Promise<Buffer> {
  const page = openPage(`Framdriftsplan, ${kontrakt.verk[0]?.tittel ?? ''}`, kontrakt)
  page.heading(`Framdriftsplan for «${baseTitle(kontrakt.verk[0]?.tittel ?? '')}»`)
  page.fact('Oppstart', formatDato(kontrakt.fra))
  page.fact('Levering', formatDato(kontrakt.til))
  page.number()
  return collect(page.doc)
}

function writeFakta(page: Page, k: Kontrakt): void {
  page.doc.font('Helvetica-Bold').fontSize(20).fillColor('#111').text('ARBEIDSAVTALE', margin, 64)
  page.text('Midlertidig ansettelse for én produksjon')
  page.heading('Produsent')
  page.fact('Navn', k.selskap.navn, 'produksjonsselskap')
  page.fact('Org.nr.', formatOrgnr(k.selskap.orgnr))
  page.fact('Adresse', k.selskap.adresse)
  page.heading('Arbeidstaker')
  page.fact('Navn', k.arbeidstaker.navn, 'arbeidstaker')
  page.fact('Fødselsnummer', formatPersonnummer(k.arbeidstaker.personnummer), 'personnummer')
  page.fact('Adresse', k.arbeidstaker.adresse)
  page.fact('Konto', formatKontonummer(k.arbeidstaker.kontonummer))
  page.heading('Produksjonen og arbeidet')
  for (const [index, { tittel, sesong, verkstype }] of k.verk.entries()) {
    page.fact('Tittel', `«${baseTitle(tittel)}»`, `produksjon${index}`)
    if (sesong) page.fact('Sesong', String(sesong))
    if (index === 0) page.fact('Verkstype', verkstype)
  }
  page.fact('Oppdragsgiver', k.mediehus)
  page.fact('Fagfunksjon', k.fagfunksjon, 'fagfunksjon')
  if (k.episoder !== null) page.fact('Antall episoder', String(k.episoder), 'episoder')
  page.fact('Periode', `${formatDato(k.fra)} til ${formatDato(k.til)}`)
  page.fact('Lønn', k.loenn)
  if (k.klausul === 'taus') return
  page.heading('Rettigheter')
  page.text(rettighetsord[k.klausul], 'rettighetsklausul')
}

function writeSignaturer({ doc, text, mark }: Page, k: Kontrakt): void {
  doc.moveDown(2)
  text(`${k.sted}, ${formatDato(k.dato)}`)
  const line = doc.y + 62
  const parts = [
    ['signaturPC', 'For produsenten', k.selskap.kontakt, k.signert.selskap],
    ['signaturRH', 'Arbeidstaker', k.arbeidstaker.navn, k.signert.arbeidstaker],
  ] as const
  for (const [index, [felt, rolle, navn, signert]] of parts.entries()) {
    const x = margin + index * 240
    doc
      .lineWidth(0.6)
      .strokeColor('#555')
      .moveTo(x, line)
      .lineTo(x + 210, line)
      .stroke()
    if (signert) {
      doc
        .save()
        .translate(x + 14, line - 12)
        .lineWidth(1.1)
        .strokeColor('#1d2b7c')
      doc.path(drawSignature(navn)).stroke().restore()
    }
    doc
      .font('Helvetica-Bold')
      .fontSize(9.5)
      .fillColor('#111')
      .text(navn, x, line + 5, { width: 210 })
    mark(felt, navn, x, line + 5)
    doc.font('Helvetica').fillColor('#555').text(rolle, x)
  }
}

/**
 * A signature as an SVG path, made from the name: the same person signs alike every time. It is a drawing, never a font, so
 * that a reader of the text finds no name where the pen went.
 */
function drawSignature(navn: string): string {
  const rng = createRng(
    [...navn].reduce((seed, letter) => Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0), 7),
  )
  const loop = () =>
    `q ${rng.int(2, 6)} ${-rng.int(8, 22)} ${rng.int(5, 9)} ${-rng.int(0, 4)} t ${rng.int(3, 7)} ${rng.int(0, 4)}`
  const words = [rng.int(4, 6), rng.int(5, 8)].map(
    (loops, word) =>
      `M ${word * 72} 0 c -4 -30 18 -40 16 -16 ${Array.from({ length: loops }, loop).join(' ')}`,
  )
  return [...words, `M 20 8 q 60 ${rng.int(-6, 2)} 130 -4`].join(' ')
}

const margin = 62
type Page = ReturnType<typeof openPage>

/** A document being set: headings, facts and text below one another, and where they came to stand. */
function openPage(title: string, { selskap, dato }: Kontrakt) {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    lang: 'nb-NO',
    info: {
      Title: title,
      Author: selskap.navn,
      Subject: 'Syntetisk dokument for demonstrasjon',
      Creator: 'Rettighetsportalen, demo',
      Producer: 'Rettighetsportalen, demo',
      // Fixed, so that the file is the same wherever and whenever the demo is made.
      CreationDate: dato,
      ModDate: dato,
    },
  })
  const { width, height } = doc.page
  const steder = new Map<string, Sted>()
  const mark = (felt: string, sitat: string, x: number, top: number) => {
    const right = Math.min(x + doc.widthOfString(sitat), width - margin)
    const boks = { left: x / width, top: top / height, right: right / width, bottom: doc.y / height }
    steder.set(felt, { side: doc.bufferedPageRange().count, sitat, boks })
  }
  const write = (text: string, x: number, y: number, felt?: string) => {
    doc.text(text, x, y, { width: width - margin - x, lineGap: 2 })
    if (felt) mark(felt, text, x, y)
  }
  return {
    doc,
    steder,
    mark,
    heading: (text: string) => {
      doc
        .font('Helvetica-Bold')
        .fontSize(11)
        .fillColor('#1f4e5f')
        .text(text, margin, doc.y + 12)
      doc.y += 4
    },
    text: (text: string, felt?: string) => {
      doc.font('Helvetica').fontSize(9.5).fillColor('#1a1a1a')
      write(text, margin, doc.y, felt)
    },
    fact: (label: string, value: string, felt?: string) => {
      const { y } = doc
      doc.font('Helvetica').fontSize(9.5).fillColor('#666').text(label, margin, y)
      doc.font('Helvetica-Bold').fillColor('#111')
      write(value, margin + 130, y, felt)
      doc.y += 2
    },
    /** The title and its number at the foot of each page. */
    number: () => {
      const { count } = doc.bufferedPageRange()
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(index)
        // Below the bottom margin pdfkit would begin a new page.
        doc.page.margins.bottom = 0
        doc.font('Helvetica').fontSize(7.5).fillColor('#777')
        doc.text(`${title}, side ${index + 1} av ${count}`, margin, height - 40)
      }
    },
  }
}

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
