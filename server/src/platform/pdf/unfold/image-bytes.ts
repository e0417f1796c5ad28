import type { RawValue } from './read-value.ts'

/** What an image's own data says of its size; `whole` is 0 where nothing can be read. */
export type ImageSize = { pixels: number; bytes: number }
/** The data of an image, read where it is looked at: `bytes` gives `length` bytes from `at`, or fewer at its end, good until the next call. */
type ImageBytes = { readonly size: number; bytes(at: number, length: number): Buffer }

const pieceBytes = 16 * 1024

const whole = (data: ImageBytes): Buffer => data.bytes(0, data.size)
const none: ImageSize = { pixels: 0, bytes: 0 }
const number = (value: RawValue | undefined): number => (typeof value === 'number' ? value : 0)

/** The next marker of a JPEG; its size where there is none. In a scan FF 00 is no marker. */
function nextMarker(data: ImageBytes, from: number): number {
  for (let at = from; at + 1 < data.size; ) {
    const piece = data.bytes(at, pieceBytes)
    if (piece.length < 2) break
    let hit = piece.indexOf(0xff)
    while (hit >= 0 && piece[hit + 1] === 0) hit = piece.indexOf(0xff, hit + 2)
    if (hit >= 0 && hit + 1 < piece.length) return at + hit
    // What follows a last FF stands in the next piece.
    at += hit < 0 ? piece.length : hit
  }
  return data.size
}

/** The frame header of a JPEG (ITU-T T.81, B.2.2): the largest, where there are several. */
function jpegSize(data: ImageBytes): ImageSize {
  let size = none
  for (let at = 2; at + 9 < data.size; ) {
    const head = data.bytes(at, 10)
    const marker = head[1] ?? 0
    if (head.length < 10) break
    if (head[0] !== 0xff || marker === 0xff || marker === 0xda) {
      // Scans and padding.
      at = nextMarker(data, at + (marker === 0xff ? 1 : 2))
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      const pixels = head.readUInt16BE(5) * head.readUInt16BE(7)
      if (pixels > size.pixels) size = { pixels, bytes: pixels * (head[9] ?? 1) }
    }
    const hasLength = marker > 0x01 && (marker < 0xd0 || marker > 0xd9)
    at += hasLength && marker !== 0 ? 2 + head.readUInt16BE(2) : 2
  }
  return size
}

/** The image header box and the SIZ segment of JPEG 2000 (ISO/IEC 15444-1, I.5.3.1 and A.5.1): whichever says more. */
function jpxSize(data: Buffer): ImageSize {
  let size = none
  const larger = (width: number, height: number, components: number) => {
    const pixels = width * height
    if (pixels * components > size.bytes) size = { pixels, bytes: pixels * components }
  }
  const box = data.indexOf('ihdr')
  if (box >= 0 && box + 14 <= data.length)
    larger(data.readUInt32BE(box + 8), data.readUInt32BE(box + 4), data.readUInt16BE(box + 12))
  const segment = data.indexOf(Buffer.from('ff4fff51', 'hex'))
  if (segment >= 0 && segment + 42 <= data.length)
    larger(
      data.readUInt32BE(segment + 8) - data.readUInt32BE(segment + 16),
      data.readUInt32BE(segment + 12) - data.readUInt32BE(segment + 20),
      data.readUInt16BE(segment + 40),
    )
  return size
}

/** A segment header of JBIG2 (ITU-T T.88, 7.2); null where the data ends. */
function jbig2Segment(data: Buffer, at: number) {
  if (at + 11 > data.length) return null
  const number = data.readUInt32BE(at)
  const flags = data[at + 4] ?? 0
  const counted = (data[at + 5] ?? 0) >> 5
  const isLong = counted === 7
  const referred = isLong ? data.readUInt32BE(at + 5) & 0x1fffffff : counted
  const afterCount = at + (isLong ? 9 + Math.ceil((referred + 1) / 8) : 6)
  const each = number <= 256 ? 1 : number <= 65_536 ? 2 : 4
  const lengthAt = afterCount + referred * each + (flags & 0x40 ? 4 : 1)
  if (lengthAt + 4 > data.length) return null
  return { type: flags & 63, length: data.readUInt32BE(lengthAt), body: lengthAt + 4 }
}

/** Each page and each region of JBIG2 is a bitmap of its own; a bit for a pixel. */
function jbig2Size(data: Buffer): ImageSize {
  let size = none
  for (let segment = jbig2Segment(data, 0); segment; ) {
    const { type, length, body } = segment
    const isRegion = type >= 4 && type <= 43 && type !== 16
    if ((isRegion || type === 48) && body + 8 <= data.length) {
      const height = data.readUInt32BE(body + 4)
      // A page whose height is not known yet grows by its stripes.
      const pixels = data.readUInt32BE(body) * (height === 0xffffffff ? 0 : height)
      size = { pixels: Math.max(size.pixels, pixels), bytes: size.bytes + pixels / 8 }
    }
    if (length === 0xffffffff) break
    segment = jbig2Segment(data, body + length)
  }
  return size
}

/** A fax has no header: the dictionary says it, and each row takes a bit at least. */
function faxSize(bytes: number, image: ReadonlyMap<string, RawValue>, parameters: RawValue): ImageSize {
  const columns = (parameters instanceof Map && number(parameters.get('/Columns'))) || 1728
  const said =
    (parameters instanceof Map && number(parameters.get('/Rows'))) || number(image.get('/Height')) || Infinity
  const pixels = columns * Math.min(said, bytes * 8)
  return { pixels, bytes: pixels / 8 }
}

type Sizer = (data: ImageBytes, image: ReadonlyMap<string, RawValue>, parameters: RawValue) => ImageSize

/** The filters that hold a picture. Their data ends a chain: nothing unpacks pixels any further. */
export const imageFilters: Readonly<Record<string, Sizer>> = {
  '/DCTDecode': jpegSize,
  '/JPXDecode': data => jpxSize(whole(data)),
  '/JBIG2Decode': data => jbig2Size(whole(data)),
  '/CCITTFaxDecode': (data, image, parameters) => faxSize(data.size, image, parameters),
}
