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
export function inkOf({ width, height, data }: GrayImage): Bitmap {
  const reach = Math.max(8, Math.round(width / 50))
  const ink = new Uint8Array(width * height)
  // The rows within reach summed up for each column, and those sums added up from the left.
  const columns = new Int32Array(width)
  const sums = new Int32Array(width + 1)
  for (let y = 0; y < Math.min(reach, height); y++)
    for (let x = 0; x < width; x++) columns[x] = (columns[x] ?? 0) + (data[y * width + x] ?? 0)
  const none = new Uint8Array(width)
  const rowAt = (y: number) => (y < 0 || y >= height ? none : data.subarray(y * width, (y + 1) * width))
  for (let y = 0; y < height; y++) {
    const [above, below] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    const [comes, goes] = [rowAt(y + reach), rowAt(y - reach - 1)]
    for (let x = 0, sum = 0; x < width; x++) {
      const own = (columns[x] ?? 0) + (comes[x] ?? 0) - (goes[x] ?? 0)
      columns[x] = own
      sum += own
      sums[x + 1] = sum
    }
    const share = darker / (below - above)
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const value = data[at] ?? 255
      const from = x > reach ? x - reach : 0
      const to = x + reach + 1 < width ? x + reach + 1 : width
      const around = (sums[to] ?? 0) - (sums[from] ?? 0)
      if (value < black || value * (to - from) < around * share) ink[at] = 1
    }
  }
  return { width, height, data: ink }
}

/** Rows as columns. Most is paper, which is there already. */
export function transposed({ width, height, data }: Bitmap): Bitmap {
  const other = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width)
    for (let x = row.indexOf(1); x >= 0; x = nextInk(row, x)) other[x * height + y] = 1
  }
  return { width: height, height: width, data: other }
}

/** The place of the ink after this one, -1 where there is no more. Paper is passed over as fast as memory is read. */
export const nextInk = (data: Uint8Array, at: number): number =>
  data[at + 1] === 1 ? at + 1 : data.indexOf(1, at + 1)

/** The stretches of ink of a row; holes of up to `bridge` pixels do not part them. */
export function runsOf({ width, data }: Bitmap, y: number, bridge = 0): Run[] {
  const runs: Run[] = []
  // The row alone: looking for ink beyond it costs most where there is none.
  const row = data.subarray(y * width, (y + 1) * width)
  for (let from = row.indexOf(1), to = 0; from >= 0; from = row.indexOf(1, to)) {
    to = from
    while (to < width && row[to] === 1) to++
    const last = runs.at(-1)
    if (last && from - last.to <= bridge) last.to = to
    else runs.push({ y, from, to })
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
