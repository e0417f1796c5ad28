import { createHash } from 'node:crypto'
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { afterAll, describe, expect, it, test } from 'vitest'
import { PdfFolder } from '../../../../test/pdf/pdf-folder.ts'
import { onePagePdf, type RawObject, rawPdf } from '../../../../test/pdf/raw-pdf.ts'
import { photo, quartersImage } from '../../../../test/pdf/sample-images.ts'
import { packedPdf, textPdf } from '../../../../test/pdf/sample-pdfs.ts'
import { checkImage } from '../image.ts'
import { defaultPdfLimits } from '../pdf-limits.ts'
import { checkUnfolding } from './check-unfolding.ts'

const folder = new PdfFolder()
afterAll(() => folder.remove())

const mega = 2 ** 20
/** A hundredth of the real ones, so that a test need not fill hundreds of megabytes. */
const limits = {
  ...defaultPdfLimits,
  maxStreamBytes: 2.56 * mega,
  maxFileBytes: 10 * mega,
  maxImagePixels: 2_200_000,
}
const check = (bytes: Buffer) => checkUnfolding(folder.write('a.pdf', bytes), limits)
const withStream = (dictionary: string, data: Buffer, ...more: RawObject[]) =>
  onePagePdf({ more: [{ dictionary, data }, ...more] })
const blanks = (megabytes: number) => Buffer.alloc(megabytes * mega, ' ')

/** Numbers of nine to twelve bits, as LZW packs them: one letter over and over, each string one longer than the last. */
function lzwOfOneLetter(bytes: number): Buffer {
  let bits = ''
  let [size, length] = [258, 0]
  const put = (code: number) => {
    const width = size + 1 < 512 ? 9 : size + 1 < 1024 ? 10 : size + 1 < 2048 ? 11 : 12
    bits += code.toString(2).padStart(width, '0')
  }
  put(256)
  put(65)
  for (length = 1; length < bytes; ) {
    if (size >= 4094) {
      put(256)
      size = 258
      put(65)
      length++
    }
    const code = size
    size++
    bits += code.toString(2).padStart(size < 512 ? 9 : size < 1024 ? 10 : size < 2048 ? 11 : 12, '0')
    length += size - 257
  }
  put(257)
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map(octet => Number.parseInt(octet.padEnd(8, '0'), 2)))
}
const runs = (bytes: number) =>
  Buffer.concat([...Array(Math.ceil(bytes / 128)).fill(Buffer.from([129, 32])), Buffer.from([128])])
const ascii85OfZeros = (bytes: number) => Buffer.from(`${'z'.repeat(Math.ceil(bytes / 4))}~>`)
const hex = (data: Buffer) => Buffer.from(`${data.toString('hex')}>`)

