/** The eight EXIF orientations: 1 is upright, 2-4 mirrored or turned half way, 5-8 with width and height exchanged. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const orientationTag = 0x0112
const gpsTag = 0x8825

type Entry = { tag: number; short: number }

/**
 * The orientation in a TIFF block (the payload of EXIF, after `Exif\0\0`). Whatever is broken or absent means upright:
 * no photo is refused for its metadata.
 */
export function readOrientation(tiff: Buffer): Orientation {
  return toOrientation(readDirectory(tiff).find(({ tag }) => tag === orientationTag)?.short ?? 1)
}

/** Whether a TIFF block points to a place where the photo was taken. */
export const pointsToPlace = (tiff: Buffer): boolean => readDirectory(tiff).some(({ tag }) => tag === gpsTag)

/** The entries of the first directory. What is broken ends it. */
function readDirectory(tiff: Buffer): Entry[] {
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return []
  const little = order === 'II'
  const u16 = (from: number) =>
    from + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(from) : tiff.readUInt16BE(from)
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries: Entry[] = []
  for (let entry = 0; entry < u16(directory); entry++) {
    const start = directory + 2 + 12 * entry
    if (start + 12 > tiff.length) break
    entries.push({ tag: u16(start), short: u16(start + 8) })
  }
  return entries
}

function toOrientation(value: number): Orientation {
  return value >= 1 && value <= 8 ? (value as Orientation) : 1
}
