import { pointsToPlace } from './exif.ts'

const exifMark = Buffer.from('Exif\0\0')
/** By these XMP says where a picture was taken: the camera, or whoever has written about it. */
const words = /GPSL(?:at|ong)itude|:City\b|:Location|:CountryName/
/** The fields of IPTC for a place (2:26, 2:27, 2:90, 2:92, 2:95, 2:100, 2:101), when they are not empty; all are shorter than 256 bytes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: IPTC marks its fields so.
const fields = /\x1c\x02[\x1a\x1b\x5a\x5c\x5f\x64\x65]\0[^\0]/

/** Whether XMP says where a picture was taken. */
export const xmpTellsPlace = (xmp: Buffer): boolean => words.test(xmp.toString('latin1'))

/** Whether a segment of a JPEG's header says where the picture was taken: EXIF and XMP (APP1), or IPTC (APP13). */
export function segmentTellsPlace(marker: number, body: Buffer): boolean {
  if (marker === 0xed) return fields.test(body.toString('latin1'))
  if (marker !== 0xe1) return false
  const isExif = body.subarray(0, exifMark.length).equals(exifMark)
  return isExif ? pointsToPlace(body.subarray(exifMark.length)) : xmpTellsPlace(body)
}
