import type { GrayImage } from './gray-image.ts'

export type Point = { x: number; y: number }

/** Corners from the upper left, clockwise, in fractions of a picture. */
export type Quad = readonly [Point, Point, Point, Point]

/** From a place on the paper to the place in the picture where it is seen, both in fractions. */
export type Projection = (u: number, v: number) => Point

/** The factors of the projection of the unit square onto four corners (Heckbert, Fundamentals of Texture Mapping, 1989, 2.2.3). */
function factorsOf([p0, p1, p2, p3]: Quad) {
  const [dx1, dx2, sx] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x]
  const [dy1, dy2, sy] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y]
  const scale = dx1 * dy2 - dx2 * dy1
  const [g, h] = [(sx * dy2 - dx2 * sy) / scale, (dx1 * sy - sx * dy1) / scale]
  const [a, b] = [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x]
  const [d, e] = [p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y]
  return { a, b, c: p0.x, d, e, f: p0.y, g, h }
}

/** The projection of the unit square onto four corners. */
export function projectionOnto(corners: Quad): Projection {
  const { a, b, c, d, e, f, g, h } = factorsOf(corners)
  return (u, v) => {
    const w = g * u + h * v + 1
    return { x: (a * u + b * v + c) / w, y: (d * u + e * v + f) / w }
  }
}

/** The paper within the four corners, seen from straight above, as large as it was seen. */
export function seenFromAbove(image: GrayImage, quad: Quad): GrayImage {
  const side = (from: Point, to: Point) =>
    Math.hypot((to.x - from.x) * image.width, (to.y - from.y) * image.height)
  const width = Math.round((side(quad[0], quad[1]) + side(quad[3], quad[2])) / 2)
  const height = Math.round((side(quad[0], quad[3]) + side(quad[1], quad[2])) / 2)
  const data = new Uint8Array(width * height)
  // As `projectionOnto`, without a point for each of some million pixels.
  const { a, b, c, d, e, f, g, h } = factorsOf(quad)
  for (let row = 0, at = 0; row < height; row++) {
    const v = (row + 0.5) / height
    for (let column = 0; column < width; column++, at++) {
      const u = (column + 0.5) / width
      const w = g * u + h * v + 1
      const x = ((a * u + b * v + c) / w) * image.width - 0.5
      const y = ((d * u + e * v + f) / w) * image.height - 0.5
      data[at] = between(image.data, image.width, image.height, x, y)
    }
  }
  return { width, height, data }
}

/** The brightness between four pixels. */
function between(data: Uint8Array, width: number, height: number, x: number, y: number): number {
  const left = x <= 0 ? 0 : x >= width - 2 ? width - 2 : Math.floor(x)
  const top = y <= 0 ? 0 : y >= height - 2 ? height - 2 : Math.floor(y)
  const right = x <= left ? 0 : x >= left + 1 ? 1 : x - left
  const down = y <= top ? 0 : y >= top + 1 ? 1 : y - top
  const at = top * width + left
  const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right
  const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right
  return Math.round(upper * (1 - down) + lower * down)
}

/** As a share of the picture. */
export function areaOf(corners: Quad): number {
  return (
    Math.abs(
      corners.reduce((sum, corner, at) => {
        const next = corners[(at + 1) % 4] ?? corner
        return sum + corner.x * next.y - next.x * corner.y
      }, 0),
    ) / 2
  )
}
