import { afterAll, describe, expect, it } from 'vitest'
import { activePdfs, annotation, script } from '../../../test/pdf/active-pdfs.ts'
import { PdfFolder } from '../../../test/pdf/pdf-folder.ts'
import { onePagePdf, type RawObject, rawPdf } from '../../../test/pdf/raw-pdf.ts'
import { countPages, readPageText, renderPage } from '../../../test/pdf/read-pdf.ts'
import { photo, withExif } from '../../../test/pdf/sample-images.ts'
import { readableText, textPdf } from '../../../test/pdf/sample-pdfs.ts'

const folder = new PdfFolder()
afterAll(() => folder.remove())

describe('merging', () => {
  it('puts three photos and a PDF together in their order, photos untouched and text still text', async () => {
    const photos = await Promise.all([photo(300, 200), photo(200, 300), photo(320, 320)])
    const [first, second, third] = photos.map((jpeg, index) => withExif(jpeg, index === 0 ? 6 : 1))
    const pdf = await textPdf(['Kontrakt mellom Kari Nordmann og Blåbær Film AS', 'Honorar: 12 500 kr – æøå'])
    const merged = await folder.merge([
      ['jpeg', first ?? pdf],
      ['pdf', pdf],
      ['jpeg', second ?? pdf],
      ['jpeg', third ?? pdf],
    ])
    expect(merged.pages).toBe(5)
    expect(await countPages(merged.path)).toBe(5)
    const texts = await Promise.all([0, 1, 2, 3, 4].map(page => readPageText(merged.path, page)))
    expect(texts[1]).toContain('Kontrakt mellom Kari Nordmann og Blåbær Film AS')
    expect(texts[2]).toContain('Honorar: 12 500 kr – æøå')
    expect([texts[0], texts[3], texts[4]]).toEqual(['', '', ''])
    for (const jpeg of photos) expect(merged.bytesOfFile.includes(jpeg)).toBe(true)
    expect(merged.bytesOfFile.subarray(0, 5).toString()).toBe('%PDF-')
    expect(merged.bytes).toBe(merged.bytesOfFile.length)
  })

  it('tells the size of each page as it is seen', async () => {
    const turned = onePagePdf({ page: '/Rotate 90' })
    const lying = await photo(300, 200)
    const { pageSizes } = await folder.merge([
      ['pdf', turned],
      ['jpeg', lying],
    ])
    expect(pageSizes).toEqual([
      { width: 842, height: 595 },
      { width: 841.89, height: 595.28 },
    ])
  })

  it('copies page content without decoding it, so that a compressed stream comes out the same', async () => {
    const pdf = await textPdf(['Side en'])
    const start = pdf.indexOf('stream\n') + 'stream\n'.length
    const stream = pdf.subarray(start, pdf.indexOf('\nendstream', start))
    const merged = await folder.merge([
      ['pdf', pdf],
      ['pdf', onePagePdf()],
    ])
    expect([merged.isKept, merged.bytesOfFile.includes(stream)]).toEqual([false, true])
  })

  it('accepts junk before the header, and the result begins with a header [D2]', async () => {
    const { bytesOfFile, pages } = await folder.merge([
      ['pdf', Buffer.concat([Buffer.alloc(900, 'x'), onePagePdf()])],
    ])
    expect([pages, bytesOfFile.subarray(0, 5).toString()]).toEqual([1, '%PDF-'])
  })

  it('accepts wrong offsets in the cross-reference table of a file that is whole', async () => {
    const shifted = Buffer.from(onePagePdf().toString('latin1').replace('1 0 obj', '\n\n\n1 0 obj'), 'latin1')
    const { path } = await folder.merge([['pdf', shifted]])
    expect(await readPageText(path, 0)).toBe('Hei')
  })

  it('keeps a hidden layer hidden, and nothing else of the catalog', async () => {
    const layered = onePagePdf({
      catalog:
        '/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]>>>>/OpenAction<</S/Launch/F(x)>>/Names<</JavaScript<</Names[]>>>>/URI<</Base(http://ond.example/)>>',
      page: '/Annots[]',
      more: ['<</Type/OCG/Name(Utkast)>>'],
    })
    const hidden = Buffer.from('/OC /L1 BDC 1 0 0 rg 0 0 595 842 re f EMC'.padEnd(60))
    const pdf = rawPdf([
      '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[5 0 R]/D<</OFF[5 0 R]>>>>/URI<</Base(http://ond.example/)>>>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Properties<</L1 5 0 R>>>>>>',
      { dictionary: '', data: hidden },
      '<</Type/OCG/Name(Utkast)>>',
    ])
    const merged = await folder.merge([
      ['jpeg', await photo(64, 64)],
      ['pdf', pdf],
      ['pdf', layered],
    ])
    expect(merged.pages).toBe(3)
    expect((await renderPage(merged.path, 1)).colourAt(0.5, 0.5)).toEqual([255, 255, 255])
    expect(await readPageText(merged.path, 2)).toBe('Hei')
    expect(await readableText(merged.bytesOfFile)).not.toMatch(/ond\.example|Launch|OpenAction|JavaScript/)
  })

  it('reads numbers that PDF allows and JSON does not', async () => {
    const odd = onePagePdf({ page: '/Annots[<</Subtype/Link/Rect[007 +1 .5 -.5]/A<</S/Launch/F(x)>>>>]' })
    const { path, bytesOfFile, inputs } = await folder.merge([['pdf', odd]])
    expect(inputs[0]?.changes).toEqual(['active'])
    expect(await readableText(bytesOfFile)).not.toContain('Launch')
    expect(await readPageText(path, 0)).toBe('Hei')
  })

  it('counts pages over all files and blames the file that is one too many', async () => {
    const pdf = await textPdf(['1', '2', '3'])
    const merge = folder.merge(
      [
        ['pdf', pdf],
        ['pdf', pdf],
      ],
      { maxPages: 5 },
    )
    await expect(merge).rejects.toMatchObject({ kind: 'too_many_pages', input: 1 })
  })

  it('says which file is damaged', async () => {
    const jpeg = await photo(64, 64)
    const merge = folder.merge([
      ['jpeg', jpeg],
      ['jpeg', jpeg.subarray(0, 100)],
    ])
    await expect(merge).rejects.toMatchObject({ kind: 'damaged', input: 1 })
  })

  it('refuses a file that has become another since it was inspected', async () => {
    await expect(folder.merge([['pdf', await photo(64, 64)]])).rejects.toMatchObject({
      kind: 'unknown_type',
      input: 0,
    })
  })
})

