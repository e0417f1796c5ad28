import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { PdfFolder } from '../../../test/pdf/pdf-folder.ts'
import { type RenderedPage, renderPage } from '../../../test/pdf/read-pdf.ts'
import {
  gpsCanary,
  insertSegment,
  photo,
  pngHeader,
  quarters,
  quartersImage,
  rawPng,
  withExif,
} from '../../../test/pdf/sample-images.ts'
import { checkImage } from './image.ts'
import { readJpeg } from './jpeg.ts'
import { defaultPdfLimits } from './pdf-limits.ts'
import { readPng } from './png.ts'

const folder = new PdfFolder()
afterAll(() => folder.remove())

const red = [220, 20, 20]
const green = [20, 200, 20]
const blue = [20, 20, 220]
const white = [255, 255, 255]

/** The colours of a picture of quarters as they stand on an A4 page: top left, top right, bottom left, bottom right. */
function quartersOf(page: RenderedPage, width: number, height: number): number[][] {
  const [dx, dy] = [width / page.width / 4, height / page.height / 4]
  return [
    [-dx, -dy],
    [dx, -dy],
    [-dx, dy],
    [dx, dy],
  ].map(([x = 0, y = 0]) => page.colourAt(0.5 + x, 0.5 + y))
}

function expectColours(actual: number[][], expected: number[][], tolerance = 30): void {
  for (const [index, colour] of expected.entries())
    for (const [channel, value] of colour.entries())
      expect(Math.abs((actual[index]?.[channel] ?? -999) - value), `quarter ${index}`).toBeLessThanOrEqual(
        tolerance,
      )
}

async function renderQuarters(
  kind: 'jpeg' | 'png',
  bytes: Buffer,
  width = 160,
  height = 96,
): Promise<number[][]> {
  const { path } = await folder.merge([[kind, bytes]])
  return quartersOf(await renderPage(path, 0), width, height)
}