const twice = deflateSync(deflateSync(blanks(3), { level: 9 }))
const bombs: [what: string, pdf: Buffer][] = [
  ['one that is packed once', withStream('/Filter/FlateDecode', deflateSync(blanks(3)))],
  ['one in a list', withStream('/Filter[/FlateDecode]', deflateSync(blanks(3)))],
  ['one that is packed twice', withStream('/Filter[/FlateDecode/FlateDecode]', twice)],
  ['one in letters', withStream('/Filter[/ASCIIHexDecode/FlateDecode]', hex(deflateSync(blanks(3))))],
  ['one of zeros in letters', withStream('/Filter/ASCII85Decode', ascii85OfZeros(3 * mega))],
  ['one of runs', withStream('/Filter/RunLengthDecode', runs(3 * mega))],
  [
    'one of runs that is packed',
    withStream('/Filter[/FlateDecode/RunLengthDecode]', deflateSync(runs(3 * mega))),
  ],
  ['one by LZW', withStream('/Filter/LZWDecode', lzwOfOneLetter(3 * mega))],
  ['one whose filter has another spelling', withStream('/Filter/Fl#61teDecode', deflateSync(blanks(3)))],
  ['one whose filter has a short name', withStream('/Filter/Fl', deflateSync(blanks(3)))],
  ['one whose filter some readers take', withStream('/F/FlateDecode', deflateSync(blanks(3)))],
  ['one whose filter stands elsewhere', withStream('/Filter 7 0 R', deflateSync(blanks(3)), '/FlateDecode')],
  ['one whose filter stands nowhere', withStream('/Filter[99 0 R 99 0 R]', twice)],
  ['one behind a remark', withStream('/Filter%>>stream\n/FlateDecode', deflateSync(blanks(3)))],
  [
    'one behind a text that looks like its end',
    withStream('/X(>>\nstream\n)/Filter/FlateDecode', deflateSync(blanks(3))),
  ],
  [
    'one that is broken at its end',
    withStream(
      '/Filter/FlateDecode',
      Buffer.concat([deflateSync(blanks(3)).subarray(0, -4), Buffer.from('nope')]),
    ),
  ],
  [
    'one that says it is short',
    rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 0/Kids[]>>',
      `<</Length 3/Filter/FlateDecode>>\nstream\n${deflateSync(blanks(3)).toString('latin1')}\nendstream`,
    ]),
  ],
  [
    'one that holds an end of itself',
    withStream(
      '/Filter/FlateDecode',
      Buffer.concat([
        Buffer.from([0x78, 0x01, 0, 9, 0, 0xf6, 0xff]),
        Buffer.from('endstream'),
        deflateRawSync(blanks(3)),
      ]),
    ),
  ],
  ['a list of objects', withStream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', deflateSync(blanks(3)))],
  [
    'many that are small each',
    onePagePdf({
      more: Array.from({ length: 12 }, () => ({
        dictionary: '/Filter/FlateDecode',
        data: deflateSync(blanks(1)),
      })),
    }),
  ],
  [
    'one with a predictor inside',
    withStream(
      '/Filter[/FlateDecode/FlateDecode]/DecodeParms[<</Predictor 12/Columns 9>>null]',
      deflateSync(Buffer.alloc(99)),
    ),
  ],
]

describe('what is small and unfolds to much', () => {
  it.each(bombs)('is refused: %s [L10]', async (_what, pdf) => {
    await expect(check(pdf)).rejects.toMatchObject({ kind: 'unfolds_too_far' })
  })
})

const picture = (filter: string, data: Buffer, more = '') =>
  withStream(
    `/Type/XObject/Subtype/Image/Width 10/Height 10/BitsPerComponent 8/ColorSpace/DeviceGray/Filter${filter}${more}`,
    data,
  )
const uint32 = (...values: number[]) =>
  Buffer.concat(
    values.map(value => {
      const four = Buffer.alloc(4)
      four.writeUInt32BE(value)
      return four
    }),
  )
const jpx = (side: number) =>
  Buffer.concat([
    Buffer.from('ff4fff51002f0000', 'hex'),
    uint32(side, side, 0, 0, side, side, 0, 0),
    Buffer.from('0003070101070101070101', 'hex'),
  ])
const segment = (type: number, body: Buffer) =>
  Buffer.concat([uint32(0), Buffer.from([type, 0, 1]), uint32(body.length), body])
const region = (side: number) => segment(38, Buffer.concat([uint32(side, side, 0, 0), Buffer.alloc(10)]))
const page = (side: number) => segment(48, Buffer.concat([uint32(side, side, 0, 0), Buffer.alloc(3)]))
const jpegOf = (side: number) =>
  Buffer.concat([
    Buffer.from('ffd8ffe000040000ffc2001108', 'hex'),
    uint32((side << 16) | side).subarray(0, 4),
    Buffer.from('03011100021100031100ffd9', 'hex'),
  ])
/** A scan without a size, and behind it a picture whose first byte is the last that is read with it. */
const lateJpeg = (side: number) =>
  Buffer.concat([Buffer.from('ffd8ffda', 'hex'), Buffer.alloc(16 * 1024 - 1), jpegOf(side).subarray(8)])

