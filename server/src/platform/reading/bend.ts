import { type GrayImage, scaled } from './gray-image.ts'
import { upperEdges } from './skew.ts'

/**
 * How far the lines of a picture hang below where they would lie level: a factor for each of `terms`, in fractions of its
 * height. Of a sheet that curls, or of one whose edges were seen only roughly.
 */
export type Bend = readonly number[]

export const level: Bend = []

const workingSize = 700
const fewest = 200
/** How much sharper the rows must become, and how far something must be moved, before it is worth the trouble. */
const sharper = 1.04
const least = 0.0012
/** Pixels at the working size that one term may move the edge of the page. */
const steps = [6, 3, 1.5, 0.75]
const farthest = 24

/** Across the page and down it, from the middle, -1 to 1: slopes that change downwards, curls, and both. */
const terms: readonly ((u: number, v: number) => number)[] = [
  u => u,
  (u, v) => u * v,
  u => u * u,
  (u, v) => u * u * v,
  u => u * u * u,
  (u, v) => u * v * v,
]

/** Of a place in fractions of the page: how far below its level it hangs. */
export function hangsAt(bend: Bend, x: number, y: number): number {
  const [line, square, cube] = curveAt(bend, 2 * y - 1)
  const u = 2 * x - 1
  return u * (line + u * (square + u * cube))
}

/** The factors of `terms`, of one row: of the place across, its square and its cube. */
function curveAt([u = 0, uv = 0, uu = 0, uuv = 0, uuu = 0, uvv = 0]: Bend, v: number) {
  return [u + v * (uv + v * uvv), uu + v * uuv, uuu] as const
}

/** The bend that leaves the emptiest rows between the lines of text when it is undone; `level` where there is hardly any. */
export async function bendOf(image: GrayImage): Promise<Bend> {
  const small = await scaled(image, Math.min(1, workingSize / Math.min(image.width, image.height)))
  const { x, y, count } = upperEdges(small)
  if (count < fewest) return level
  const { width, height } = small
  const values = terms.map(term =>
    Float32Array.from({ length: count }, (_, at) =>
      term((2 * (x[at] ?? 0)) / width - 1, (2 * (y[at] ?? 0)) / height - 1),
    ),
  )
  let rows = Float32Array.from(y.subarray(0, count))
  const factors = terms.map(() => 0)
  const flat = sharpness(rows, height)
  let best = flat
  for (const step of steps)
    for (let moved = true, rounds = 0; moved && rounds < 4; rounds++) {
      moved = false
      for (const [at, own] of values.entries())
        for (const by of [step, -step]) {
          const factor = (factors[at] ?? 0) + by
          if (Math.abs(factor) > farthest) continue
          const tried = rows.map((row, point) => row - by * (own[point] ?? 0))
          const score = sharpness(tried, height)
          if (score <= best * 1.001) continue
          rows = tried
          best = score
          factors[at] = factor
          moved = true
        }
    }
  const bend = factors.map(factor => factor / height)
  const worth = best > flat * sharper && factors.some(factor => Math.abs(factor) > least * height)
  return worth ? bend : level
}

/** How unevenly the points lie in rows, each counting for those beside it as well. */
function sharpness(rows: Float32Array, height: number): number {
  const counts = new Float32Array(height + 4 * farthest)
  for (const row of rows) {
    const from = Math.floor(row + 2 * farthest)
    const part = row + 2 * farthest - from
    counts[from] = (counts[from] ?? 0) + 1 - part
    counts[from + 1] = (counts[from + 1] ?? 0) + part
  }
  return counts.reduce((sum, count) => sum + count * count, 0)
}

/** The picture with its lines level. */
export function unbent(image: GrayImage, bend: Bend): GrayImage {
  if (bend.length === 0) return image
  const { width, height, data } = image
  const out = new Uint8Array(data.length)
  for (let row = 0; row < height; row++) {
    const [line, square, cube] = curveAt(bend, (2 * row) / height - 1)
    for (let column = 0; column < width; column++) {
      const u = (2 * column) / width - 1
      const from = row + height * u * (line + u * (square + u * cube))
      const above = Math.min(height - 2, Math.max(0, Math.floor(from)))
      const part = Math.min(1, Math.max(0, from - above))
      const at = above * width + column
      out[row * width + column] = (data[at] ?? 0) * (1 - part) + (data[at + width] ?? 0) * part + 0.5
    }
  }
  return { width, height, data: out }
}
