import { createRng, type Rng } from './rng.ts'

type Point = readonly [x: number, y: number]

/** How a pen moves through one letter: steps from where it stands, y upwards. */
const letters: readonly (readonly Point[])[] = [
  [
    [3, 6],
    [3, -6],
  ],
  [
    [2, 5],
    [2, -5],
    [2, 5],
    [2, -5],
  ],
  [
    [5, 13],
    [-1, 5],
    [-3, -7],
    [4, -11],
  ],
  [
    [3, 5],
    [1, -4],
    [1, -9],
    [-4, -2],
    [6, 10],
  ],
  [
    [4, 3],
    [-1, 3],
    [-3, -2],
    [4, -4],
  ],
  [
    [5, 1],
    [4, -1],
  ],
]

/** A big first stroke: two ways of beginning a name. */
const capitals: readonly (readonly Point[])[] = [
  [
    [-1, 12],
    [4, 12],
    [6, -2],
    [-4, -9],
    [-5, -4],
    [9, 2],
    [3, -11],
  ],
  [
    [3, 14],
    [6, 11],
    [1, -12],
    [-5, -14],
    [-4, 3],
    [10, 8],
    [4, -10],
  ],
  [
    [-4, 9],
    [4, 13],
    [9, 2],
    [1, -8],
    [-9, -9],
    [-2, -7],
    [11, 0],
  ],
]

/**
 * A signature as an SVG path with the base line at y = 0, made from the name: the same person signs alike every time.
 * It is a drawing, never a font, so that a reader of the text finds no name where the pen went.
 */
export function drawSignature(navn: string): string {
  let seed = 7
  for (const character of navn) seed = Math.imul(seed, 31) + (character.codePointAt(0) ?? 0)
  const rng = createRng(seed)
  const strokes = navn
    .split(' ')
    .filter((_, index, parts) => index === 0 || index === parts.length - 1)
    .map((part, index) => drawName(part, rng, index === 0 ? 0 : 52 + rng.int(0, 8)))
  const flourish = rng.chance(0.6) ? [drawFlourish(rng)] : []
  return [...strokes, ...flourish].join(' ')
}

function drawName(name: string, rng: Rng, startX: number): string {
  const slant = 0.2 + rng.next() * 0.35
  const size = 0.95 + rng.next() * 0.35
  const points: Point[] = [[startX, 0]]
  let x = startX
  let y = 0
  const walk = (steps: readonly Point[], scale: number) => {
    for (const [dx, dy] of steps) {
      x += dx * scale * (0.8 + rng.next() * 0.4)
      y += dy * scale * (0.85 + rng.next() * 0.3)
      points.push([x + y * slant, -y])
    }
  }
  walk(rng.pick(capitals), size)
  for (let index = 0; index < Math.min(name.length, 7) - 1; index += 1) {
    // The hand grows tired towards the end of the name, and comes back to the line.
    y *= 0.35
    walk(rng.pick(letters), size * (0.72 - index * 0.05))
  }
  walk(
    [
      [6, 1],
      [8, -2],
    ],
    size,
  )
  return smooth(points)
}

function drawFlourish(rng: Rng): string {
  const y = 7 + rng.int(0, 4)
  return smooth([
    [112, 2],
    [122, y - 3],
    [70, y],
    [22, y + 1],
    [30, y + 3],
    [96, y - 2 + rng.int(0, 3)],
  ])
}

/** Catmull-Rom through the points, as cubic curves. */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  const format = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`
  const curves = points.slice(0, -1).map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C ${format(first)} ${format(second)} ${format(to)}`
  })
  return `M ${format(at(0))} ${curves.join(' ')}`
}