describe('pictures', () => {
  it.each([
    ['JPEG 2000', picture('/JPXDecode', jpx(1400)), 'unfolds_too_far'],
    [
      'JPEG 2000 that is packed',
      picture('[/FlateDecode/JPXDecode]', deflateSync(jpx(1400))),
      'unfolds_too_far',
    ],
    ['JPEG 2000 of many pixels', picture('/JPXDecode', jpx(50_000)), 'too_large_image'],
    ['JBIG2', picture('/JBIG2Decode', page(50_000)), 'too_large_image'],
    [
      'JBIG2 in regions',
      picture('/JBIG2Decode', Buffer.concat([page(10), ...Array(20).fill(region(1400))])),
      'unfolds_too_far',
    ],
    [
      'a fax',
      picture('/CCITTFaxDecode', Buffer.alloc(9000), '/DecodeParms<</K -1/Columns 90000/Rows 90000>>'),
      'too_large_image',
    ],
    ['JPEG', picture('/DCTDecode', jpegOf(9000)), 'too_large_image'],
    ['JPEG behind another of 16 KB', picture('/DCTDecode', lateJpeg(9000)), 'too_large_image'],
  ])('are measured by their own data, whatever the dictionary says: %s [L10]', async (_what, pdf, kind) => {
    await expect(check(pdf)).rejects.toMatchObject({ kind })
  })

  test('a PNG whose data goes on behind its picture', async () => {
    const png = await quartersImage().png().toBuffer()
    const path = folder.write('a.png', withImageData(png, deflateSync(blanks(3))))
    await expect(checkImage(path, limits)).rejects.toMatchObject({ kind: 'unfolds_too_far' })
  })
})

/** A PNG with other image data. */
function withImageData(png: Buffer, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('IDAT'), data])
  const chunk = Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(-12)])
}

describe('honest files pass', () => {
  const noise = (bytes: number) =>
    Buffer.concat(
      Array.from({ length: Math.ceil(bytes / 32) }, (_, i) =>
        createHash('sha256').update(String(i)).digest(),
      ),
    )
  it.each([
    ['text', async () => textPdf(['Avtale'])],
    ['objects in packed lists', async () => packedPdf(onePagePdf())],
    ['a stream just below the limit', async () => withStream('/Filter/FlateDecode', deflateSync(blanks(2)))],
    ['data that does not pack', async () => withStream('/Filter/FlateDecode', deflateSync(noise(2 * mega)))],
    [
      'an empty stream that says it is packed',
      async () => withStream('/Filter/FlateDecode', Buffer.alloc(0)),
    ],
    [
      'a thousand of them',
      async () =>
        onePagePdf({ more: Array(1000).fill({ dictionary: '/Filter/FlateDecode', data: Buffer.alloc(0) }) }),
    ],
    [
      'a fax as scanners send it',
      async () =>
        picture('/CCITTFaxDecode', Buffer.alloc(900), '/DecodeParms<</K -1/Columns 1000/Rows 1400>>'),
    ],
    [
      'JBIG2 as scanners send it',
      async () => picture('/JBIG2Decode', Buffer.concat([page(1400), region(1400)])),
    ],
    ['a photo', async () => picture('/DCTDecode', await photo(640, 480))],
  ])('%s', async (_what, make) => {
    await expect(check(await make())).resolves.toBeUndefined()
  })

  test('a hundred large photos of scanner pages', async () => {
    const data = jpegOf(1400)
    const more = Array.from({ length: 100 }, () => ({ dictionary: '/Subtype/Image/Filter/DCTDecode', data }))
    await expect(check(onePagePdf({ more }))).resolves.toBeUndefined()
  })
})

describe('files that are built to be read without end', () => {
  it.each([
    ['dictionaries that never close', Buffer.from(`%PDF-1.7\n${'1 0 obj<</A '.repeat(40_000)}`)],
    [
      'streams that each take all that follows',
      Buffer.from(`%PDF-1.7\n${'1 0 obj<</Length 9999999>>stream\n'.repeat(40_000)}`),
    ],
    [
      'packed streams without an end',
      Buffer.concat(
        Array(20_000).fill(
          Buffer.concat([
            Buffer.from('1 0 obj<</Filter/FlateDecode>>stream\n'),
            Buffer.from([0x78, 0x01, 0, 0, 0x80, 0xff, 0x7f]),
          ]),
        ),
      ),
    ],
    ['one list in another', Buffer.from(`1 0 obj<</A${'['.repeat(5000)}`)],
  ])('come to an end: %s [L10]', async (_what, bytes) => {
    const ending = await check(bytes).then(
      () => 'taken',
      error => error.name,
    )
    expect(['taken', 'PdfError']).toContain(ending)
  })
})
