import { type GrayImage, scaled, turned } from './gray-image.ts'

const workingWidth = 700
const widest = 15
const fewest = 120
const edgeContrast = 24
/** Pixels at that width. */
const longestLetter = 12

type Points = { x: Int16Array; y: Int16Array; count: number; span: number }

/**
 * How the lines of text run: `sideways` when upwards or downwards, and the slope in degrees that is left when they are
 * turned level (a sideways page clockwise by a quarter), their right end lower as positive. Level lines of text leave the
 * emptiest rows between them. Zero where there is nothing to tell it by.
 */
export async function layOf(image: GrayImage): Promise<{ sideways: boolean; slope: number }> {
  const small = await scaled(image, Math.min(1, workingWidth / Math.max(image.width, image.height)))
  const upright = steepest(small)
  const other = steepest(await turned(small, 1))
  const sideways = other.score > upright.score * 1.1
  return { sideways, slope: (sideways ? other : upright).slope }
}

function steepest(image: GrayImage): { slope: number; score: number } {
  const points = upperEdges(image)
  if (points.count < fewest) return { slope: 0, score: 0 }
  const coarse = bestSlope(points, -widest, widest, 0.5)
  const fine = bestSlope(points, coarse.slope - 0.5, coarse.slope + 0.5, 0.1)
  return Math.abs(fine.slope) >= widest ? { slope: 0, score: fine.score } : fine
}

/**
 * Where dark follows upon light from one row to the next: the upper edges of letters, whatever the light. Longer edges are
 * rules, of which a form has as many upright as level.
 */
export function upperEdges({ width, height, data }: GrayImage): Points {
  const points = { x: new Int16Array(width * height), y: new Int16Array(width * height), count: 0, span: 0 }
  points.span = width + height
  const margin = Math.round(width * 0.04)
  for (let y = 2; y < height - 2; y++) {
    let length = 0
    for (let x = margin; x < width - margin; x++) {
      const at = y * width + x
      const isEdge = (data[at - width] ?? 0) - (data[at + width] ?? 0) > edgeContrast
      length = isEdge ? length + 1 : 0
      if (length > longestLetter) {
        if (length === longestLetter + 1) points.count -= longestLetter
      } else if (isEdge) {
        points.x[points.count] = x
        points.y[points.count++] = y
      }
    }
  }
  return points
}

function bestSlope(points: Points, from: number, to: number, step: number): { slope: number; score: number } {
  let best = { slope: 0, score: -1 }
  for (let slope = from; slope <= to + 1e-9; slope += step) {
    const score = sharpness(points, Math.tan((slope * Math.PI) / 180))
    // On equal terms the smaller turn wins.
    const margin = Math.abs(slope) < Math.abs(best.slope) ? 0.999 : 1.001
    if (score > best.score * margin) best = { slope, score }
  }
  return best
}

/** How unevenly the points are spread over the rows: 1 for an even spread. */
function sharpness({ x, y, count, span }: Points, slope: number): number {
  const rows = new Uint32Array(span * 2)
  for (let at = 0; at < count; at++) {
    const row = Math.round((y[at] ?? 0) - slope * (x[at] ?? 0)) + (span >> 1)
    rows[row] = (rows[row] ?? 0) + 1
  }
  return (rows.reduce((sum, points) => sum + points * points, 0) * span) / (count * count)
}
