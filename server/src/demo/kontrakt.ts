import type { Sted } from '@rp/contract/ki'
import PDFDocument from 'pdfkit'

/** How the rights are settled: kept through F©R, bought out by the producer, or not mentioned at all. */
export type Klausul = 'behold' | 'frikjoep' | 'taus'

/** Everything a contract of the demo says. */
export type Kontrakt = {
  selskap: string
  arbeidstaker: string
  personnummer: string
  titler: readonly string[]
  fagfunksjon: string
  /** Null where the contract is silent. */
  episoder: number | null
  klausul: Klausul
  dato: Date
  /** The worker has; the company always has. */
  signert: boolean
}

/** A contract of one page as a PDF, and where each thing it says stands. */
export type Papir = { pdf: Buffer; steder: ReadonlyMap<string, Sted> }
export const antallSider = 1

const rettighetsord = {
  behold:
    'Arbeidstakeren beholder de økonomiske rettighetene til sitt arbeid så langt de er omfattet av forvaltningskontrakten med F©R.',
  frikjoep:
    'Produsenten erverver ved betaling av lønnen samtlige økonomiske rettigheter til resultatet av arbeidet.',
}
const vilkaar =
  'En vanlig arbeidsuke er 37,5 timer. Arbeidstakeren navngis i rulleteksten. Uenighet løses etter norsk rett. Avtalen er laget i to eksemplarer.'

const margin = 62
const penn = 'c -4 -30 18 -40 16 -16 q 4 -16 8 -3 t 5 2 q 3 -12 7 -2 t 6 3 q 5 -18 8 0 t 6 1 q 40 -6 60 -4'

const formatDato = (date: Date) =>
  new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'UTC' }).format(date)

const openDocument = (k: Kontrakt) =>
  new PDFDocument({
    size: 'A4',
    margin,
    lang: 'nb-NO',
    info: {
      Title: `Arbeidsavtale, ${k.titler[0] ?? ''}`,
      Subject: 'Syntetisk dokument for demonstrasjon',
      Creator: 'Rettighetsportalen, demo',
      Producer: 'Rettighetsportalen, demo',
      // Fixed, so that the file is the same wherever and whenever the demo is made.
      CreationDate: k.dato,
      ModDate: k.dato,
    },
  })

/** Sets a contract; the same contract gives the same bytes. */
export async function createPapir(k: Kontrakt): Promise<Papir> {
  const doc = openDocument(k)
  const { width, height } = doc.page
  const steder = new Map<string, Sted>()
  const write = (felt: string, text: string, x: number, y: number) => {
    doc.font('Helvetica').fontSize(10).fillColor('#111').text(text, x, y, { lineGap: 2 })
    const right = Math.min(x + doc.widthOfString(text), width - margin)
    const boks = { left: x / width, top: y / height, right: right / width, bottom: doc.y / height }
    steder.set(felt, { side: 1, sitat: text, boks })
  }
  const fact = (label: string, felt: string, value: string) => {
    const { y } = doc
    doc.font('Helvetica').fontSize(10).fillColor('#666').text(label, margin, y)
    write(felt, value, margin + 130, y)
    doc.y += 4
  }
  doc.font('Helvetica-Bold').fontSize(20).text('ARBEIDSAVTALE', margin, 64).moveDown()
  fact('Produsent', 'produksjonsselskap', k.selskap)
  fact('Arbeidstaker', 'arbeidstaker', k.arbeidstaker)
  fact('Fødselsnummer', 'personnummer', k.personnummer)
  for (const [index, tittel] of k.titler.entries()) fact('Produksjon', `produksjon${index}`, tittel)
  fact('Fagfunksjon', 'fagfunksjon', k.fagfunksjon)
  if (k.episoder !== null) fact('Antall episoder', 'episoder', String(k.episoder))
  doc.moveDown()
  write('vilkaar', vilkaar, margin, doc.y)
  doc.moveDown()
  if (k.klausul !== 'taus') write('klausul', rettighetsord[k.klausul], margin, doc.y)
  doc.moveDown()
  write('dato', formatDato(k.dato), margin, doc.y)
  const line = doc.y + 70
  const parter = [
    ['signaturPC', `For ${k.selskap}`, true],
    ['signaturRH', k.arbeidstaker, k.signert],
  ] as const
  for (const [index, [felt, navn, signert]] of parter.entries()) {
    const x = margin + index * 240
    const rule = `M ${x} ${line} h 210`
    doc
      .lineWidth(0.6)
      .path(signert ? `${rule} M ${x + 14} ${line - 12} ${penn}` : rule)
      .stroke('#1d2b7c')
    write(felt, navn, x, line + 5)
  }
  const chunks: Buffer[] = []
  doc.end()
  for await (const chunk of doc) chunks.push(Buffer.from(chunk))
  return { pdf: Buffer.concat(chunks), steder }
}
