import { type Bitmap, type Blob, blobsOf } from './ink-bitmap.ts'
import type { Area } from './text-lines.ts'

/** Of the picture's width: it goes around a name at least, and not around half of what stands on the page. */
const narrowest = 0.04
const widest = 0.6
/** Pixels that its two ends may lie apart. */
const gap = 2
/** How much smaller the picture is made to see whether there is anything like a ring, which few pages have. */
const smaller = 3
/** Pixels across from which that is worth it, and a ring still is one. */
const fine = 1500

/** `lowest` and `slack` in pixels, the others shares of the rectangle that the ring or what it closes in stands in. */
type Shape = { lowest: number; slack: number; mostInk: number; leastInside: number; mostInside: number }
/** A frame has all of it inside, a ring less, and letters that reach in take some. */
const ring: Shape = { lowest: 8, slack: 0, mostInk: 0.4, leastInside: 0.55, mostInside: 0.88 }
/** Made smaller its strokes are thicker, and more letters reach in. */
const smallRing: Shape = { lowest: 3, slack: 2 * gap + 2, mostInk: 1, leastInside: 0.3, mostInside: 1 }

type Hole = Area & { pixels: number; rows: Map<number, Stretch> }
type Stretch = { from: number; to: number }

/**
 * Takes the rings out of a bitmap that someone has drawn around words, and answers what they were drawn around. Letters that
 * touch a ring stay.
 */
export function takeRings(bitmap: Bitmap): Area[] {
  if (bitmap.width >= fine && !mayHaveRings(bitmap)) return []
  return blobsOf(bitmap).flatMap(blob => {
    const inside = insideOf(blob, bitmap.width, ring)
    if (!inside) return []
    erase(bitmap, blob, inside)
    const { left, top, right, bottom } = inside
    return [{ left, top, right, bottom }]
  })
}

/** Looked for in a ninth of the pixels, and more widely: a page without any costs next to nothing. */
function mayHaveRings(bitmap: Bitmap): boolean {
  const small = shrunk(bitmap)
  return blobsOf(small).some(blob => insideOf(blob, small.width, smallRing))
}

/** Ink wherever there is any in a square of `smaller` pixels; beyond the right edge it looks into the next row, which does no harm. */
function shrunk({ width, height, data }: Bitmap): Bitmap {
  const small = { width: Math.ceil(width / smaller), height: Math.ceil(height / smaller) }
  const ink = new Uint8Array(small.width * small.height)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / smaller) * small.width
    const start = y * width
    for (let x = 0, at = row; x < width; x += smaller, at++)
      if (data[start + x] === 1 || data[start + x + 1] === 1 || data[start + x + 2] === 1) ink[at] = 1
  }
  return { ...small, data: ink }
}

/** The paper that a ring closes in; undefined of what is no ring. */
function insideOf(blob: Blob, width: number, shape: Shape): Hole | undefined {
  const wide = blob.right - blob.left
  const high = blob.bottom - blob.top
  const isPossible =
    wide >= width * narrowest && wide <= width * widest && high < wide && high >= shape.lowest
  if (!isPossible || blob.pixels > wide * high * shape.mostInk) return undefined
  const inside = largestHole(blob)
  if (!inside || inside.right - inside.left + shape.slack < width * narrowest) return undefined
  const share = inside.pixels / ((inside.right - inside.left) * (inside.bottom - inside.top))
  return share >= shape.leastInside && share <= shape.mostInside ? inside : undefined
}

/** The stroke around a hole, as thick as it is on average. */
function erase({ width, data }: Bitmap, { runs, pixels }: Blob, hole: Hole): void {
  const around = (Math.PI / 2) * (hole.right - hole.left + (hole.bottom - hole.top))
  const thick = Math.min(Math.ceil((1.5 * pixels) / around) + 1, (hole.bottom - hole.top) / 3) + gap
  for (const run of runs) {
    const own = hole.rows.get(run.y)
    const near = zoneAt(hole, run.y, thick)
    for (let x = Math.max(run.from, near.from); x < Math.min(run.to, near.to); x++)
      if (!own || x < own.from || x >= own.to) data[run.y * width + x] = 0
  }
}

/** How far to the sides of a row a stroke of this thickness around the hole can reach. */
function zoneAt({ rows }: Hole, y: number, thick: number): Stretch {
  const zone = { from: Infinity, to: -Infinity }
  for (let row = Math.ceil(y - thick); row <= y + thick; row++) {
    const one = rows.get(row)
    if (!one) continue
    zone.from = Math.min(zone.from, one.from - thick)
    zone.to = Math.max(zone.to, one.to + thick)
  }
  return { from: Math.floor(zone.from), to: Math.ceil(zone.to) }
}

/** The largest stretch of paper that a blob closes in. */
function largestHole(blob: Blob): Hole | undefined {
  const [left, top] = [blob.left - gap - 1, blob.top - gap - 1]
  const [width, height] = [blob.right + gap + 1 - left, blob.bottom + gap + 1 - top]
  const seen = new Uint8Array(width * height)
  for (const { y, from, to } of blob.runs)
    for (let row = y - gap; row <= y + gap; row++)
      seen.fill(1, (row - top) * width + from - gap - left, (row - top) * width + to + gap - left)
  flood(seen, width, 0)
  let best: Hole | undefined
  for (let at = seen.indexOf(0); at >= 0; at = seen.indexOf(0, at)) {
    const hole = flood(seen, width, at)
    if (!best || hole.pixels > best.pixels) best = hole
  }
  if (!best) return undefined
  return {
    left: best.left + left,
    right: best.right + left,
    top: best.top + top,
    bottom: best.bottom + top,
    pixels: best.pixels,
    rows: new Map([...best.rows].map(([y, { from, to }]) => [y + top, { from: from + left, to: to + left }])),
  }
}

/** Marks all that hangs together with a place; answers how much that was, and where. */
function flood(seen: Uint8Array, width: number, start: number): Hole {
  const rows = new Map<number, Stretch>()
  const found = { left: width, right: 0, top: seen.length, bottom: 0, pixels: 0, rows }
  const open = [start]
  seen[start] = 1
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    found.pixels++
    found.left = Math.min(found.left, x)
    found.right = Math.max(found.right, x + 1)
    found.top = Math.min(found.top, y)
    found.bottom = Math.max(found.bottom, y + 1)
    const row = rows.get(y)
    rows.set(y, { from: Math.min(row?.from ?? x, x), to: Math.max(row?.to ?? 0, x + 1) })
    const beside = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
    for (const next of beside)
      if (next >= 0 && next < seen.length && seen[next] === 0) {
        seen[next] = 1
        open.push(next)
      }
  }
  return found
}
