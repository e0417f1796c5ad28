import { closeSync, openSync, readSync, writeSync } from 'node:fs'

const chunkBytes = 4 << 20
/** qpdf writes a stream's data right behind this; a JPEG that is not packed again begins so. */
const jpegStart = Buffer.from('stream\n\xff\xd8\xff', 'latin1')
const jpegOffset = jpegStart.length - 3
const streamEnd = Buffer.from('\nendstream')
const exifMark = Buffer.from('Exif\0\0')
const exifSegment = Buffer.from('\xff\xe1', 'latin1')

/** What may stay of a JPEG's header: JFIF, the colour profile, and Adobe's marker, by which readers tell its colours. */
const kept = (marker: number, head: string): boolean => {
  if (marker === 0xe0) return head.startsWith('JFIF')
  if (marker === 0xe2) return head.startsWith('ICC_PROFILE')
  if (marker === 0xee) return head.startsWith('Adobe')
  return (marker < 0xe0 || marker > 0xef) && marker !== 0xfe
}

type Find = { at: number; what: 'start' | 'end' | 'exif' }

/**
 * Up to six bytes are found eight times as fast as more. So a part of each mark is looked for, which stands `ahead` bytes behind the
 * beginning of the mark.
 */
const marks = [
  { what: 'start', mark: jpegStart, part: jpegStart.subarray(6), ahead: 6 },
  { what: 'end', mark: streamEnd, part: streamEnd.subarray(0, 6), ahead: 0 },
  { what: 'exif', mark: exifMark, part: exifMark, ahead: 0 },
] as const

/** Made once: at this size fresh memory costs more than the search. */
let memory: Buffer | undefined

/** Where in the file images begin, streams end, and EXIF is named, in order. */
function* scan(file: number): Generator<Find> {
  const overlap = jpegStart.length - 1
  memory ??= Buffer.allocUnsafeSlow(chunkBytes + overlap)
  const buffer = memory
  for (let position = 0; ; position += chunkBytes) {
    const read = readSync(file, buffer, 0, buffer.length, position)
    const window = buffer.subarray(0, read)
    const found: Find[] = []
    for (const { what, mark, part, ahead } of marks)
      for (let hit = window.indexOf(part); hit >= 0; hit = window.indexOf(part, hit + 1)) {
        const at = hit - ahead
        if (at >= chunkBytes) break
        if (at >= 0 && window.subarray(at, at + mark.length).equals(mark))
          found.push({ at: position + at, what })
      }
    yield* found.sort((a, b) => a.at - b.at)
    if (read < buffer.length) return
  }
}

function readBytes(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, readSync(file, bytes, 0, length, at))
}

const blank = (file: number, start: number, end: number): void => {
  if (end > start) writeSync(file, Buffer.alloc(end - start), 0, end - start, start)
}

/** Blanks the segments of one image's header that are metadata. Whatever is no JPEG after all ends the walk. */
function blankHeader(file: number, start: number, end: number): void {
  for (let at = start + 2; at + 4 <= end; ) {
    const [mark = 0, marker = 0, high = 0, low = 0] = readBytes(file, at, 4)
    const next = at + 2 + high * 256 + low
    if (mark !== 0xff || marker === 0xda || marker < 0xc0 || next > end || next < at + 4) return
    if (!kept(marker, readBytes(file, at + 4, 12).toString('latin1'))) blank(file, at + 4, next)
    at = next
  }
}

/** Blanks EXIF that stands elsewhere in the stream: of further images that cameras put behind the first. */
function blankExif(file: number, at: number, end: number): void {
  const head = readBytes(file, at - 4, 4)
  if (head.subarray(0, 2).equals(exifSegment)) blank(file, at, Math.min(end, at - 2 + head.readUInt16BE(2)))
}

/**
 * Blanks what a camera has written into the photos of a PDF that we wrote (EXIF with its place, XMP, IPTC, comments), in place: no
 * length changes, so every offset of the file still holds. PDF readers take no heed of a photo's EXIF orientation (ISO
 * 32000-1, 7.4.8), so nothing looks otherwise. Photos that are packed once more inside another filter are left.
 */
export function blankPhotoMetadata(path: string): void {
  const file = openSync(path, 'r+')
  try {
    let start: number | null = null
    let exif: number[] = []
    for (const { at, what } of scan(file)) {
      if (what === 'start') {
        start ??= at + jpegOffset
      } else if (what === 'exif') {
        if (start !== null) exif.push(at)
      } else if (start !== null) {
        for (const one of exif) blankExif(file, one, at)
        blankHeader(file, start, at)
        start = null
        exif = []
      }
    }
  } finally {
    closeSync(file)
  }
}
