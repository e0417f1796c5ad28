import { type Orientation, readOrientation } from './exif.ts'
import { isUsableProfile } from './icc.ts'
import { coversAll, type Scan, toScan } from './jpeg-scans.ts'
import { PdfError } from './pdf-error.ts'
import { bytesTellPlace, segmentTellsPlace } from './place.ts'

/** What a PDF page needs to know of a JPEG file. */
export type Jpeg = {
  width: number
  height: number
  components: number
  orientation: Orientation
  /** Photoshop's marker: such CMYK files are stored inverted. */
  adobe: boolean
  /** Components named R, G, B without a JFIF or Adobe marker are not YCbCr (the rule of libjpeg). */
  plainRgb: boolean
  icc: Buffer | undefined
  /** Whether PDF readers can decode the data as it is (DCTDecode: 8 bits, Huffman, baseline or progressive). */
  passThrough: boolean
  /** It says where it was taken. */
  tellsPlace: boolean
  /** Its end marker is missing; whether all pixels are there, only decoding tells. */
  endMissing: boolean
  /** The image data from SOI to EOI, without metadata and without whatever follows the first image. */
  data: Buffer[]
}

type Segment = { marker: number; start: number; body: Buffer; end: number }
type Draft = Omit<Jpeg, 'data' | 'passThrough' | 'icc'> & {
  sof: number
  bits: number
  tables: boolean
  jfif: boolean
  icc: Map<number, Buffer>
  scans: Scan[]
  componentIds: number[]
  keep: { start: number; end: number }[]
}

const SOS = 0xda
const EOI = 0xd9
const endOfImage = Buffer.from([0xff, EOI])

/**
 * Reads the markers of a JPEG without decoding it. Metadata (EXIF, XMP, IPTC, comments, thumbnails, maker notes, further
 * images and films after the first) is left out of `data`; JFIF, Adobe and the colour profile stay.
 * Throws `damaged` when the structure is broken, or scans are missing that its pixels need.
 */
export function readJpeg(file: Buffer): Jpeg {
  const draft: Draft = {
    width: 0,
    height: 0,
    components: 0,
    orientation: 1,
    adobe: false,
    plainRgb: false,
    sof: 0,
    bits: 0,
    tables: false,
    jfif: false,
    icc: new Map(),
    scans: [],
    componentIds: [],
    tellsPlace: false,
    endMissing: false,
    keep: [{ start: 0, end: 2 }],
  }
  const firstScan = readHeader(file, draft)
  const end = isSingleScan(firstScan, draft)
    ? endOfSingleScan(file, firstScan, draft)
    : endOfScans(file, firstScan, draft)
  if (!draft.endMissing) {
    keepRange(draft, end, end + 2)
    draft.tellsPlace ||= bytesTellPlace(file.subarray(end + 2))
  }
  return finish(file, draft)
}

function readHeader(file: Buffer, draft: Draft): Segment {
  let at = 2
  for (;;) {
    const segment = nextSegment(file, at)
    if (segment.marker === EOI) throw new PdfError('damaged', 'jpeg ends before its image data')
    readSegment(segment, draft)
    if (segment.marker === SOS) return segment
    at = segment.end
  }
}

function nextSegment(file: Buffer, from: number): Segment {
  let at = file.indexOf(0xff, from)
  // Fill bytes are skipped, and so is a stray SOI, TEM, RSTn or stuffed zero, none of which has a length.
  while (at >= 0 && hasNoLength(file[at + 1]))
    at = file.indexOf(0xff, file[at + 1] === 0xff ? at + 1 : at + 2)
  const marker = at < 0 ? undefined : file[at + 1]
  if (marker === undefined) throw new PdfError('damaged', 'jpeg is truncated in its header')
  if (marker === EOI) return { marker, start: at, body: Buffer.alloc(0), end: at + 2 }
  const end = at + 4 > file.length ? Number.POSITIVE_INFINITY : at + 2 + file.readUInt16BE(at + 2)
  if (end > file.length || end < at + 4) throw new PdfError('damaged', 'jpeg is truncated inside a segment')
  return { marker, start: at, body: file.subarray(at + 4, end), end }
}

function hasNoLength(marker: number | undefined): boolean {
  if (marker === undefined) return false
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8) || marker === 0xff
}

