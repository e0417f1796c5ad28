import { closeSync, openSync, writeSync } from 'node:fs'
import { segmentTellsPlace } from './place.ts'
import { findMarks, readAt, toMark } from './raw-marks.ts'

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

const marks = [toMark('start', jpegStart, 6), toMark('end', streamEnd), toMark('exif', exifMark)]

const blank = (file: number, start: number, end: number): void => {
  if (end > start) writeSync(file, Buffer.alloc(end - start), 0, end - start, start)
}

type Segment = { marker: number; from: number; to: number }

/** The segments of one image's header that are metadata, without their markers. Whatever is no JPEG after all ends the walk. */
function* metadataOf(file: number, start: number, end: number): Generator<Segment> {
  for (let at = start + 2; at + 4 <= end; ) {
    const [mark = 0, marker = 0, high = 0, low = 0] = readAt(file, at, 4)
    const next = at + 2 + high * 256 + low
    if (mark !== 0xff || marker === 0xda || marker < 0xc0 || next > end || next < at + 4) return
    if (!kept(marker, readAt(file, at + 4, 12).toString('latin1'))) yield { marker, from: at + 4, to: next }
    at = next
  }
}

/** Whether the metadata of the JPEG that begins at `start` tell where it was taken. */
export function photoTellsPlace(file: number, start: number): boolean {
  for (const { marker, from, to } of metadataOf(file, start, Number.POSITIVE_INFINITY))
    if (segmentTellsPlace(marker, readAt(file, from, to - from))) return true
  return false
}

/** Blanks EXIF that stands elsewhere in the stream: of further images that cameras put behind the first. */
function blankExif(file: number, at: number, end: number): void {
  const head = readAt(file, at - 4, 4)
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
    for (const { at, what } of findMarks(file, marks)) {
      if (what === 'start') {
        start ??= at + jpegOffset
      } else if (what === 'exif') {
        if (start !== null) exif.push(at)
      } else if (start !== null) {
        for (const one of exif) blankExif(file, one, at)
        for (const { from, to } of metadataOf(file, start, at)) blank(file, from, to)
        start = null
        exif = []
      }
    }
  } finally {
    closeSync(file)
  }
}
