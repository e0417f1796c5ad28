import { type GrayImage, scaled, turned } from './gray-image.ts'
import { areaOf, type Point, type Quad } from './perspective.ts'

const workingSize = 400
/** A sheet that was photographed fills at least so much of the picture, and leaves something of the table to see. */
const smallest = 0.25
const largest = 0.96
/** How much lighter the sheet is than the table, at least: also where a shadow falls on both. */
const contrast = 14
const reach = 4
/** At the very edge the picture runs together with what it is drawn on. */
const skipped = 2
/** Share of the rows that must see the edge where its line runs, and how far off it they may see it. */
const seen = 0.5
const tolerance = 2.2
const tried = 48

/** A line x = at + slope * y. */
type Line = { at: number; slope: number }

/**
 * The corners of a sheet of paper that lies on something darker, as in a photo; undefined where no such thing is seen on
 * all four sides. Edges and not brightness tell it: half of the sheet may lie in shadow.
 */
export function paperIn(image: GrayImage): Promise<Quad | undefined> {
  return edgesIn([image])
}

/** Of one picture where dark turns into light, of several (the colours of one) where any of them changes. */
export async function edgesIn(images: GrayImage[]): Promise<Quad | undefined> {
  const { width: fullWidth, height: fullHeight } = images[0] ?? { width: 1, height: 1 }
  const factor = Math.min(1, workingSize / Math.max(fullWidth, fullHeight))
  const small = await Promise.all(images.map(image => scaled(image, factor)))
  const sides: Line[] = []
  // Turned clockwise step by step, so that left, bottom, right and top become the left side.
  for (const quarter of [0, 1, 2, 3] as const) {
    const edge = leftEdge(await Promise.all(small.map(image => turned(image, quarter))))
    if (!edge) return undefined
    sides.push(edge)
  }
  const [left, bottom, right, top] = sides
  const [first] = small
  if (!first || !left || !bottom || !right || !top) return undefined
  const quad = cornersOf(left, bottom, right, top, first.width, first.height)
  const share = areaOf(quad)
  return share >= smallest && share <= largest && isUpright(quad) ? quad : undefined
}

/** The line along which dark turns into light for the first time from the left, as most rows see it. */
function leftEdge(images: GrayImage[]): Line | undefined {
  const { height } = images[0] ?? { height: 0 }
  const points: Point[] = []
  for (let y = 0; y < height; y++) {
    const x = firstStep(images, y)
    if (x !== undefined) points.push({ x, y })
  }
  if (points.length < height * seen) return undefined
  const line = bestLine(points)
  const near = points.filter(point => distance(point, line) <= tolerance)
  return near.length >= height * seen ? fitted(near) : undefined
}

function firstStep(images: GrayImage[], y: number): number | undefined {
  const { width } = images[0] ?? { width: 0 }
  const steps = images.map(image => stepsIn(image, y))
  const stepAt = (x: number) =>
    steps.length === 1 ? (steps[0]?.[x] ?? 0) : Math.max(...steps.map(own => Math.abs(own[x] ?? 0)))
  let best: { x: number; step: number } | undefined
  for (let x = reach; x < width * 0.6; x++) {
    const step = stepAt(x)
    if (best && (step < best.step || x - best.x > reach)) {
      if (step < best.step * 0.6 || x - best.x > reach) return best.x
    } else if (step > contrast) best = { x, step }
  }
  return best?.x
}

/** For each place of a row, how much lighter it becomes there. */
function stepsIn({ width, data }: GrayImage, y: number): Float32Array {
  const row = data.subarray(y * width, (y + 1) * width)
  const steps = new Float32Array(width)
  let [dark, light] = [0, 0]
  for (let x = skipped; x < skipped + reach; x++) {
    dark += row[x] ?? 0
    light += row[x + reach] ?? 0
  }
  for (let x = skipped + reach; x < width * 0.6; x++) {
    steps[x] = (light - dark) / reach
    dark += (row[x] ?? 0) - (row[x - reach] ?? 0)
    light += (row[x + reach] ?? 0) - (row[x] ?? 0)
  }
  return steps
}

/** The line through two of the points that most of the others lie on. */
function bestLine(points: Point[]): Line {
  const step = Math.max(1, Math.floor(points.length / tried))
  const few = points.filter((_, at) => at % step === 0)
  let [best, most] = [{ at: 0, slope: 0 }, -1]
  for (const [at, one] of few.entries())
    for (const other of few.slice(at + 8)) {
      const slope = (other.x - one.x) / (other.y - one.y)
      if (Math.abs(slope) > 0.6) continue
      const line = { at: one.x - slope * one.y, slope }
      const near = few.filter(point => distance(point, line) <= tolerance).length
      if (near > most) [best, most] = [line, near]
    }
  return best
}

function distance({ x, y }: Point, { at, slope }: Line): number {
  return Math.abs(x - at - slope * y)
}

function fitted(points: Point[]): Line {
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))]
  const along = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0)
  const spread = points.reduce((sum, { y }) => sum + (y - meanY) ** 2, 0)
  const slope = spread === 0 ? 0 : along / spread
  return { at: meanX - slope * meanY, slope }
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** The corners in fractions, from four left edges of the picture turned by none, one, two and three quarters. */
function cornersOf(left: Line, bottom: Line, right: Line, top: Line, width: number, height: number): Quad {
  // x = at + slope * y on the left; a clockwise quarter turn has made (x, y) into (height - y, x), and so on.
  const onRight = { at: width - right.at - right.slope * height, slope: right.slope }
  const onTop = { at: top.at + top.slope * width, slope: -top.slope }
  const onBottom = { at: height - bottom.at, slope: -bottom.slope }
  const meet = (side: Line, level: Line): Point => {
    const x = (side.at + side.slope * level.at) / (1 - side.slope * level.slope)
    return { x: x / width, y: (level.at + level.slope * x) / height }
  }
  return [meet(left, onTop), meet(onRight, onTop), meet(onRight, onBottom), meet(left, onBottom)]
}

/** Whether the corners come in their order and none lies far outside of the picture. */
function isUpright(corners: Quad): boolean {
  return corners.every((corner, at) => {
    const [next, after] = [corners[(at + 1) % 4] ?? corner, corners[(at + 2) % 4] ?? corner]
    const turn = (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x)
    return turn > 0 && Math.abs(corner.x - 0.5) < 0.6 && Math.abs(corner.y - 0.5) < 0.6
  })
}
