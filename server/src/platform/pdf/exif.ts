/** The eight EXIF orientations: 1 is upright, 2-4 mirrored or turned half way, 5-8 with width and height exchanged. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const orientationTag = 0x0112

/**
 * The orientation in a TIFF block (the payload of EXIF, after `Exif\0\0`). Whatever is broken or absent means upright:
 * no photo is refused for its metadata.
 */
export function readOrientation(tiff: Buffer): Orientation {
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return 1
  const little = order === 'II'
  const u16 = (at: number) =>
    at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries = u16(directory)
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + 12 * entry
    if (at + 12 > tiff.length) return 1
    if (u16(at) === orientationTag) return toOrientation(u16(at + 8))
  }
  return 1
}

function toOrientation(value: number): Orientation {
  return value >= 1 && value <= 8 ? (value as Orientation) : 1
}
