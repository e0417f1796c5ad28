import { afterAll, expect, it } from 'vitest'
import { PdfFolder } from '../../../test/pdf/pdf-folder.ts'
import { type RawObject, rawPdf } from '../../../test/pdf/raw-pdf.ts'
import { renderPage } from '../../../test/pdf/read-pdf.ts'
import { gpsCanary, insertSegment, quartersImage, withExif } from '../../../test/pdf/sample-images.ts'

const folder = new PdfFolder()
afterAll(() => folder.remove())

const jpeg = await quartersImage(160, 96).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
const xmp = Buffer.from(
  `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><exif:GPSLatitude>${gpsCanary}</exif:GPSLatitude></x:xmpmeta>`,
)

/** A page that is one photo, as a scanner or a phone's app makes it. */
function photoPdf(photo: Buffer, before = Buffer.alloc(0), extra = '', more: RawObject[] = []): Buffer {
  const dictionary = `/Type/XObject/Subtype/Image/Width 160/Height 96/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode${extra}`
  return rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 160 96]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    { dictionary: '', data: Buffer.concat([before, Buffer.from('160 0 0 96 0 0 cm /I Do')]) },
    { dictionary, data: photo },
    ...more,
  ])
}

/** The photo's four quarters as they are seen. */
async function expectWhole(path: string): Promise<void> {
  const { colourAt } = await renderPage(path, 0)
  const seen = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
  ].map(([x = 0, y = 0]) => colourAt(x, y).map(value => value > 128))
  expect(seen).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ])
}

it.each([
  ['EXIF', withExif(jpeg, 1)],
  ['EXIF in the other byte order, with a turn that readers of PDF ignore', withExif(jpeg, 6, 'MM')],
  ['XMP', insertSegment(jpeg, 0xe1, xmp)],
  ['IPTC', insertSegment(jpeg, 0xed, Buffer.from(`Photoshop 3.0\0${gpsCanary}`))],
  ['a comment', insertSegment(jpeg, 0xfe, Buffer.from(gpsCanary))],
  [
    'several at once',
    insertSegment(withExif(insertSegment(jpeg, 0xe1, xmp), 3), 0xfe, Buffer.from(gpsCanary)),
  ],
  ['a second photo behind it', Buffer.concat([jpeg, withExif(jpeg, 1)])],
])('takes %s out of a photo that lies in a PDF, and the photo looks as before', async (_what, photo) => {
  expect(photo.includes(gpsCanary)).toBe(true)
  const merged = await folder.merge([['pdf', photoPdf(photo)]])
  expect(merged.bytesOfFile.includes(gpsCanary)).toBe(false)
  await expectWhole(merged.path)
})

it('takes out what a program has written of the place beside a photo or a page', async () => {
  const beside: RawObject[] = [{ dictionary: '/Type/Metadata/Subtype/XML', data: xmp }]
  const merged = await folder.merge([['pdf', photoPdf(jpeg, Buffer.alloc(0), '/Metadata 6 0 R', beside)]])
  expect(merged.bytesOfFile.includes(gpsCanary)).toBe(false)
  await expectWhole(merged.path)
})

it('leaves a photo without metadata, and words that only look like EXIF, byte for byte', async () => {
  const words = Buffer.from('% Exif\0\0 \xff\xe1\0\x10Exif\0\0 er ikke et bilde\n', 'latin1')
  const merged = await folder.merge([['pdf', photoPdf(jpeg, words)]])
  expect(merged.bytesOfFile.includes(jpeg)).toBe(true)
  expect(merged.bytesOfFile.includes(words)).toBe(true)
})