describe('JPEG', () => {
  // What a camera stored with each orientation, seen upright.
  const upright: Record<number, number[][]> = {
    1: [red, green, blue, white],
    2: [green, red, white, blue],
    3: [white, blue, green, red],
    4: [blue, white, red, green],
    5: [red, blue, green, white],
    6: [blue, red, white, green],
    7: [white, green, blue, red],
    8: [green, white, red, blue],
  }
  for (const [orientation, colours] of Object.entries(upright))
    for (const order of ['II', 'MM'] as const)
      it(`stands upright with EXIF orientation ${orientation} (${order}) [D9]`, async () => {
        const jpeg = await quartersImage().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
        const isTurned = Number(orientation) >= 5
        const size: [number, number] = isTurned ? [96, 160] : [160, 96]
        expectColours(
          await renderQuarters('jpeg', withExif(jpeg, Number(orientation), order), ...size),
          colours,
        )
      })

  it('agrees with sharp about every orientation', async () => {
    const jpeg = await quartersImage().jpeg({ quality: 95 }).toBuffer()
    for (let orientation = 1; orientation <= 8; orientation++) {
      const { data, info } = await sharp(withExif(jpeg, orientation))
        .autoOrient()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const at = (x: number, y: number) => [
        ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
      ]
      const [w, h] = [info.width >> 2, info.height >> 2]
      expectColours([at(w, h), at(3 * w, h), at(w, 3 * h), at(3 * w, 3 * h)], upright[orientation] ?? [])
    }
  })

  it('passes through byte for byte, and only metadata is left out [D9]', async () => {
    const jpeg = await photo(320, 240)
    const noisy = insertSegment(
      insertSegment(
        insertSegment(withExif(jpeg, 6), 0xfe, Buffer.from('en kommentar')),
        0xed,
        Buffer.from('Photoshop 3.0\0'),
      ),
      0xe1,
      Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${gpsCanary}</x>`),
    )
    const { bytesOfFile } = await folder.merge([['jpeg', noisy]])
    expect(bytesOfFile.includes(jpeg)).toBe(true)
    expect(bytesOfFile.includes(gpsCanary)).toBe(false)
    expect(bytesOfFile.includes('en kommentar')).toBe(false)
    expect(bytesOfFile.includes('Photoshop')).toBe(false)
  })

  it('ends at the end of the first image: second pictures, films and archives behind it do not travel [D2]', async () => {
    const jpeg = await photo(320, 240)
    const behind = Buffer.concat([withExif(await photo(64, 64), 1), Buffer.from('PK\x03\x04 film')])
    const withIndex = insertSegment(jpeg, 0xe2, Buffer.from('MPF\0II*\0'))
    const { bytesOfFile } = await folder.merge([['jpeg', Buffer.concat([withIndex, behind])]])
    expect(bytesOfFile.includes(jpeg)).toBe(true)
    expect(bytesOfFile.includes(gpsCanary)).toBe(false)
    expect(bytesOfFile.includes('MPF\0')).toBe(false)
    expect(bytesOfFile.includes('PK\x03\x04')).toBe(false)
  })

  it('passes a progressive image through, scans and tables', async () => {
    const jpeg = await quartersImage().jpeg({ progressive: true, quality: 95 }).toBuffer()
    const { bytesOfFile } = await folder.merge([['jpeg', Buffer.concat([jpeg, Buffer.from('rest')])]])
    expect(bytesOfFile.includes(jpeg)).toBe(true)
    expectColours(await renderQuarters('jpeg', jpeg), [red, green, blue, white])
  })

  it('keeps one component grey', async () => {
    const jpeg = await sharp(Buffer.alloc(96 * 96, 77), { raw: { width: 96, height: 96, channels: 1 } })
      .toColourspace('b-w')
      .jpeg({ quality: 95 })
      .toBuffer()
    expect(readJpeg(jpeg).components).toBe(1)
    expectColours(await renderQuarters('jpeg', jpeg, 96, 96), Array(4).fill([77, 77, 77]), 4)
  })

  it('shows inverted CMYK as Photoshop meant it', async () => {
    const jpeg = await quartersImage().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
    const read = readJpeg(jpeg)
    expect([read.components, read.adobe]).toEqual([4, true])
    const [topLeft, , , bottomRight] = await renderQuarters('jpeg', jpeg)
    expect(topLeft?.[0]).toBeGreaterThan((topLeft?.[2] ?? 255) + 80)
    expectColours([bottomRight ?? []], [white])
  })

  it('takes the colour profile along, in the data and for the reader', async () => {
    const jpeg = await quartersImage().jpeg({ quality: 95 }).withIccProfile('p3').toBuffer()
    const { bytesOfFile } = await folder.merge([['jpeg', jpeg]])
    expect(bytesOfFile.includes('ICC_PROFILE\0')).toBe(true)
    expect(bytesOfFile.toString('latin1')).toMatch(/\/ColorSpace \[\/ICCBased \d+ 0 R\]/)
  })

  it('does not pass through when its coding is none that PDF readers know', async () => {
    const jpeg = await quartersImage().jpeg({ quality: 95 }).toBuffer()
    const { passThrough } = readJpeg(jpeg)
    const arithmetic = Buffer.from(jpeg)
    arithmetic[jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc9
    expect([passThrough, readJpeg(arithmetic).passThrough]).toEqual([true, false])
  })
})

describe('PNG', () => {
  it('passes its compressed data through', async () => {
    const png = await quartersImage().png().toBuffer()
    const { bytesOfFile } = await folder.merge([['png', png]])
    expect(bytesOfFile.includes(Buffer.concat(readPng(png).data))).toBe(true)
    expectColours(await renderQuarters('png', png), [red, green, blue, white], 0)
  })

  for (const colours of [2, 4, 16])
    it(`shows a palette of ${colours} colours`, async () => {
      const png = await quartersImage().png({ palette: true, colours, dither: 0 }).toBuffer()
      expect(readPng(png).passThrough).toBe(true)
      const rendered = await renderQuarters('png', png)
      if (colours >= 4) expectColours(rendered, [red, green, blue, white], 12)
      else expectColours([rendered[3] ?? []], [white], 120)
    })

  it('lays a transparent palette on white paper', async () => {
    const rows = deflateSync(
      Buffer.from(Array.from({ length: 64 }, () => [0, ...Array(8).fill(0x1b)]).flat()),
    )
    const png = rawPng([
      ['IHDR', pngHeader(32, 64, 2, 3)],
      ['PLTE', Buffer.from([0, 0, 0, 10, 10, 10, 20, 20, 20, 30, 30, 30])],
      ['tRNS', Buffer.from([0, 255, 0, 255])],
      ['IDAT', rows],
      ['IEND', Buffer.alloc(0)],
    ])
    const read = readPng(png)
    expect([...(read.palette ?? [])]).toEqual([255, 255, 255, 10, 10, 10, 255, 255, 255, 30, 30, 30])
    await folder.merge([['png', png]])
  })

  it('shows what is transparent as white paper', async () => {
    const clear = { r: 255, g: 0, b: 0, alpha: 0 }
    const png = await sharp({ create: { width: 96, height: 96, channels: 4, background: clear } })
      .png()
      .toBuffer()
    expect(readPng(png).passThrough).toBe(false)
    expectColours(await renderQuarters('png', png, 96, 96), Array(4).fill(white), 0)
  })

  it('keeps every pixel of an opaque picture with an alpha channel', async () => {
    const png = await quartersImage().ensureAlpha().png().toBuffer()
    expectColours(await renderQuarters('png', png), [red, green, blue, white], 0)
  })

  it('treats the one transparent colour as paper', async () => {
    const rows = deflateSync(Buffer.from(Array.from({ length: 32 }, () => [0, ...Array(32).fill(99)]).flat()))
    const png = rawPng([
      ['IHDR', pngHeader(32, 32, 8, 0)],
      ['tRNS', Buffer.from([0, 99])],
      ['IDAT', rows],
      ['IEND', Buffer.alloc(0)],
    ])
    expectColours(await renderQuarters('png', png, 32, 32), Array(4).fill(white), 0)
  })

  it('keeps 16 bits a channel', async () => {
    const wide = Buffer.alloc(32 * 32 * 6, 0x80)
    const rows = Buffer.concat(
      Array.from({ length: 32 }, (_, y) =>
        Buffer.concat([Buffer.from([0]), wide.subarray(y * 192, y * 192 + 192)]),
      ),
    )
    const png = rawPng([
      ['IHDR', pngHeader(32, 32, 16, 2)],
      ['IDAT', deflateSync(rows)],
      ['IEND', Buffer.alloc(0)],
    ])
    expect(readPng(png).passThrough).toBe(true)
    expectColours(await renderQuarters('png', png, 32, 32), Array(4).fill([128, 128, 128]), 1)
  })

  it('is written anew when interlaced', async () => {
    const png = await quartersImage().png({ progressive: true }).toBuffer()
    expect(readPng(png).passThrough).toBe(false)
    expectColours(await renderQuarters('png', png), [red, green, blue, white], 0)
  })

  it('leaves text and EXIF chunks behind', async () => {
    const png = await quartersImage()
      .png()
      .withExif({ IFD0: { ImageDescription: gpsCanary } })
      .toBuffer()
    expect(png.includes(gpsCanary)).toBe(true)
    expect((await folder.merge([['png', png]])).bytesOfFile.includes(gpsCanary)).toBe(false)
  })
})

describe('checking an image', () => {
  it('gives the size as it is seen', async () => {
    const jpeg = await quartersImage().jpeg().toBuffer()
    const path = folder.write('turned.jpg', withExif(jpeg, 6))
    expect((await checkImage(path, defaultPdfLimits)).size).toEqual({ width: 96, height: 160 })
  })

  it('refuses data that is corrupt though its structure is whole', async () => {
    const rows = deflateSync(quarters(64, 64).subarray(0, 64 * 10))
    const png = rawPng([
      ['IHDR', pngHeader(64, 64, 8, 2)],
      ['IDAT', rows],
      ['IEND', Buffer.alloc(0)],
    ])
    await expect(checkImage(folder.write('short.png', png), defaultPdfLimits)).rejects.toMatchObject({
      kind: 'damaged',
    })
    const jpeg = await photo(320, 240)
    const short = Buffer.concat([jpeg.subarray(0, jpeg.length >> 1), Buffer.from([0xff, 0xd9])])
    await expect(checkImage(folder.write('short.jpg', short), defaultPdfLimits)).rejects.toMatchObject({
      kind: 'damaged',
    })
  })

  it('accepts stray bytes between the segments of a JPEG', async () => {
    const jpeg = await quartersImage().jpeg().toBuffer()
    const stray = Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(5), jpeg.subarray(20)])
    expect((await checkImage(folder.write('stray.jpg', stray), defaultPdfLimits)).size).toEqual({
      width: 160,
      height: 96,
    })
  })

  it('refuses more pixels than allowed, before decoding [D5]', async () => {
    const path = folder.write('large.png', await quartersImage().png().toBuffer())
    const limits = { ...defaultPdfLimits, maxImagePixels: 1000 }
    await expect(checkImage(path, limits)).rejects.toMatchObject({ kind: 'too_large_image' })
  })
})
