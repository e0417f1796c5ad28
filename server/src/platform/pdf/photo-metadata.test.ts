import { afterAll, expect, it } from 'vitest'
import { PdfFolder } from '../../../test/pdf/pdf-folder.ts'
import { type RawObject, rawPdf } from '../../../test/pdf/raw-pdf.ts'
import { renderPage } from '../../../test/pdf/read-pdf.ts'
import { gpsCanary, insertSegment, quartersImage, withExif } from '../../../test/pdf/sample-images.ts'
import { readableText } from '../../../test/pdf/sample-pdfs.ts'
import { checkImage } from './image.ts'
import { defaultPdfLimits } from './pdf-limits.ts'

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

/** Beside which no file is kept as it came. */
const second: ['jpeg', Buffer] = ['jpeg', jpeg]

/** An IPTC block with one field. */
const iptc = (field: number, text: string): Buffer => {
  const block = Buffer.concat([Buffer.from([0x1c, 2, field, 0, text.length]), Buffer.from(text)])
  return Buffer.concat([
    Buffer.from('Photoshop 3.0\0' + '8BIM\x04\x04\0\0\0\0\0', 'latin1'),
    Buffer.from([block.length]),
    block,
  ])
}

it.each([
  ['EXIF', withExif(jpeg, 1), true],
  ['XMP', insertSegment(jpeg, 0xe1, xmp), true],
  ['the city of IPTC', insertSegment(jpeg, 0xed, iptc(0x5a, 'Oslo')), true],
  ['an empty city', insertSegment(jpeg, 0xed, iptc(0x5a, '')), false],
  ['the title of IPTC', insertSegment(jpeg, 0xed, iptc(0x05, 'Oslo')), false],
  ['EXIF of a further picture behind it', Buffer.concat([jpeg, withExif(jpeg, 1)]), true],
  ['XMP of a further picture behind it', Buffer.concat([jpeg, insertSegment(jpeg, 0xe1, xmp)]), true],
  ['a further picture behind it', Buffer.concat([jpeg, jpeg]), false],
  ['bytes of a maker that look like IPTC', insertSegment(jpeg, 0xe5, iptc(0x5a, 'Oslo')), false],
])('tells of a photo whether it says where it was taken: %s', async (_what, photo, tells) => {
  const checked = await checkImage(folder.write('bilde.jpg', photo), defaultPdfLimits)
  const merged = await folder.merge([['pdf', photoPdf(photo)]])
  const changes = merged.inputs[0]?.changes
  expect([checked.tellsPlace, changes?.includes('place')]).toEqual([tells, tells])
})

it('tells of the place of a film behind a photo', async () => {
  const tells = async (place: string) => {
    const film = Buffer.concat([jpeg, Buffer.from(`ftypmp42\xa9xyz\0\x12\x15\xc7${place}`, 'latin1')])
    return (await checkImage(folder.write('film.jpg', film), defaultPdfLimits)).tellsPlace
  }
  expect([await tells('+59.9139+010.7522/'), await tells('noe annet')]).toEqual([true, false])
})

it('takes what a program keeps for itself beside a picture for no place', async () => {
  const notes = photoPdf(jpeg, Buffer.alloc(0), '/PieceInfo<</Program<</Private(arbeid)>>>>')
  expect(await folder.merge([['pdf', notes]])).toMatchObject({ isKept: true, inputs: [{ changes: [] }] })
})

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
  const merged = await folder.merge([['pdf', photoPdf(photo)], second])
  expect([merged.isKept, merged.bytesOfFile.includes(gpsCanary)]).toEqual([false, false])
  await expectWhole(merged.path)
})

it('takes out what a program has written of the place beside a photo or a page', async () => {
  const beside: RawObject[] = [{ dictionary: '/Type/Metadata/Subtype/XML', data: xmp }]
  const merged = await folder.merge([['pdf', photoPdf(jpeg, Buffer.alloc(0), '/Metadata 6 0 R', beside)]])
  expect(merged.bytesOfFile.includes(gpsCanary)).toBe(false)
  await expectWhole(merged.path)
})

it('leaves a photo without metadata byte for byte, and words that only look like EXIF as they are', async () => {
  const words = Buffer.from('% Exif\0\0 \xff\xe1\0\x10Exif\0\0 er ikke et bilde\n', 'latin1')
  const merged = await folder.merge([['pdf', photoPdf(jpeg, words)], second])
  expect([merged.isKept, merged.bytesOfFile.includes(jpeg)]).toEqual([false, true])
  expect(await readableText(merged.bytesOfFile)).toContain(words.toString('latin1'))
})
