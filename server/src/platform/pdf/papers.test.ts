import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { PdfFolder } from '../../../test/pdf/pdf-folder.ts'
import { onePagePdf, type RawObject, rawPdf } from '../../../test/pdf/raw-pdf.ts'
import { type RenderedPage, readPageText, renderPage } from '../../../test/pdf/read-pdf.ts'
import { photo, quartersImage } from '../../../test/pdf/sample-images.ts'
import { packedPdf, readableText, textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { checkImage } from './image.ts'
import { defaultPdfLimits } from './pdf-limits.ts'

const folder = new PdfFolder()
afterAll(() => folder.remove())

const paper = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, '../../../test/pdf/filer', name))
const plain = onePagePdf()

/** Whether anything is drawn in this part of an A4 page, given in points from below. */
function isDrawn(
  { colourAt }: RenderedPage,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): boolean {
  for (let x = x1; x <= x2; x += 1)
    for (let y = y1; y <= y2; y += 1)
      if (colourAt(x / 595, 1 - y / 842).some(value => value < 128)) return true
  return false
}

describe('a PDF that comes alone', () => {
  it('is the document as it came when there is nothing to take out of it', async () => {
    for (const pdf of [plain, await packedPdf(plain), await textPdf(['en', 'to']), paper('dobbel-eof.pdf')])
      expect(await folder.merge([['pdf', pdf]])).toMatchObject({ isKept: true, inputs: [{ changes: [] }] })
  })

  it.each([
    [
      'white space and zeros behind it',
      Buffer.concat([plain, Buffer.alloc(80_000), Buffer.from('\r\n ')]),
      true,
    ],
    ['white space and zeros before it', Buffer.concat([Buffer.from('\r\n\r\n \0'), plain]), true],
    ['a mark of its letters before it', Buffer.concat([Buffer.from('\uFEFF'), plain]), false],
    ['a page of the web behind it', Buffer.concat([plain, Buffer.from('<html></html>'.repeat(300))]), false],
    [
      'a page behind it that ends as a PDF does',
      Buffer.concat([plain, Buffer.from('<script></script>\n%%EOF\n')]),
      false,
    ],
    ['the end of an e-mail behind it', Buffer.concat([plain, Buffer.from('\n------=_Part_1--\n')]), false],
    ['a page of the web before it', Buffer.concat([Buffer.from('<html><b>Notice</b>\n'), plain]), false],
    ['what a server said before it', paper('hode-php-notice.pdf'), false],
    [
      'the head of an e-mail before it',
      Buffer.concat([Buffer.from('X-Mail: ja\n'.repeat(200)), plain]),
      false,
    ],
  ])('is taken with %s', async (_what, pdf, isKept) => {
    const merged = await folder.merge([['pdf', pdf]])
    expect([merged.isKept, merged.pages]).toEqual([isKept, 1])
    expect(merged.inputs[0]?.changes.includes('around')).toBe(!isKept)
    expect(await readPageText(merged.path, 0)).toMatch(/^(Hei|Kontrakt)/)
    expect(merged.bytesOfFile.toString('latin1')).not.toMatch(
      isKept ? /html/ : /html|Part_1|Notice|X-Mail|script/,
    )
  })

  it('may have a picture that is black all over', async () => {
    const picture =
      '/Type/XObject/Subtype/Image/Width 1000/Height 1000/ColorSpace/DeviceGray/BitsPerComponent 8'
    const black = onePagePdf({ more: [{ dictionary: picture, data: Buffer.alloc(1_000_000) }] })
    expect(await folder.merge([['pdf', black]])).toMatchObject({ isKept: true, pages: 1 })
  })

  it('is written anew for a script that an older revision of it has', async () => {
    const old = onePagePdf({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' })
    const at = /startxref\n(\d+)/.exec(old.toString('latin1'))?.[1]
    const object = '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n'
    const row = `${String(old.length).padStart(10, '0')} 00000 n \n`
    const end = `xref\n1 1\n${row}trailer\n<</Size 6/Root 1 0 R/Prev ${at}>>\nstartxref\n${old.length + object.length}\n%%EOF\n`
    const merged = await folder.merge([['pdf', Buffer.concat([old, Buffer.from(object + end)])]])
    expect([merged.isKept, merged.bytesOfFile.includes('app.alert')]).toEqual([false, false])
  })

  it.each([
    ['a destination', '[3 0 R/Fit]'],
    ['an action that goes to a page', '<</S/GoTo/D[3 0 R/Fit]>>'],
    ['an action', '<</S/URI/URI(https://www.example.no/)>>'],
  ])('does nothing when it is opened, and goes nowhere: %s [D3]', async (_what, opens) => {
    const merged = await folder.merge([['pdf', onePagePdf({ catalog: `/OpenAction ${opens}` })]])
    expect([merged.isKept, merged.inputs[0]?.changes]).toEqual([false, ['active']])
    expect(await readableText(merged.bytesOfFile)).not.toContain('OpenAction')
  })

  it('does nothing when it is opened, though all that its catalog names calls itself a font [D3]', async () => {
    const pdf = onePagePdf({ more: ['<</Type/Font/S/URI/URI(https://www.example.no/)>>'] })
      .toString('latin1')
      .replace('/Type/Catalog/Pages 2 0 R', '/OpenAction 6 0 R/Pages 2 0 R')
      .replace('/Type/Pages', '/Type/Font ')
    const merged = await folder.merge([['pdf', Buffer.from(pdf, 'latin1')]])
    expect(merged.inputs[0]?.changes).toContain('active')
    expect(await readableText(merged.bytesOfFile)).not.toContain('OpenAction')
  })

  const other = onePagePdf({ more: [{ dictionary: '', data: Buffer.from('noe annet') }] })
  const withId = (pdf: Buffer, id: string) =>
    Buffer.from(pdf.toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R/ID[<${id}><${id}>]`), 'latin1')
  /** As a program writes it that puts it behind what was there: it counts from the beginning of the file. */
  const movedBy = (pdf: Buffer, bytes: number) =>
    Buffer.from(
      pdf
        .toString('latin1')
        .replace(/^\d{10}(?= 00000 n)/gm, at => String(Number(at) + bytes).padStart(10, '0'))
        .replace(/(?<=startxref\n)\d+/, at => String(Number(at) + bytes)),
      'latin1',
    )
  /** As a program writes it that counts the line break before the table to the table. */
  const pointingBefore = (pdf: Buffer) =>
    Buffer.from(
      pdf.toString('latin1').replace(/(?<=startxref\n)\d+/, at => String(Number(at) - 1)),
      'latin1',
    )
  const withHead = (pdf: Buffer, head: string) =>
    Buffer.concat([Buffer.from(head), pdf.subarray(pdf.indexOf('\n') + 1)])
  it.each([
    ['another', [onePagePdf(), other]],
    ['another of the same length', [onePagePdf(), onePagePdf()]],
    ['another, as in an e-mail', [onePagePdf(), Buffer.from('\n--=_b\nX: y\n\n'), other]],
    ['a part of another', [other.subarray(0, 400), onePagePdf()]],
    ['another, with a comment in its head', [onePagePdf(), withHead(other, '%PDF-1.7 % laget av X\n')]],
    ['another, with a space in its head', [onePagePdf(), withHead(other, '%PDF-1.7 \r\n')]],
    ['one with another identifier', [withId(onePagePdf(), 'aa'), withId(other, 'bb')]],
    ['one of the same template', [withId(onePagePdf(), 'aa'), withId(other, 'AA')]],
  ])('is refused when it stands behind %s: one of them would not be seen', async (_what, parts) => {
    const refused = folder.merge([['pdf', Buffer.concat(parts)]])
    await expect(refused).rejects.toMatchObject({ kind: 'portfolio' })
  })

  it('may be a later state of what stands before it, speak of PDF and have one in a stream', async () => {
    const inside = { dictionary: '', data: onePagePdf() }
    const packed = { dictionary: '/Filter/FlateDecode', data: deflateSync(onePagePdf(), { level: 0 }) }
    const state = withId(onePagePdf(), 'aa')
    const notice = Buffer.from('Notice: en linje\n')
    for (const pdf of [
      onePagePdf({ more: [packed] }),
      Buffer.concat([state, movedBy(withId(other, 'AA'), state.length)]),
      Buffer.concat([notice, state, movedBy(withId(other, 'AA'), state.length)]),
      Buffer.concat([state, pointingBefore(movedBy(withId(other, 'AA'), state.length))]),
      onePagePdf({ more: [inside, { dictionary: '', data: Buffer.from('% en\n%PDF-formatet') }] }),
      onePagePdf({ more: [{ dictionary: '', data: Buffer.from('% en\n%PDF-1.4 er et format\n') }, '<<>>'] }),
    ])
      expect(await folder.merge([['pdf', pdf]])).toMatchObject({ pages: 1 })
  })

  it.each([
    99, 0, -1,
  ])('is written anew when it has another number of pages than it says (%i)', async count => {
    const pdf = onePagePdf().toString('latin1').replace('/Count 1', `/Count ${count}`)
    const merged = await folder.merge([['pdf', Buffer.from(pdf, 'latin1')]])
    expect([merged.isKept, merged.pages, merged.inputs[0]?.changes]).toEqual([false, 1, ['repaired']])
    expect(merged.bytesOfFile.toString('latin1')).not.toContain(`/Count ${count}`)
  })

  it('is refused when it was made to look like many', async () => {
    const pdf = onePagePdf({ more: [{ dictionary: '', data: Buffer.from('%PDF-1.4\n'.repeat(2000)) }] })
    await expect(folder.merge([['pdf', pdf]])).rejects.toMatchObject({ kind: 'damaged' })
  })

  it('is taken when all that is missing is the word of where its table stands', async () => {
    const pdf = onePagePdf()
    const merged = await folder.merge([['pdf', pdf.subarray(0, pdf.indexOf('startxref'))]])
    expect([merged.isKept, merged.pages, merged.inputs[0]?.changes]).toEqual([
      false,
      1,
      ['around', 'repaired'],
    ])
    expect(await readPageText(merged.path, 0)).toBe('Hei')
  })

  it('is refused when a part of what its pages need is cut off', async () => {
    const pdf = await textPdf(Array.from({ length: 5 }, (_, side) => `Side ${side} `.repeat(300)))
    for (const share of [0.3, 0.5, 0.7]) {
      const cut = pdf.subarray(0, Math.floor(pdf.length * share))
      await expect(folder.merge([['pdf', cut]])).rejects.toMatchObject({ kind: 'damaged' })
    }
  })
})

describe('a JPEG without its end marker', () => {
  it('is taken when all its pixels are there', async () => {
    const whole = await quartersImage().jpeg().toBuffer()
    const progressive = await quartersImage().jpeg({ progressive: true }).toBuffer()
    for (const jpeg of [
      paper('uten-eoi.jpg'),
      whole.subarray(0, -2),
      whole.subarray(0, -1),
      progressive.subarray(0, -2),
    ]) {
      const checked = await checkImage(folder.write('uten-slutt.jpg', jpeg), defaultPdfLimits)
      expect(checked.endMissing).toBe(true)
      const merged = await folder.merge([['jpeg', jpeg]])
      expect(merged.bytesOfFile.includes(Buffer.from([0xff, 0xd9, 0x0a]))).toBe(true)
    }
  })

  it('is refused when it is half a picture', async () => {
    const jpeg = await photo(320, 240)
    const progressive = await quartersImage().jpeg({ progressive: true }).toBuffer()
    const lastScan = progressive.lastIndexOf(Buffer.from([0xff, 0xda]))
    for (const half of [
      jpeg.subarray(0, jpeg.length >> 1),
      jpeg.subarray(0, -40),
      progressive.subarray(0, lastScan),
    ])
      await expect(checkImage(folder.write('halv.jpg', half), defaultPdfLimits)).rejects.toMatchObject({
        kind: 'damaged',
      })
  })
})

describe('a PNG without its end', () => {
  const kinds = [
    ['as it is', {}],
    ['interlaced', { progressive: true }],
    ['of few colours', { palette: true }],
  ] as const
  it.each(
    kinds,
  )('is taken when all its pixels are there, and refused when some are not: %s', async (_how, how) => {
    const png = await quartersImage().png(how).toBuffer()
    const [whole, wholePath] = [await folder.merge([['png', png]]), folder.write('hel.png', png)]
    expect((await checkImage(wholePath, defaultPdfLimits)).endMissing).toBe(false)
    // The end is 12 bytes; before it stands the checksum of the data, of four.
    for (const bytes of [1, 4, 12, 14, 16]) {
      const cut = png.subarray(0, -bytes)
      const checked = await checkImage(folder.write('uten-slutt.png', cut), defaultPdfLimits)
      expect([bytes, checked.endMissing]).toEqual([bytes, true])
      const merged = await folder.merge([['png', cut]])
      const pages = [whole, merged].map(({ path }) => renderPage(path, 0))
      const [one, other] = await Promise.all(pages)
      for (const [x, y] of [
        [0.02, 0.02],
        [0.98, 0.02],
        [0.02, 0.98],
        [0.98, 0.98],
      ] as const)
        expect(other?.colourAt(x, y)).toEqual(one?.colourAt(x, y))
    }
    for (const length of [png.length - 40, png.length >> 1, 60, 33, 20]) {
      const half = folder.write('halv.png', png.subarray(0, length))
      await expect(checkImage(half, defaultPdfLimits)).rejects.toMatchObject({ kind: 'damaged' })
    }
  })
})

describe('forms', () => {
  const firstValue = [203, 733, 280, 750] as const

  it('keep their visible values, also the second with fonts of the same name, and one form twice', async () => {
    const [cover, form] = [paper('skjema-forside.pdf'), paper('skjema-avtale.pdf')]
    for (const forms of [
      [cover, form],
      [form, cover, form],
      [form, form],
    ]) {
      const merged = await folder.merge(forms.map(pdf => ['pdf', pdf]))
      for (let page = 0; page < forms.length; page++)
        expect(
          isDrawn(await renderPage(merged.path, page, { annotations: true }), firstValue),
          `side ${page}`,
        ).toBe(true)
      const text = await readableText(merged.bytesOfFile)
      for (const [, fonts = '', used] of text.matchAll(
        /\/Font <<([^>]*)>>[\s\S]*?stream\n[\s\S]*?(\/Helv\w*) 12 Tf/g,
      ))
        expect(fonts).toContain(used)
    }
  })

  const look = (mark: string): RawObject => ({
    dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 40 40]',
    data: Buffer.from(mark),
  })
  const cross = '0 0 0 RG 8 w 0 0 m 40 40 l 0 40 m 40 0 l S'

  const states = [
    'AA',
    'JS',
    'EF',
    'Next',
    'S',
    'Metadata',
    'PieceInfo',
    'JavaScript',
    'OpenAction',
    'PresSteps',
  ]
  it.each(states)('keep the look of a box whose state is called %s', async state => {
    const widget = (looks: string) =>
      `<</Type/Annot/Subtype/Widget/FT/Btn/T(a)/V/${state}/AS/${state}/AP<</N ${looks}>>/Rect[60 700 100 740]/F 4/AA<</E<</S/JavaScript/JS(app.alert\\(1\\))>>>>>>`
    const table = `<</${state} 6 0 R/Off 7 0 R>>`
    for (const [looks, more] of [
      [table, 'null'],
      ['9 0 R', table],
    ] as const) {
      const pdf = onePagePdf({
        catalog: '/AcroForm<</Fields[8 0 R]>>',
        page: '/Annots[8 0 R]',
        more: [look(cross), look('0 0 40 40 re S'), widget(looks), more],
      })
      const merged = await folder.merge([['pdf', pdf]])
      expect(isDrawn(await renderPage(merged.path, 0, { annotations: true }), [76, 716, 84, 724])).toBe(true)
      expect(await readableText(merged.bytesOfFile)).not.toContain('app.alert')
    }
  })
})

/** One page with a layer, which the configuration shows or hides. */
function layeredPdf(
  config: string,
  layer = '',
  content = '/OC /L0 BDC 0 0 0 rg 60 400 200 50 re f EMC',
  more: RawObject[] = [],
): Buffer {
  return rawPdf([
    `<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[5 0 R]/D<<${config}>>>>>>`,
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Properties<</L0 5 0 R/L1 6 0 R>>>>>>',
    { dictionary: '', data: Buffer.from(content) },
    `<</Type/OCG/Name(Utkast)${layer}>>`,
    ...more,
  ])
}

/** With a table of objects that qpdf cannot read and PDFium builds anew. */
const withoutTable = (pdf: Buffer): Buffer =>
  Buffer.from(pdf.toString('latin1').replace(/\nxref\n0 (\d+)\n/, '\nxref\n0 x$1\n'), 'latin1')

describe('a PDF that only PDFium can read', () => {
  const box = [60, 400, 250, 448] as const

  it('keeps what it shows, and what its layers hide stays hidden', async () => {
    for (const [pdf, drawn] of [
      [layeredPdf(''), true],
      [layeredPdf('/OFF[5 0 R]'), false],
    ] as const) {
      const { path, inputs } = await folder.merge([['pdf', withoutTable(pdf)]])
      expect(inputs[0]?.changes).toContain('repaired')
      expect(isDrawn(await renderPage(path, 0), box)).toBe(drawn)
    }
  })

  it.each([
    [
      'the content of its page',
      withoutTable(onePagePdf()).toString('latin1').replace('\n4 0 obj', '\n4 x obj'),
    ],
    [
      'the size of its page',
      withoutTable(onePagePdf()).toString('latin1').replace('/MediaBox[0 0 595 842]', ''),
    ],
  ])('is refused when %s is lost', async (_what, pdf) => {
    const refused = folder.merge([['pdf', Buffer.from(pdf, 'latin1')]])
    await expect(refused).rejects.toMatchObject({ kind: 'damaged' })
  })

  it('keeps a font that qpdf gives up on, also in a merge', async () => {
    const pdf = onePagePdf().toString('latin1')
    const odd = pdf.replace('BaseFont/Helvetica>>', 'BaseFont/Helvetica  ')
    const merged = await folder.merge([
      ['pdf', Buffer.from(odd, 'latin1')],
      ['jpeg', await photo(64, 64)],
    ])
    expect(await readableText(merged.bytesOfFile)).toContain('/Helvetica')
  })
})

describe('layers', () => {
  const box = [60, 400, 250, 448] as const
  const off = layeredPdf('/OFF[5 0 R]')
  const viewOff = '/Usage<</View<</ViewState/OFF>>>>'
  it.each([
    ['by a list', off, true],
    [
      'by a list of its own, among all of which one is not there',
      Buffer.from(
        layeredPdf('/OFF 6 0 R', '', undefined, ['[5 0 R null]'])
          .toString('latin1')
          .replace('/OCGs[5 0 R]/D', '/OCGs 6 0 R/D'),
        'latin1',
      ),
      true,
    ],
    ['by the state that all have', layeredPdf('/BaseState/OFF'), true],
    ['not: it is on the list of the shown', layeredPdf('/BaseState/OFF/ON[5 0 R]'), false],
    ['by how it is used', layeredPdf('/AS[<</Event/View/Category[/View]/OCGs[5 0 R]>>]', viewOff), true],
    ['not', layeredPdf(''), false],
    [
      'by a group of layers',
      layeredPdf('/OFF[5 0 R]', '', '/OC /L1 BDC 0 0 0 rg 60 400 200 50 re f EMC', [
        '<</Type/OCMD/OCGs[5 0 R]/P/AllOn>>',
      ]),
      true,
    ],
  ])('that are hidden %s stay so in every merge', async (_how, pdf, isHidden) => {
    const image = await photo(64, 64)
    const merged = await folder.merge([
      ['pdf', layeredPdf('')],
      ['jpeg', image],
      ['pdf', pdf],
      ['pdf', pdf],
    ])
    expect(isDrawn(await renderPage(merged.path, 0), box)).toBe(true)
    expect(isDrawn(await renderPage(merged.path, 2), box)).toBe(!isHidden)
    expect(isDrawn(await renderPage(merged.path, 3), box)).toBe(!isHidden)
    // As when pages are added to what was merged before.
    const more = await folder.merge([
      ['pdf', merged.bytesOfFile],
      ['pdf', off],
    ])
    expect(isDrawn(await renderPage(more.path, 0), box)).toBe(true)
    expect(isDrawn(await renderPage(more.path, 2), box)).toBe(!isHidden)
    expect(isDrawn(await renderPage(more.path, 4), box)).toBe(false)
    expect(await readableText(more.bytesOfFile)).not.toContain('RPLag')
  })
})

describe('bookmarks', () => {
  it('survive a merge and lead to their pages, by place and by name', async () => {
    const marked = onePagePdf({
      catalog: '/Outlines 6 0 R/Names<</Dests<</Names[(her) 9 0 R]>>>>',
      more: [
        '<</Type/Outlines/First 7 0 R/Last 8 0 R/Count 2>>',
        '<</Title(Avtalen)/Parent 6 0 R/Next 8 0 R/Dest[3 0 R/XYZ 0 700 null]/First 10 0 R/Last 10 0 R/Count 1>>',
        '<</Title(Vedlegg)/Parent 6 0 R/Prev 7 0 R/A<</S/GoTo/D(her)>>>>',
        '<</D[3 0 R/Fit]>>',
        '<</Title(Ut av filen)/Parent 7 0 R/A<</S/Launch/F(cmd.exe)>>>>',
      ],
    })
    const merged = await folder.merge([
      ['pdf', plain],
      ['pdf', marked],
      ['pdf', marked],
    ])
    const text = await readableText(merged.bytesOfFile)
    expect(text.match(/\/Title \(Avtalen\)/g)).toHaveLength(2)
    expect(text).not.toContain('cmd.exe')
    const pageOf = (title: string) =>
      [...text.matchAll(/<<[^<>]*\/Dest \[\s*(\d+) 0 R[^<>]*\/Title \(([^)]*)\)[^<>]*>>/g)]
        .filter(([, , found]) => found === title)
        .map(([, page]) => Number(page))
    const pages = [...text.matchAll(/\/Kids \[([^\]]*)\]/g)].flatMap(
      ([, kids = '']) => kids.match(/\d+(?= 0 R)/g) ?? [],
    )
    for (const title of ['Avtalen', 'Vedlegg'])
      expect(new Set(pageOf(title))).toEqual(new Set([Number(pages[1]), Number(pages[2])]))
  })
})

describe('what is not on the pages', () => {
  const attached = onePagePdf({
    catalog: '/Names<</EmbeddedFiles<</Names[(a) 6 0 R]>>>>',
    more: [
      '<</Type/Filespec/F(a.txt)/EF<</F 7 0 R>>>>',
      { dictionary: '/Type/EmbeddedFile', data: Buffer.from('hei') },
    ],
  })
  it('is never left out in silence', async () => {
    const kindOf = async (pdf: Buffer) =>
      folder.merge([['pdf', pdf]], {}, []).then(
        () => 'ok',
        error => error.kind,
      )
    for (const pack of [false, true]) {
      const as = (pdf: Buffer) => (pack ? packedPdf(pdf) : pdf)
      expect(await kindOf(await as(paper('xfa-dynamisk.pdf')))).toBe('dynamic_form')
      expect(await kindOf(await as(paper('portefolje.pdf')))).toBe('portfolio')
      expect(await kindOf(await as(attached))).toBe('attachments')
    }
    const agreed = await folder.merge([['pdf', attached]])
    expect(agreed.inputs[0]?.changes).toEqual(['attachments'])
  })
})
