import { type ColourImage, channelsOf, type GrayImage, inGray } from './gray-image.ts'
import { edgesIn, paperIn } from './paper.ts'
import { areaOf, type Point, type Quad } from './perspective.ts'

/** Long side by short side: A4, and how far from it a sheet may look that was photographed askew. */
const usual = Math.SQRT2
const odd = 0.07
const larger = 1.02
/** A side is hidden by what is printed there, not more: the corners of the others are where they were, so near. */
const fewestCorners = 2
const samePlace = 0.03
/** How far from the edges of a picture a table is looked for, how light it is at most, and on how much of the way around. */
const rim = 0.01
const nearlyWhite = 250
const tableLight = 170
const darkRim = 0.9

/**
 * The corners of a sheet of paper that lies on something darker, as in a photo; undefined where no such thing is seen. A title
 * block or a panel at its edge may be as dark as the table, which only its colour tells from it: where the light part is not
 * shaped as a sheet is, the sheet is what changes in any colour there.
 */
export async function sheetIn(picture: ColourImage): Promise<Quad | undefined> {
  const light = await paperIn(inGray(picture))
  if (light && oddness(light, picture) < odd) return light
  const { part, place } = photoOn(picture)
  if (!light && !hasDarkRim(inGray(part))) return light
  const seenIn = await edgesIn(channelsOf(part))
  const whole = seenIn && ([place(seenIn[0]), place(seenIn[1]), place(seenIn[2]), place(seenIn[3])] as const)
  if (!whole || oddness(whole, picture) > odd) return light
  return !light || goesOn(light, whole) ? whole : light
}

/** Whether one is the other and something more at a side. The grain of a table is an edge as well, but on all sides. */
function goesOn(light: Quad, whole: Quad): boolean {
  const same = light.filter((corner, at) => {
    const other = whole[at] ?? corner
    return Math.abs(corner.x - other.x) < samePlace && Math.abs(corner.y - other.y) < samePlace
  })
  return same.length >= fewestCorners && areaOf(whole) > areaOf(light) * larger
}

/** What is not white of a page: a photo of another shape lies in the middle of it. And where its places are on the page. */
function photoOn({ width, height, data }: ColourImage): {
  part: ColourImage
  place: (point: Point) => Point
} {
  const isWhite = (from: number, step: number, count: number) => {
    for (let at = 0; at < count; at++)
      for (let byte = 0; byte < 3; byte++)
        if ((data[(from + at * step) * 4 + byte] ?? 0) < nearlyWhite) return false
    return true
  }
  let [left, top, right, bottom] = [0, 0, width, height]
  while (top < bottom - 1 && isWhite(top * width, 1, width)) top++
  while (bottom > top + 1 && isWhite((bottom - 1) * width, 1, width)) bottom--
  while (left < right - 1 && isWhite(left, width, height)) left++
  while (right > left + 1 && isWhite(right - 1, width, height)) right--
  const part = {
    width: right - left,
    height: bottom - top,
    data: new Uint8Array((right - left) * (bottom - top) * 4),
  }
  for (let y = top; y < bottom; y++)
    part.data.set(data.subarray((y * width + left) * 4, (y * width + right) * 4), (y - top) * part.width * 4)
  const place = ({ x, y }: Point) => ({
    x: (left + x * part.width) / width,
    y: (top + y * part.height) / height,
  })
  return { part, place }
}

/** Whether a table may be seen around a sheet. A scanned page is light up to its edges, or nearly so. */
function hasDarkRim({ width, height, data }: GrayImage): boolean {
  const [across, down] = [Math.round(width * rim), Math.round(height * rim)]
  let count = 0
  for (let x = 0; x < width; x++)
    for (const y of [down, height - 1 - down]) if ((data[y * width + x] ?? 255) < tableLight) count++
  for (let y = 0; y < height; y++)
    for (const x of [across, width - 1 - across]) if ((data[y * width + x] ?? 255) < tableLight) count++
  return count > (width + height) * 2 * darkRim
}

/** How far from that of the usual sheet the shape is. */
function oddness([p0, p1, p2, p3]: Quad, { width, height }: ColourImage): number {
  const side = (from: Point, to: Point) => Math.hypot((to.x - from.x) * width, (to.y - from.y) * height)
  const [across, down] = [side(p0, p1) + side(p3, p2), side(p0, p3) + side(p1, p2)]
  return Math.abs(Math.max(across, down) / Math.min(across, down) - usual)
}