describe('active content', () => {
  for (const [name, pdf, gone] of activePdfs)
    it(`takes out ${name}, and the page stays [D3]`, async () => {
      expect(await readableText(pdf)).toMatch(gone)
      const { path, bytesOfFile } = await folder.merge([['pdf', pdf]])
      expect(await readableText(bytesOfFile)).not.toMatch(gone)
      expect(await readPageText(path, 0)).toBe('Hei')
    })

  it('leaves links to the web, to mail and within the document', async () => {
    const links = ['/URI(https://www.example.no/)', '/URI(mailto:a@example.no)'].map(
      uri => `<</S/URI${uri}>>`,
    )
    const actions = [...links, '<</S/GoTo/D[3 0 R/Fit]>>']
    const page = `/Annots[${actions.map(a => `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${a}>>`).join('')}]`
    const { bytesOfFile, inputs, isKept } = await folder.merge([
      ['pdf', onePagePdf({ page })],
      ['pdf', onePagePdf()],
    ])
    const text = await readableText(bytesOfFile)
    expect([isKept, inputs[0]?.changes]).toEqual([false, []])
    for (const kept of ['https://www.example.no/', 'mailto:a@example.no', '/GoTo'])
      expect(text).toContain(kept)
  })

  it('leaves a font alone that is called JS', async () => {
    const page = '/Resources<</Font<</F1 5 0 R/JS 5 0 R/AA 5 0 R>>>>'
    const { bytesOfFile } = await folder.merge([
      ['pdf', onePagePdf({ page: `${page}/AA<</O<<${script}>>>>` })],
    ])
    expect(await readableText(bytesOfFile)).toMatch(/\/AA 5 0 R|\/AA \d+ 0 R/)
  })

  it('keeps what a removed attachment showed on the page', async () => {
    const more: RawObject[] = [
      { dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]', data: Buffer.from('0 0 9 9 re f') },
    ]
    const { bytesOfFile } = await folder.merge([
      ['pdf', onePagePdf({ ...annotation('/Subtype/Screen/AP<</N 6 0 R>>'), more })],
    ])
    expect(await readableText(bytesOfFile)).toMatch(/\/Stamp/)
  })
})
