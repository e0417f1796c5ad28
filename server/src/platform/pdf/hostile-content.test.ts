import { deflateSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { PdfFolder } from '../../../test/pdf/pdf-folder.ts'
import { onePagePdf, type RawObject, rawPdf } from '../../../test/pdf/raw-pdf.ts'
import { readPageText } from '../../../test/pdf/read-pdf.ts'
import { photo, quartersImage } from '../../../test/pdf/sample-images.ts'
import { encryptedPdf, packedPdf, readableText } from '../../../test/pdf/sample-pdfs.ts'
import { createPdfPool } from './pdf-pool.ts'

const folder = new PdfFolder()
const maxMemoryMb = 300
const pool = createPdfPool({ workers: 1, timeoutMs: 60_000, maxMemoryMb })
afterAll(async () => {
  await pool.close()
  folder.remove()
})

const script = '/S/JavaScript/JS(app.alert\\(1\\))'
const field = `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]/AA<</K<<${script}>>/F<<${script}>>>>>>`
const hidden: [where: string, pdf: Buffer][] = [
  [
    'an outline',
    onePagePdf({
      catalog: '/Outlines 6 0 R',
      more: ['<</First 7 0 R/Last 7 0 R/Count 1>>', `<</Title(x)/Parent 6 0 R/A<<${script}>>>>`],
    }),
  ],
  [
    'a field of a form',
    onePagePdf({ catalog: '/AcroForm<</Fields[6 0 R]/CO[6 0 R]>>', page: '/Annots[6 0 R]', more: [field] }),
  ],
  [
    'a branch of the name tree',
    onePagePdf({
      catalog: '/Names<</JavaScript<</Kids[6 0 R]>>>>',
      more: ['<</Limits[(a)(a)]/Names[(a) 7 0 R]>>', `<<${script}>>`],
    }),
  ],
  [
    'an annotation that another one hides',
    onePagePdf({
      page: `/Annots[<</Subtype/Popup/Rect[0 0 9 9]/Parent<</Subtype/Text/Rect[0 0 9 9]/A<<${script}>>>>>>]`,
    }),
  ],
]

describe('scripts in hiding', () => {
  for (const [where, pdf] of hidden)
    for (const packed of [false, true])
      it(`are taken out of ${where}${packed ? ', also from an object stream' : ''}`, async () => {
        const bytes = packed ? await packedPdf(pdf) : pdf
        expect(await readableText(bytes)).toContain('app.alert')
        const { path, bytesOfFile } = await folder.merge([['pdf', bytes]])
        expect(await readableText(bytesOfFile)).not.toMatch(/app\.alert|JavaScript/)
        expect(await readPageText(path, 0)).toBe('Hei')
      })

  it('do not lie on in an older revision of the file', async () => {
    const old = onePagePdf({ catalog: `/OpenAction<<${script}>>` })
    const start = old.length
    const update = `1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n`
    const at = /startxref\n(\d+)/.exec(old.toString('latin1'))?.[1]
    const xref = `xref\n1 1\n${String(start).padStart(10, '0')} 00000 n \ntrailer\n<</Size 6/Root 1 0 R/Prev ${at}>>\nstartxref\n${start + update.length}\n%%EOF\n`
    const { bytesOfFile, path } = await folder.merge([
      ['pdf', Buffer.concat([old, Buffer.from(update + xref)])],
    ])
    expect(bytesOfFile.includes('app.alert')).toBe(false)
    expect(await readPageText(path, 0)).toBe('Hei')
  })
})

describe('files that are two things at once', async () => {
  const other = Buffer.from('PK\x03\x04<script>alert("to ting")</script>', 'latin1')
  const files: [kind: 'pdf' | 'jpeg' | 'png', bytes: Buffer][] = [
    ['jpeg', await photo(64, 64)],
    ['png', await quartersImage().png().toBuffer()],
    ['pdf', onePagePdf()],
  ]
  it.each(
    files,
  )('come out as nothing but a PDF: %s with an archive and a script behind it', async (kind, bytes) => {
    const { bytesOfFile, pages } = await folder.merge([[kind, Buffer.concat([bytes, other])]])
    expect([pages, bytesOfFile.includes('to ting')]).toEqual([1, false])
    expect(bytesOfFile.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

/** A page whose content is 600 MB of blanks in less than a megabyte. */
function contentBomb(): Buffer {
  const data = deflateSync(Buffer.alloc(600 << 20, ' '), { level: 9 })
  return rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>>>',
    { dictionary: '/Filter/FlateDecode', data },
  ])
}
/** What the dictionary says is small; what the data says is not. */
const lyingImage = (filter: string, data: Buffer): RawObject => ({
  dictionary: `/Type/XObject/Subtype/Image/Width 10/Height 10/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/${filter}`,
  data,
})
const jpx = Buffer.from(
  '0000000c6a5020200d0a870a00000014667479706a703220000000006a7032200000002d6a703268000000166968647200' +
    '00c3500000c350000107070000000000',
  'hex',
)
const jbig2 = Buffer.from('00000000300001000000130000c3500000c350000000000000000000000000', 'hex')

describe('bombs', () => {
  it.each([
    ['the content of a page', contentBomb, 'unfolds_too_far'],
    ['a JPEG 2000 picture', () => onePagePdf({ more: [lyingImage('JPXDecode', jpx)] }), 'too_large_image'],
    ['a JBIG2 picture', () => onePagePdf({ more: [lyingImage('JBIG2Decode', jbig2)] }), 'too_large_image'],
  ])('in %s are refused before they are opened, in bounded memory [L10]', async (_where, make, kind) => {
    const path = folder.write('bombe.pdf', make())
    await expect(pool.merge([{ path, kind: 'pdf' }], `${path}.ut.pdf`)).rejects.toMatchObject({ kind })
  })

  it('that name the lock of what is attached over and over are read in bounded memory', async () => {
    const locked = await encryptedPdf(onePagePdf(), 'hemmelig')
    const [name = ''] = /\/Encrypt \d+ 0 R/.exec(locked.toString('latin1')) ?? []
    expect(name).not.toBe('')
    const over = Buffer.from(`\n%${`${name}/EFF `.repeat(200_000)}\n`)
    const end = locked.subarray(locked.lastIndexOf('startxref'))
    const path = folder.write('laas.pdf', Buffer.concat([locked, over, end]))
    const merge = pool.merge([{ path, kind: 'pdf' }], `${path}.ut.pdf`)
    await expect(merge).rejects.toMatchObject({ kind: 'encrypted' })
  })

  it.each([
    'JPXDecode',
    'JBIG2Decode',
    'CCITTFaxDecode',
  ])('that say what they are are refused: %s', async filter => {
    const image = {
      dictionary: `/Type/XObject/Subtype/Image/Width 50000/Height 50000/Filter/${filter}`,
      data: jpx,
    }
    const merge = folder.merge([['pdf', onePagePdf({ more: [image] })]])
    await expect(merge).rejects.toMatchObject({ kind: 'too_large_image' })
  })
})
