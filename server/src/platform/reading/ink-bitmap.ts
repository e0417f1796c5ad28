import type { GrayImage } from './gray-image.ts'

/** A picture of ink (1) and paper (0). */
export type Bitmap = { width: number; height: number; data: Uint8Array }

/** A stretch of ink in one row, `to` not included. */
export type Run = { y: number; from: number; to: number }

/** Ink that hangs together, corners counted. */
export type Blob = { left: number; top: number; right: number; bottom: number; pixels: number; runs: Run[] }

/** Ink is darker than its surroundings by so much, as a share of what the paper there reflects. */
const darker = 0.8
/** Where everything around is ink (a filled surface), what is this dark is ink as well. */
const black = 70

/** Tells ink from paper by the light around each pixel, so that shadows and tinted boxes are paper. */
export function inkOf(image: GrayImage): Bitmap {
  const { width, height, data } = image
  const sums = integral(image)
  const reach = Math.max(8, Math.round(width / 50))
  const ink = new Uint8Array(width * height)
  const stride = width + 1
  for (let y = 0; y < height; y++) {
    const [above, below] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let x = 0; x < width; x++) {
      const [from, to] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const sum =
        (sums[below * stride + to] ?? 0) -
        (sums[above * stride + to] ?? 0) -
        (sums[below * stride + from] ?? 0) +
        (sums[above * stride + from] ?? 0)
      const value = data[y * width + x] ?? 255
      const mean = sum / ((below - above) * (to - from))
      if (value < black || value < mean * darker) ink[y * width + x] = 1
    }
  }
  return { width, height, data: ink }
}

/** Sums over everything above and left of a pixel, with a row and a column of zeros before. Enough for 16 million pixels. */
function integral({ width, height, data }: GrayImage): Uint32Array {
  const stride = width + 1
  const sums = new Uint32Array(stride * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** Rows as columns. */
export function transposed({ width, height, data }: Bitmap): Bitmap {
  const other = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) other[x * height + y] = data[y * width + x] ?? 0
  return { width: height, height: width, data: other }
}

/** The stretches of ink of a row; holes of up to `bridge` pixels do not part them. */
export function runsOf({ width, data }: Bitmap, y: number, bridge = 0): Run[] {
  const runs: Run[] = []
  const end = (y + 1) * width
  let at = data.indexOf(1, y * width)
  while (at >= 0 && at < end) {
    let to = at
    while (to < end && data[to] === 1) to++
    const [from, last] = [at - y * width, runs.at(-1)]
    if (last && from - last.to <= bridge) last.to = to - y * width
    else runs.push({ y, from, to: to - y * width })
    at = data.indexOf(1, to)
  }
  return runs
}

/** All the blobs of a bitmap. */
export function blobsOf(bitmap: Bitmap): Blob[] {
  const runs: Run[] = []
  const parents: number[] = []
  let [rowStart, previousStart] = [0, 0]
  for (let y = 0; y < bitmap.height; y++) {
    previousStart = rowStart
    rowStart = runs.length
    let candidate = previousStart
    for (const run of runsOf(bitmap, y)) {
      const index = runs.push(run) - 1
      parents.push(index)
      while (candidate < rowStart && (runs[candidate]?.to ?? 0) < run.from) candidate++
      for (let at = candidate; at < rowStart && (runs[at]?.from ?? 0) <= run.to; at++)
        unite(parents, at, index)
    }
  }
  const blobs = new Map<number, Run[]>()
  for (const [index, run] of runs.entries()) {
    const root = rootOf(parents, index)
    const members = blobs.get(root)
    if (members) members.push(run)
    else blobs.set(root, [run])
  }
  return [...blobs.values()].map(toBlob)
}

export function toBlob(runs: Run[]): Blob {
  const blob = { left: Infinity, top: Infinity, right: 0, bottom: 0, pixels: 0, runs }
  for (const { y, from, to } of runs) {
    blob.left = Math.min(blob.left, from)
    blob.right = Math.max(blob.right, to)
    blob.top = Math.min(blob.top, y)
    blob.bottom = Math.max(blob.bottom, y + 1)
    blob.pixels += to - from
  }
  return blob
}

/** Union-find over indexes: makes one set of the two. */
export function unite(parents: number[], one: number, other: number): void {
  parents[rootOf(parents, one)] = rootOf(parents, other)
}

export function rootOf(parents: number[], index: number): number {
  let at = index
  while (parents[at] !== at) {
    const next = parents[at] ?? at
    parents[at] = parents[next] ?? next
    at = next
  }
  return at
}
