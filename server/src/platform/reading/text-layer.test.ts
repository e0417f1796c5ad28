import { afterAll, expect, it } from 'vitest'
import { PdfFolder } from '../../../test/pdf/pdf-folder.ts'
import { onePagePdf, rawPdf } from '../../../test/pdf/raw-pdf.ts'
import { withPdfium } from '../pdf/pdfium.ts'
import { PdfPage } from './pdf-page.ts'
import { readTextLayer } from './text-layer.ts'

const folder = new PdfFolder()
afterAll(() => folder.remove())

const layerOf = (content: Buffer) =>
  withPdfium(folder.write('side.pdf', content), (pdfium, document) => {
    const page = new PdfPage(pdfium, document, 0)
    try {
      return readTextLayer(page)
    } finally {
      page.close()
    }
  })

it('reads the fields of a form that leaves the drawing to whoever opens it', async () => {
  const field = '<</Type/Annot/Subtype/Widget/FT/Tx/T(navn)/V(Torunn Eikjevik)/Rect[200 600 400 618]/F 4>>'
  const { filled } = await layerOf(
    onePagePdf({
      catalog: '/AcroForm<</Fields[6 0 R]/NeedAppearances true>>',
      page: '/Annots[6 0 R]',
      more: [field],
    }),
  )
  expect(filled.map(({ text }) => text)).toEqual(['Torunn', 'Eikjevik'])
  expect(filled[0]?.left).toBeCloseTo(200, 0)
  expect(filled[0]?.baseline).toBeGreaterThan(842 - 618)
  expect(filled[0]?.baseline).toBeLessThan(842 - 600)
})

it('takes kerning that was set as a space for no space, and a narrow space for one', async () => {
  // The space is drawn, and what follows is moved back over it to where it belongs, or nearly.
  const content = Buffer.from(
    'BT /F1 12 Tf 72 700 Td [(Kver)( )278(nhus)] TJ 0 -30 Td [(to)( )60(ord)] TJ ET',
  )
  const { words } = await layerOf(
    rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
      { dictionary: '', data: content },
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ]),
  )
  expect(words.map(({ text }) => text)).toEqual(['Kvernhus', 'to', 'ord'])
})

it('takes a space behind a letter that leans into it for one', async () => {
  // An «f» of 300 units whose ink goes on 140 into the space behind it.
  const glyph = (advance: number, right: number) => ({
    dictionary: '',
    data: Buffer.from(`${advance} 0 0 0 ${right} 700 d1 0 0 ${right} 700 re f`),
  })
  const widths = Array.from({ length: 71 }, (_, at) => (at === 0 ? 210 : at === 70 ? 300 : 500)).join(' ')
  const { words } = await layerOf(
    rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
      { dictionary: '', data: Buffer.from('BT /F1 12 Tf 72 700 Td (af aa) Tj ET') },
      `<</Type/Font/Subtype/Type3/FontBBox[0 0 600 800]/FontMatrix[.001 0 0 .001 0 0]/Resources<<>>
        /CharProcs<</space 6 0 R/a 7 0 R/f 8 0 R>>/Encoding<</Type/Encoding/Differences[32/space 97/a 102/f]>>
        /FirstChar 32/LastChar 102/Widths[${widths}]>>`,
      { dictionary: '', data: Buffer.from('210 0 d0') },
      glyph(500, 500),
      glyph(300, 440),
    ]),
  )
  expect(words.map(({ text }) => text)).toEqual(['af', 'aa'])
})

it('reads a wide ligature as letters within their word', async () => {
  const cmap = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00><FF> endcodespacerange
    5 beginbfchar <57><007400740069> <6E><006E> <65><0065> <67><0067> <72><0072> endbfchar endcmap end`
  const { words } = await layerOf(
    rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
      { dictionary: '', data: Buffer.from('BT /F1 12 Tf 72 700 Td (neWnger) Tj ET') },
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
      { dictionary: '', data: Buffer.from(cmap) },
    ]),
  )
  expect(words.map(({ text }) => text)).toEqual(['nettinger'])
})

it('takes a gap that the air of the letters fills for no space', async () => {
  // Each letter set where the one before ends, as a browser prints them. On a page with little more than two columns of two lines PDFium
  // doubts which way the text runs, and finds spaces within its words.
  const widths: Record<string, number> = { A: 667, a: 556, s: 500, e: 556, n: 556, K: 667, r: 333, i: 222 }
  const line = (x: number, y: number) =>
    `BT /F1 9 Tf 1 0 0 1 ${x} ${y} Tm ${[...'Aasen, Kari']
      .map(letter => `(${letter}) Tj ${((widths[letter] ?? 278) * 9) / 1000} 0 Td`)
      .join(' ')} ET`
  const lines = [54, 312].flatMap(x => [line(x, 710), line(x, 700)])
  const { words } = await layerOf(
    rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
      { dictionary: '', data: Buffer.from(lines.join(' ')) },
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ]),
  )
  expect(words.map(({ text }) => text)).toEqual(lines.flatMap(() => ['Aasen,', 'Kari']))
})

it('reads hyphens of any kind, unseen characters and accents of their own width as the name they are in', async () => {
  const codes = ['2010', '2011', '2013', '2212', '00AD', '200B', 'FEFF', '02DA']
  const cmap = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00><FF> endcodespacerange
    ${codes.length} beginbfchar ${codes.map((code, at) => `<${30 + at}><${code}>`).join(' ')} endbfchar
    1 beginbfrange <41><7A><0041> endbfrange endcmap end`
  const lines = codes.map((_, at) => `(Aas${at}Olsen) Tj 0 -20 Td`).join(' ')
  const { words } = await layerOf(
    rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
      // The last is a space that is taken back where the name goes on: a soft hyphen of which the font has no picture.
      { dictionary: '', data: Buffer.from(`BT /F1 12 Tf 72 700 Td ${lines} [(Aas )278(Olsen)] TJ ET`) },
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
      { dictionary: '', data: Buffer.from(cmap) },
    ]),
  )
  expect(words.map(({ text }) => text)).toEqual([
    ...Array.from({ length: 5 }, () => 'Aas-Olsen'),
    'AasOlsen',
    'AasOlsen',
    'Aas˚Olsen',
    'Aas-Olsen',
  ])
})

it('goes on where a letter ends that an accent was drawn over, and takes back a space behind a hyphen', async () => {
  const content = 'BT /F1 12 Tf 72 700 Td [(A)500(\\001)-167(se)] TJ 0 -30 Td [(Aas- )278(Olsen)] TJ ET'
  const { words } = await layerOf(
    rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
      { dictionary: '', data: Buffer.from(content) },
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[1/ring]>>>>',
    ]),
  )
  expect(words.map(({ text }) => text)).toEqual(['Åse', 'Aas-Olsen'])
})