function readSegment({ marker, start, body, end }: Segment, draft: Draft): void {
  if (isFrame(marker)) readFrame(marker, body, draft)
  else if (marker === 0xc4) draft.tables = true
  else if (marker === SOS) draft.scans.push(toScan(body))
  else if (marker === 0xe1 && startsWith(body, 'Exif\0\0') && draft.orientation === 1)
    draft.orientation = readOrientation(body.subarray(6))
  else if (marker === 0xe2 && startsWith(body, 'ICC_PROFILE\0'))
    draft.icc.set(body[12] ?? 0, body.subarray(14))
  else if (marker === 0xe0 && startsWith(body, 'JFIF\0')) draft.jfif = true
  else if (marker === 0xee && startsWith(body, 'Adobe')) draft.adobe = true
  draft.tellsPlace ||= segmentTellsPlace(marker, body)
  if (isImageData(marker, body)) keepRange(draft, start, end)
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

function readFrame(marker: number, body: Buffer, draft: Draft): void {
  if (draft.sof !== 0 || body.length < 6) throw new PdfError('damaged', 'jpeg with a broken or second frame')
  draft.sof = marker
  draft.bits = body.readUInt8(0)
  draft.height = body.readUInt16BE(1)
  draft.width = body.readUInt16BE(3)
  draft.components = body.readUInt8(5)
  if (body.length < 6 + 3 * draft.components) throw new PdfError('damaged', 'jpeg with a broken frame')
  draft.componentIds = Array.from({ length: draft.components }, (_, i) => body[6 + 3 * i] ?? 0)
  draft.plainRgb = String.fromCharCode(...draft.componentIds) === 'RGB'
}

/** Of the application segments only JFIF (not its thumbnails), the colour profile and Adobe's marker describe pixels. */
function isImageData(marker: number, body: Buffer): boolean {
  if (marker === 0xe0) return startsWith(body, 'JFIF\0')
  if (marker === 0xe2) return startsWith(body, 'ICC_PROFILE\0')
  if (marker === 0xee) return startsWith(body, 'Adobe')
  return marker < 0xe0
}

function isSingleScan(scan: Segment, draft: Draft): boolean {
  return (draft.sof === 0xc0 || draft.sof === 0xc1) && scan.body[0] === draft.components
}

/** With all components in one sequential scan the first FF D9 is the end; this native search is what keeps merging fast. */
function endOfSingleScan(file: Buffer, scan: Segment, draft: Draft): number {
  const end = file.indexOf(endOfImage, scan.end)
  if (end < 0) return endAtLast(file, scan.end, draft)
  keepRange(draft, scan.end, end)
  return end
}

/** The data goes on to the last byte: an end marker is to be added. */
function endAtLast(file: Buffer, from: number, draft: Draft): number {
  if (!coversAll(draft.scans, draft.componentIds))
    throw new PdfError('damaged', 'jpeg is truncated: scans are missing')
  draft.endMissing = true
  const end = file.at(-1) === 0xff ? file.length - 1 : file.length
  keepRange(draft, from, end)
  return end
}

function endOfScans(file: Buffer, firstScan: Segment, draft: Draft): number {
  let from = firstScan.end
  for (;;) {
    const at = nextMarkerInScan(file, from)
    if (at === undefined) return endAtLast(file, from, draft)
    keepRange(draft, from, at)
    if (file[at + 1] === EOI) return at
    const segment = nextSegment(file, at)
    readSegment(segment, draft)
    from = segment.end
  }
}

/** Undefined where the file ends within the data. */
function nextMarkerInScan(file: Buffer, from: number): number | undefined {
  let at = file.indexOf(0xff, from)
  for (;;) {
    const marker = at < 0 ? undefined : file[at + 1]
    if (marker === undefined) return undefined
    const isEntropyData = marker === 0 || (marker >= 0xd0 && marker <= 0xd7)
    if (!isEntropyData && marker !== 0xff) return at
    at = file.indexOf(0xff, isEntropyData ? at + 2 : at + 1)
  }
}

function keepRange(draft: Draft, start: number, end: number): void {
  const last = draft.keep.at(-1)
  if (last?.end === start) last.end = end
  else draft.keep.push({ start, end })
}

function finish(file: Buffer, draft: Draft): Jpeg {
  const { sof, bits, tables, jfif, icc, keep, scans: _, componentIds: __, ...image } = draft
  if (sof === 0) throw new PdfError('damaged', 'jpeg without a frame')
  const profile = Buffer.concat([...icc].sort(([a], [b]) => a - b).map(([, part]) => part))
  const isHuffman = sof === 0xc0 || sof === 0xc1 || sof === 0xc2
  return {
    ...image,
    plainRgb: image.plainRgb && !image.adobe && !jfif,
    icc: isUsableProfile(profile, image.components) ? profile : undefined,
    passThrough:
      isHuffman &&
      bits === 8 &&
      tables &&
      [1, 3, 4].includes(image.components) &&
      image.width * image.height > 0,
    data: [
      ...keep.filter(({ start, end }) => end > start).map(({ start, end }) => file.subarray(start, end)),
      ...(image.endMissing ? [endOfImage] : []),
    ],
  }
}

function startsWith(body: Buffer, text: string): boolean {
  return body.toString('latin1', 0, text.length) === text
}
