import { crc32, inflateSync } from 'node:zlib'
import { type Orientation, pointsToPlace, readOrientation } from './exif.ts'
import { isUsableProfile } from './icc.ts'
import { PdfError } from './pdf-error.ts'
import { bytesTellPlace, xmpTellsPlace } from './place.ts'

/** What a PDF page needs to know of a PNG file. */
export type Png = {
  width: number
  height: number
  bits: number
  /** Samples per pixel in the compressed data. */
  components: 1 | 3
  orientation: Orientation
  /** RGB triples, with transparency already laid on white paper. Present for palette images only. */
  palette: Buffer | undefined
  /** The one colour (per component) that is transparent; PDF knows it as a colour key mask. */
  transparentColour: number[] | undefined
  icc: Buffer | undefined
  /** Whether the compressed data is legal in a PDF as it is: no alpha channel, not interlaced. */
  passThrough: boolean
  /** It says where it was taken. */
  tellsPlace: boolean
  /** The zlib stream, as the chunks it came in. */
  data: Buffer[]
  /** The file ends before its end is told. Whether all pixels are there is for the decoder to say. */
  endMissing: boolean
}

type Chunk = { type: string; body: Buffer; end: number }

const signatureBytes = 8
const endOfPng = toChunk('IEND', Buffer.alloc(0))

const legalBits: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}
const maxProfileBytes = 64 * 1024

/**
 * Reads the chunks of a PNG without inflating the image. Throws `damaged` when a needed chunk is missing, misplaced, or
 * fails its checksum. Text, time and EXIF chunks do not reach `data`.
 */
export function readPng(file: Buffer): Png {
  const chunks = new Map<string, Buffer>()
  const data: Buffer[] = []
  let tellsPlace = false
  let isEnded = false
  for (const { type, body, end } of readChunks(file)) {
    if (type === 'IEND') tellsPlace ||= bytesTellPlace(file.subarray(end))
    isEnded ||= type === 'IEND'
    if (type === 'IDAT') data.push(body)
    else if (!chunks.has(type)) chunks.set(type, body)
    tellsPlace ||= type === 'eXIf' ? pointsToPlace(body) : type === 'iTXt' && xmpTellsPlace(body)
  }
  const header = chunks.get('IHDR')
  if (header?.length !== 13 || data.length === 0)
    throw new PdfError('damaged', 'png without header or image data')
  const [bits = 0, colourType = 0, , , interlaced = 0] = header.subarray(8)
  const width = header.readUInt32BE(0)
  const height = header.readUInt32BE(4)
  if (!legalBits[colourType]?.includes(bits) || width === 0 || height === 0)
    throw new PdfError('damaged', 'png with an impossible header')
  const palette = colourType === 3 ? readPalette(chunks, bits) : undefined
  const components = colourType === 2 || colourType === 6 ? 3 : 1
  const transparency = colourType === 3 ? undefined : chunks.get('tRNS')
  const exif = chunks.get('eXIf')
  return {
    width,
    height,
    bits,
    components,
    orientation: exif ? readOrientation(exif) : 1,
    palette,
    transparentColour: transparency && readTransparentColour(transparency, components),
    icc: readProfile(chunks.get('iCCP'), colourType === 3 ? 3 : components),
    tellsPlace,
    passThrough: interlaced === 0 && colourType < 4 && !(bits === 16 && transparency),
    data,
    endMissing: !isEnded,
  }
}

/** The file with the end that it lacks. */
export function endPng(file: Buffer): Buffer {
  const parts = [file.subarray(0, signatureBytes)]
  for (const { type, body } of readChunks(file)) if (type !== 'IEND') parts.push(toChunk(type, body))
  return Buffer.concat([...parts, endOfPng])
}

/** The last may be image data that is cut off. What is cut off of another kind, or of the end itself, is none. */
function* readChunks(file: Buffer): Generator<Chunk> {
  for (let at = signatureBytes; at + 8 <= file.length; ) {
    const bodyEnd = at + 8 + file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const isCut = bodyEnd + 4 > file.length
    if (isCut && type !== 'IDAT') return
    const isCritical = /^[A-Z]/.test(type)
    if (isCritical && !isCut && crc32(file.subarray(at + 4, bodyEnd)) !== file.readUInt32BE(bodyEnd))
      throw new PdfError('damaged', `png chunk ${type} fails its checksum`)
    if (at === signatureBytes && type !== 'IHDR')
      throw new PdfError('damaged', 'png does not begin with its header')
    yield { type, body: file.subarray(at + 8, bodyEnd), end: bodyEnd + 4 }
    if (isCut || type === 'IEND') return
    at = bodyEnd + 4
  }
}

function toChunk(type: string, body: Buffer): Buffer {
  const chunk = Buffer.alloc(body.length + 12)
  chunk.writeUInt32BE(body.length)
  chunk.write(type, 4, 'latin1')
  body.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, body.length + 8)), body.length + 8)
  return chunk
}

/** Paper is white: blending the palette once shows transparency as every viewer does on a white page, losslessly. */
function readPalette(chunks: Map<string, Buffer>, bits: number): Buffer {
  const source = chunks.get('PLTE')
  if (!source || source.length < 3 || source.length % 3 !== 0)
    throw new PdfError('damaged', 'png without a palette')
  const palette = Buffer.from(source.subarray(0, 3 * 2 ** bits))
  for (const [index, alpha] of (chunks.get('tRNS') ?? Buffer.alloc(0)).entries()) {
    if (3 * index >= palette.length) break
    for (let at = 3 * index; at < 3 * index + 3; at++)
      palette[at] = Math.round(((palette[at] ?? 0) * alpha + 255 * (255 - alpha)) / 255)
  }
  return palette
}

function readTransparentColour(body: Buffer, components: number): number[] {
  if (body.length < 2 * components) throw new PdfError('damaged', 'png with a broken transparent colour')
  return Array.from({ length: components }, (_, i) => body.readUInt16BE(2 * i))
}

function readProfile(chunk: Buffer | undefined, components: number): Buffer | undefined {
  const nameEnd = chunk?.indexOf(0) ?? -1
  if (!chunk || nameEnd < 0) return undefined
  try {
    const profile = inflateSync(chunk.subarray(nameEnd + 2), { maxOutputLength: maxProfileBytes })
    return isUsableProfile(profile, components) ? profile : undefined
  } catch {
    // A broken or oversized profile is no reason to refuse a picture; it is shown in plain RGB instead.
    return undefined
  }
}
