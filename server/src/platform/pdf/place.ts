import { pointsToPlace } from './exif.ts'

const exifMark = Buffer.from('Exif\0\0')
/** By these XMP says where a picture was taken: the camera, or whoever has written about it. */
const words = /GPSL(?:at|ong)itude|:City\b|:Location|:CountryName/
/** The fields of IPTC for a place (2:26, 2:27, 2:90, 2:92, 2:95, 2:100, 2:101), when they are not empty; all are shorter than 256 bytes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: IPTC marks its fields so.
const fields = /\x1c\x02[\x1a\x1b\x5a\x5c\x5f\x64\x65]\0[^\0]/

/** Whether XMP says where a picture was taken. */
export const xmpTellsPlace = (xmp: Buffer): boolean => words.test(xmp.toString('latin1'))

const xmpMarks = [Buffer.from('GPSLatitude'), Buffer.from('GPSLongitude')]
/** Of a film, with its length and language before a place as «+59.9139+010.7522/». */
const filmMark = Buffer.from('\xa9xyz', 'latin1')
const filmPlace = /^[+-]\d/

/** Whether what stands behind a picture says where that or another was taken: further pictures and films of the same moment. */
export function bytesTellPlace(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(exifMark); at >= 0; at = bytes.indexOf(exifMark, at + 1))
    if (pointsToPlace(bytes.subarray(at + exifMark.length))) return true
  for (let at = bytes.indexOf(filmMark); at >= 0; at = bytes.indexOf(filmMark, at + 1))
    if (filmPlace.test(bytes.toString('latin1', at + 8, at + 10))) return true
  return xmpMarks.some(mark => bytes.includes(mark))
}

/** Whether a segment of a JPEG's header says where the picture was taken: EXIF and XMP (APP1), or IPTC (APP13). */
export function segmentTellsPlace(marker: number, body: Buffer): boolean {
  if (marker === 0xed) return fields.test(body.toString('latin1'))
  if (marker !== 0xe1) return false
  const isExif = body.subarray(0, exifMark.length).equals(exifMark)
  return isExif ? pointsToPlace(body.subarray(exifMark.length)) : xmpTellsPlace(body)
}
