import { deflateSync } from 'node:zlib'
import type { PdfErrorKind } from '../../src/platform/pdf/pdf-error.ts'
import { onePagePdf, rawPdf } from './raw-pdf.ts'
import { jpegBomb, photo, pngBomb, quartersImage } from './sample-images.ts'
import { encryptedPdf, textPdf } from './sample-pdfs.ts'

/** A file made to be refused, and the kinds of refusal that are right for it. */
export type HostileFile = { name: string; bytes: Buffer; kinds: PdfErrorKind[] }

/** Files that must be refused, each wrong in one way. Made by code, the same every time. */
export async function hostileFiles(): Promise<HostileFile[]> {
  return [...disguised(), ...(await cut()), ...(await closed()), ...pageTrees(), ...(await bombs())]
}

function disguised(): HostileFile[] {
  const text = (name: string, content: string, kind: PdfErrorKind = 'unknown_type'): HostileFile => ({
    name,
    bytes: Buffer.from(content, 'latin1'),
    kinds: [kind],
  })
  return [
    text('tom.pdf', '', 'empty'),
    text('side.pdf', '<!doctype html><script>alert(1)</script>'),
    text('side-med-pdf.pdf', '<html><script>alert(1)</script>%PDF-1.7\n'),
    text('tegning.pdf', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    text('program.pdf', 'MZ\x90\0\x03\0\0\0'),
    text('program-med-pdf.pdf', 'MZ\x90\0\x03%PDF-1.7\n'),
    text('arkiv.pdf', 'PK\x03\x04\x14\0'),
    text('skall.pdf', '#!/bin/sh\n'),
    text('bare-hode.pdf', '%PDF-1.7\n', 'damaged'),
    text('iphone.jpg', '\0\0\0\x18ftypheic\0\0\0\0', 'heic'),
  ]
}

async function cut(): Promise<HostileFile[]> {
  const half = (name: string, bytes: Buffer): HostileFile => ({
    name,
    bytes: bytes.subarray(0, bytes.length >> 1),
    kinds: ['damaged'],
  })
  const jpeg = await photo(320, 240)
  const progressive = await quartersImage().jpeg({ progressive: true }).toBuffer()
  const png = await quartersImage().png({ compressionLevel: 0 }).toBuffer()
  const pdf = await textPdf(Array.from({ length: 30 }, (_, page) => `Side ${page + 1} `.repeat(40)))
  const hole = Buffer.from(pdf).fill(0, pdf.length >> 2, pdf.length >> 1)
  return [
    half('halv.jpg', jpeg),
    half('halv-progressiv.jpg', progressive),
    half('halv.png', png),
    half('halv.pdf', pdf),
    { name: 'hull.pdf', bytes: hole, kinds: ['damaged'] },
  ]
}

const dynamicForm = onePagePdf({ catalog: '/NeedsRendering true/AcroForm<</Fields[]/XFA(<xdp/>)>>' })

async function closed(): Promise<HostileFile[]> {
  const pdf = await textPdf(['Hemmelig'])
  return [
    { name: 'passord.pdf', bytes: await encryptedPdf(pdf, 'passord'), kinds: ['encrypted'] },
    { name: 'skjema-av-xfa.pdf', bytes: dynamicForm, kinds: ['dynamic_form'] },
    {
      name: 'portefoelje.pdf',
      bytes: onePagePdf({ catalog: '/Collection<</View/D>>' }),
      kinds: ['portfolio'],
    },
  ]
}

function pageTrees(): HostileFile[] {
  const deep = Array.from({ length: 5000 }, (_, i) => `<</Type/Pages/Count 1/Kids[${i + 3} 0 R]>>`)
  const many = Array.from({ length: 10_000 }, (_, i) => `${i + 3} 0 R`)
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>'
  const catalog = '<</Type/Catalog/Pages 2 0 R>>'
  const file = (name: string, kind: PdfErrorKind, objects: string[]): HostileFile => ({
    name,
    bytes: rawPdf(objects),
    kinds: [kind],
  })
  return [
    file('sirkel.pdf', 'damaged', [
      catalog,
      '<</Type/Pages/Count 2/Kids[3 0 R]>>',
      '<</Type/Pages/Count 2/Kids[2 0 R]>>',
    ]),
    file('dyp.pdf', 'damaged', [catalog, ...deep, page]),
    file('ti-tusen.pdf', 'too_many_pages', [
      catalog,
      `<</Type/Pages/Count 10000/Kids[${many.join(' ')}]>>`,
      ...many.map(() => page),
    ]),
    file('uten-sider.pdf', 'no_pages', [catalog, '<</Type/Pages/Count 0/Kids[]>>']),
    file('mangler-side.pdf', 'damaged', [catalog, '<</Type/Pages/Count 2/Kids[3 0 R 9 0 R]>>', page]),
    file('fotballbane.pdf', 'too_large_image', [
      catalog,
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      page.replace('595', '99999'),
    ]),
  ]
}

async function bombs(): Promise<HostileFile[]> {
  const hugeImage = {
    dictionary:
      '/Type/XObject/Subtype/Image/Width 50000/Height 50000/BitsPerComponent 1/ColorSpace/DeviceGray/Filter/FlateDecode',
    data: deflateSync(Buffer.alloc(1000)),
  }
  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  return [
    { name: 'bombe.png', bytes: pngBomb(), kinds: ['too_large_image'] },
    { name: 'bombe.jpg', bytes: await jpegBomb(), kinds: ['too_large_image'] },
    { name: 'stort-bilde.pdf', bytes: onePagePdf({ more: [hugeImage] }), kinds: ['too_large_image'] },
    {
      name: 'noestet.pdf',
      bytes: rawPdf([`<</Type/Catalog/Pages 2 0 R/X ${nested}>>`, nested]),
      kinds: ['damaged', 'no_pages'],
    },
    { name: 'objektbombe.pdf', bytes: objectStreamBomb(), kinds: ['unfolds_too_far'] },
  ]
}

/** An object stream of 600 MB of blanks in less than a megabyte: whoever reads the catalog has to inflate it. */
function objectStreamBomb(): Buffer {
  const megabyte = Buffer.alloc(1 << 20, ' ')
  const inside = Buffer.concat([
    Buffer.from('1 0 <</Type/Catalog/Pages 2 0 R>>'),
    ...Array.from({ length: 600 }, () => megabyte),
  ])
  const objects = deflateSync(inside, { level: 9 })
  const head = Buffer.from(
    `%PDF-1.7\n3 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${objects.length}>>\nstream\n`,
  )
  const start = head.length + objects.length + '\nendstream\nendobj\n'.length
  const rows = Buffer.from(
    [
      [0, 0, 0, 0, 0, 255],
      [2, 0, 0, 0, 3, 0],
      [0, 0, 0, 0, 0, 255],
      [1, 0, 0, 0, 9, 0],
    ].flat(),
  )
  const xref = `4 0 obj\n<</Type/XRef/Size 4/W[1 4 1]/Root 1 0 R/Length ${rows.length}>>\nstream\n`
  return Buffer.concat([
    head,
    objects,
    Buffer.from(`\nendstream\nendobj\n${xref}`),
    rows,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ])
}
