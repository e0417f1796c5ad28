import { type GrayImage, scaled } from './gray-image.ts'

const workingWidth = 700
const widest = 8

/**
 * How many degrees the lines of text slope, clockwise (their right end lower) as positive; 0 where there is nothing to tell it by.
 * Lines of text that run level leave the emptiest rows between them.
 */
export async function skewOf(image: GrayImage): Promise<number> {
  const small = await scaled(image, Math.min(1, workingWidth / image.width))
  const points = edgePoints(small)
  if (points.length < 400) return 0
  const coarse = bestAngle(points, small, -widest, widest, 0.5)
  const fine = bestAngle(points, small, coarse - 0.5, coarse + 0.5, 0.1)
  return Math.abs(fine) >= widest ? 0 : fine
}

/** Where dark follows upon light from one row to the next: the upper edges of letters, whatever the light. */
function edgePoints({ width, height, data }: GrayImage): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = []
  const margin = Math.round(width * 0.04)
  for (let y = 2; y < height - 2; y++)
    for (let x = margin; x < width - margin; x++) {
      const at = y * width + x
      if ((data[at - width] ?? 0) - (data[at + width] ?? 0) > 40) points.push({ x, y })
    }
  return points
}

function bestAngle(
  points: { x: number; y: number }[],
  { height, width }: GrayImage,
  from: number,
  to: number,
  step: number,
): number {
  let [best, bestScore] = [0, -1]
  for (let angle = from; angle <= to + 1e-9; angle += step) {
    const score = sharpness(points, Math.tan((angle * Math.PI) / 180), height + width)
    // On equal terms the smaller turn wins.
    if (score > bestScore * (Math.abs(angle) < Math.abs(best) ? 0.999 : 1.001))
      [best, bestScore] = [angle, score]
  }
  return best
}

function sharpness(points: { x: number; y: number }[], slope: number, rows: number): number {
  const counts = new Uint32Array(rows * 2)
  for (const { x, y } of points) {
    const row = Math.round(y - slope * x) + rows / 2
    counts[row] = (counts[row] ?? 0) + 1
  }
  return counts.reduce((sum, count) => sum + count * count, 0)
}
