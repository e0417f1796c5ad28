import { afterAll, expect, it } from 'vitest'
import { readFil } from '../../../test/filer.ts'
import { PdfFolder } from '../../../test/pdf/pdf-folder.ts'
import { onePagePdf } from '../../../test/pdf/raw-pdf.ts'
import { readSignatures } from './signature.ts'
import { readCms } from './signature-cms.ts'

const folder = new PdfFolder()
afterAll(() => folder.remove())

const read = async (bytes: Buffer, range: number[]) =>
  (await readSignatures(folder.write('signert.pdf', bytes), [{ '/ByteRange': range, '/Contents': '' }]))[0]

it('does not say that what was signed is changed when its signature is too long to be read', async () => {
  const long = Buffer.concat([Buffer.from('foran<'), Buffer.alloc(2 ** 21, '0'), Buffer.from('>bak')])
  expect(await read(long, [0, 5, long.length - 3, 3])).toMatchObject({ intact: null, whole: true })
  expect(await read(Buffer.from('foran(nei)bak'), [0, 5, 10, 3])).toMatchObject({ intact: false })
})

it('takes padding behind what is signed for nothing, and anything else for an addition', async () => {
  const signed = Buffer.from('foran<00>bak')
  const range = [0, 5, 9, 3]
  expect(await read(Buffer.concat([signed, Buffer.from('\n\0\0 ')]), range)).toMatchObject({ whole: true })
  expect(await read(Buffer.concat([signed, Buffer.from('\n%')]), range)).toMatchObject({ whole: false })
})

it('takes the rights that Adobe gives a form for no signature', async () => {
  const more = ['<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 9 20 9]/Contents<00>>>', '<</UR3 6 0 R>>']
  const countOf = async (catalog: string) =>
    (await folder.merge([['pdf', onePagePdf({ catalog, more })]])).inputs[0]?.signatures.length
  expect(await countOf('')).toBe(1)
  expect(await countOf('/Perms<</UR3 6 0 R>>')).toBe(0)
  expect(await countOf('/Perms 7 0 R')).toBe(0)
})

it('finds the signer by key among several certificates, and what is enclosed whole', () => {
  const cms = readFil('signert-med-noekkel.p7')
  const read = (covered: string) => readCms(cms, '/adbe.pkcs7.detached', [Buffer.from(covered)])
  expect(read('Dette er signert.')).toMatchObject({ by: 'Åse Sørbø', intact: true })
  expect(read('Dette er endret.')).toMatchObject({ by: 'Åse Sørbø', intact: false })
})

const widget = (value: string) =>
  `<</Type/Annot/Subtype/Widget/FT/Sig/T(S)/Rect[0 0 0 0]/V<</Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached${value}>>>>`
it.each([
  ['whose range is an object of its own', widget('/ByteRange 7 0 R/Contents<30>'), '[6 0 R]'],
  ['that covers nothing', widget('/Contents<30>'), '[6 0 R]'],
  ['whose field stands among the fields', 'null', `[${widget('/ByteRange[0 9 20 9]/Contents<30>')}]`],
])('sees a signature %s', async (_what, field, fields) => {
  for (const [catalog, last] of [
    [fields, 'null'],
    ['8 0 R', fields],
  ] as const) {
    const pdf = onePagePdf({ catalog: `/AcroForm<</Fields ${catalog}>>`, more: [field, '[0 9 20 9]', last] })
    const { inputs } = await folder.merge([['pdf', pdf]])
    expect(inputs[0]?.signatures).toMatchObject([{ intact: false, whole: false }])
  }
})
