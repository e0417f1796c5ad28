import { expect, test } from 'vitest'
import { checkPdf } from './pdf-check.ts'

const ingenting = { xfa: false, portefoelje: false, vedlegg: false, signert: false }
const pdf = (...parts: BlobPart[]) => new Blob(['%PDF-1.7\n', ...parts, '\n%%EOF'])
const katalog = (more: string) => pdf(`1 0 obj\n<</Type/Catalog/Pages 2 0 R${more}>>\nendobj`)

test('en vanlig PDF har ingenting å si fra om, heller ikke et skjema med felt', async () => {
  expect(await checkPdf(katalog(''))).toEqual(ingenting)
  const fast = katalog('/AcroForm<</Fields[3 0 R]/XFA 4 0 R>>>>endobj 3 0 obj<</Subtype/Widget')
  expect(await checkPdf(fast)).toEqual(ingenting)
})

test('skjema, portefølje, vedlegg og signatur ses før noe sendes', async () => {
  const skjema = katalog('/NeedsRendering true/AcroForm<</Fields[]/XFA 6 0 R>>')
  expect(await checkPdf(skjema)).toEqual({ ...ingenting, xfa: true })
  const mappe = katalog('/Collection<</View/D>>/Names<</EmbeddedFiles<</Names[(a) 6 0 R]>>>>')
  expect(await checkPdf(mappe)).toEqual({ ...ingenting, portefoelje: true })
  expect(await checkPdf(pdf('6 0 obj<</Type/Filespec/EF<</F 7 0 R>>>>'))).toEqual({
    ...ingenting,
    vedlegg: true,
  })
  expect(await checkPdf(pdf('6 0 obj<</Type/Sig/ByteRange [0 9 12 3]>>'))).toEqual({
    ...ingenting,
    signert: true,
  })
})

test('ord ses også langt inne i en stor fil, og der to stykker av den møtes', async () => {
  for (const before of [256 * 1024 - 20, 3_000_000]) {
    const file = pdf(new Uint8Array(before), '6 0 obj<</Type/Sig/ByteRange [0 9 12 3]>>')
    expect(await checkPdf(file)).toEqual({ ...ingenting, signert: true })
  }
})

test('det som ligger pakket i filen, ses også', async () => {
  const inside = '1 0 <</Type/Catalog/Collection<</View/D>>/Names<</EmbeddedFiles 3 0 R>>>>'
  const packed = await new Response(
    new Blob([inside]).stream().pipeThrough(new CompressionStream('deflate')),
  ).arrayBuffer()
  const file = pdf('2 0 obj\n<</Type/ObjStm/N 1/Filter/FlateDecode>>\nstream\n', packed, '\nendstream')
  expect(await checkPdf(file)).toEqual({ ...ingenting, portefoelje: true })
})
