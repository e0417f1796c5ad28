import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture whose four quarters differ, so that every turn and mirroring can be told: red, green / blue, white. */
export function quarters(width: number, height: number): Buffer {
  const colours = [
    [220, 20, 20],
    [20, 200, 20],
    [20, 20, 220],
    [255, 255, 255],
  ]
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const quarter = (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)
      pixels.set(colours[quarter] ?? [], (y * width + x) * 3)
    }
  return pixels
}

/** The quarters as a sharp pipeline, to be encoded as the test needs it. */
export function quartersImage(width = 160, height = 96): Sharp {
  return sharp(quarters(width, height), { raw: { width, height, channels: 3 } })
}

/** Noise that compresses as badly as a photo: about `width x height` bytes as JPEG. From a fixed seed. */
export function photo(width: number, height: number, quality = 90): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  let state = 20_240_229
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    pixels[at] = 96 + (state >>> 26)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer()
}

/** Puts an APP1 segment with EXIF into a JPEG: an orientation, and a place (GPS) that must not get out. */
export function withExif(jpeg: Buffer, orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const tiff = Buffer.alloc(64)
  const little = order === 'II'
  const u16 = (value: number, at: number) =>
    little ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
  const u32 = (value: number, at: number) =>
    little ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at)
  tiff.write(order, 0, 'latin1')
  u16(42, 2)
  u32(8, 4)
  u16(2, 8)
  const entries = [
    [0x0112, 3, 1, orientation],
    [0x8825, 4, 1, 38],
  ] as const
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + 12 * index
    u16(tag, at)
    u16(type, at + 2)
    u32(count, at + 4)
    if (type === 3) u16(value, at + 8)
    else u32(value, at + 8)
  }
  tiff.write(gpsCanary, 38, 'latin1')
  return insertSegment(jpeg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff]))
}

/** Stands where a GPS position would; no byte of it may reach a result. */
export const gpsCanary = 'GPS-59.9139N-10.7522E'

/** Inserts a marker segment right after the start of a JPEG. */
export function insertSegment(jpeg: Buffer, marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** A PNG of hand-written chunks. */
export function rawPng(chunks: [type: string, body: Buffer][]): Buffer {
  const parts = chunks.map(([type, body]) => {
    const typed = Buffer.concat([Buffer.from(type, 'latin1'), body])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(body.length, 0)
    frame.writeUInt32BE(crc32(typed), 4)
    return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)])
  })
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts])
}

/** The 13 bytes of a PNG header. */
export function pngHeader(
  width: number,
  height: number,
  bits: number,
  colourType: number,
  interlaced = 0,
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, colourType, 0, 0, interlaced], 8)
  return header
}

/** The same as a JPEG. */
export async function jpegBomb(): Promise<Buffer> {
  const jpeg = await quartersImage().jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(50_000, frame + 5)
  jpeg.writeUInt16BE(50_000, frame + 7)
  return jpeg
}

/** A small file that claims 50 000 x 50 000 pixels. */
export function pngBomb(): Buffer {
  const rows = deflateSync(Buffer.alloc(50_001 * 20))
  return rawPng([
    ['IHDR', pngHeader(50_000, 50_000, 8, 0)],
    ['IDAT', rows],
    ['IEND', Buffer.alloc(0)],
  ])
}
