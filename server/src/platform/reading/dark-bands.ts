import type { GrayImage } from './gray-image.ts'
import { type Bitmap, type Blob, blobsOf, type Run } from './ink-bitmap.ts'
import { takeAllRules } from './ink-rules.ts'

/** The light is told in so many windows across; paper is seen within so many of them from the middle of the widest surface. */
const windows = 16
const farthest = 4
/** Share of what paper reflects below which a surface is dark enough for light letters. */
const dark = 0.65
/** Shares of pixels that are darker than paper is, than a surface's letters, and than most of the surface itself. */
const [paperShare, letterShare, groundShare] = [0.95, 0.9, 0.5]
/** Pixels from one that is looked at to the next: enough to see whether there is any such surface, which few pages have. */
const step = 4
/** Shares of the page's width: the least surface, and the largest letter on it. What is larger is paper that it surrounds. */
const narrowest = 0.03
const lowest = 0.011
const highestLetter = 0.1
const widestWord = 0.3
/** What is thicker than any stroke and filled is no letter but a field that was left white, and what is written there is dark. */
const thickestStroke = 0.012
const filled = 0.75
const speck = 4
/** A large letter has one or two holes of its own, and little of its body is as solid as a surface. */
const fewestLetters = 3
const solid = 0.25
/** Of a surface and the letters on it, and how much lighter these are: noise in the shadow of a fold is not. */
const mostLetters = 0.45
const lighter = 1.4
/** Pixels at its edge that are neither the one nor the other. */
const rim = 2
const margin = rim + 1
/** Side of the squares in which the light on a surface is taken for even. */
const patch = 128
const bins = 64
const fewestCounted = 60

/**
 * The picture with its dark surfaces (the heading of a table, a title block, a panel at the side) turned into dark letters on
 * light where they bear light ones: recognition takes them for drawings.
 */
export function withoutDarkBands(image: GrayImage): GrayImage {
  const limits = darkBelow(image)
  const cores = coresOf(image, limits)
  if (!cores) return image
  const ink = inkBelow(image, limits)
  // The lines of a table hang together with its heading.
  takeAllRules(ink)
  const blobs = blobsOf(ink)
  let data: Uint8Array | undefined
  for (const blob of blobs) {
    const surface = surfaceOf(blob, blobs, ink, cores)
    if (!surface || !isSharp(image, surface.own)) continue
    data ??= new Uint8Array(image.data)
    turnLight(image, data, surface)
  }
  return data ? { ...image, data } : image
}

type Limits = { values: Uint8Array; across: number; size: number }
/**
 * A dark surface: where it is with its letters (1) in a rectangle of the picture, its own pixels in the picture, and its
 * letters'.
 */
type Surface = { left: number; top: number; mask: Bitmap; own: Run[]; letters: Run[] }

/** For each window of the picture, what is dark there: by the paper in it, or near it. */
function darkBelow({ width, height, data }: GrayImage): Limits {
  const size = Math.ceil(width / windows)
  const across = Math.ceil(width / size)
  const down = Math.ceil(height / size)
  const counts = new Uint32Array(across * down * bins)
  for (let y = 0; y < height; y += step) {
    const row = Math.floor(y / size) * across
    for (let x = 0; x < width; x += step) {
      const bin = (row + Math.floor(x / size)) * bins + ((data[y * width + x] ?? 0) >> 2)
      counts[bin] = (counts[bin] ?? 0) + 1
    }
  }
  let paper = Array.from({ length: across * down }, (_, at) => levelAt(counts, at, paperShare) ?? 0)
  const isPaper = paper.map((own, at) => hasPrint(counts.subarray(at * bins, (at + 1) * bins), own))
  for (let round = 0; round < farthest; round++)
    paper = paper.map((own, at) => (isPaper[at] ? own : paperNear(paper, at, across, own)))
  return { values: Uint8Array.from(paper, own => own * dark), across, size }
}

/** Shares of a window's lightest: what is no darker is its ground, and what is darker is print on it; and of its pixels, how many are. */
const [ground, print] = [0.75, 0.6]
const [leastGround, leastPrint] = [0.3, 0.01]
/** Whether a window shows paper, in whatever light: much of it is about as light as the lightest, and some print is on that. */
function hasPrint(counts: Uint32Array, lightest: number): boolean {
  let [all, onGround, inPrint] = [0, 0, 0]
  for (const [bin, count] of counts.entries()) {
    all += count
    if (bin * 4 + 2 >= lightest * ground) onGround += count
    else if (bin * 4 + 2 < lightest * print) inPrint += count
  }
  return onGround >= all * leastGround && inPrint >= all * leastPrint
}

/** The lightest beside a window where it is so dark itself that it shows no paper; light that falls off is no reason. */
function paperNear(paper: number[], at: number, across: number, own: number): number {
  const [left, right] = [at % across > 0 ? -1 : 0, at % across < across - 1 ? 1 : 0]
  let most = own
  for (const row of [at - across, at, at + across])
    for (let x = row + left; x <= row + right; x++) most = Math.max(most, paper[x] ?? 0)
  return own < most * dark ? most : own
}

/** The pixels looked at that are dark with all that are around them; undefined where no surface is among them. */
function coresOf(
  { width, height, data }: GrayImage,
  { values, across: windowsAcross, size }: Limits,
): Bitmap | undefined {
  const [across, down] = [Math.ceil(width / step), Math.ceil(height / step)]
  const ink = new Uint8Array(across * down)
  for (let y = 0, at = 0; y < height; y += step) {
    const row = Math.floor(y / size) * windowsAcross
    for (let x = 0; x < width; x += step, at++)
      if ((data[y * width + x] ?? 255) < (values[row + Math.floor(x / size)] ?? 0)) ink[at] = 1
  }
  const cores = new Uint8Array(ink.length)
  for (let at = across + 1; at < ink.length - across - 1; at++) {
    if (ink[at] === 0 || ink[at - 1] === 0 || ink[at + 1] === 0) continue
    if (isRow(ink, at - across) && isRow(ink, at + across)) cores[at] = 1
  }
  const found = { width: across, height: down, data: cores }
  // A core is smaller than its surface by one at either side.
  const [wide, high] = [across * narrowest - 2, across * lowest - 2]
  const isSurface = blobsOf(found).some(
    ({ left, top, right, bottom }) => right - left >= wide && bottom - top >= high,
  )
  return isSurface ? found : undefined
}

const isRow = (ink: Uint8Array, at: number): boolean =>
  ink[at - 1] === 1 && ink[at] === 1 && ink[at + 1] === 1

function inkBelow({ width, height, data }: GrayImage, { values, across, size }: Limits): Bitmap {
  const ink = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / size) * across
    for (let from = 0; from < width; from += size) {
      const limit = values[row + from / size] ?? 0
      const end = y * width + Math.min(width, from + size)
      for (let at = y * width + from; at < end; at++) if ((data[at] ?? 255) < limit) ink[at] = 1
    }
  }
  return { width, height, data: ink }
}

/** Pixels from inside an edge to outside of it, and how much lighter it is there at least. Of a shadow it is hardly any lighter. */
const acrossEdge = 5
const lighterOutside = 1.2
const sharpShare = 0.5

/** Whether a surface ends where its colour does, and not where the light falls off. */
function isSharp({ width, data }: GrayImage, own: Run[]): boolean {
  let [sharp, all] = [0, 0]
  const look = (row: number, inside: number, outside: number) => {
    if (Math.min(inside, outside) < 0 || Math.max(inside, outside) >= width) return
    all++
    if ((data[row + outside] ?? 0) > (data[row + inside] ?? 0) * lighterOutside) sharp++
  }
  for (const { y, from, to } of own) {
    if (to - from < 2 * acrossEdge) continue
    look(y * width, from + 2, from + 2 - acrossEdge)
    look(y * width, to - 3, to - 3 + acrossEdge)
  }
  return sharp >= all * sharpShare
}

/** The surface that a blob is, with the letters it surrounds and what these surround; undefined where it is none. */
function surfaceOf(blob: Blob, blobs: Blob[], ink: Bitmap, cores: Bitmap): Surface | undefined {
  const { width } = ink
  if (blob.right - blob.left < width * narrowest || blob.bottom - blob.top < width * lowest) return undefined
  if (solidIn(blob, cores) * step * step < blob.pixels * solid) return undefined
  const [left, top] = [blob.left - margin, blob.top - margin]
  const [wide, high] = [blob.right + margin - left, blob.bottom + margin - top]
  const mask: Bitmap = { width: wide, height: high, data: new Uint8Array(wide * high) }
  fill(mask, blob.runs, left, top)
  const paper: Bitmap = { ...mask, data: mask.data.map(value => 1 - value) }
  const lightIn = ({ runs }: Blob) =>
    runs.reduce((sum, { y, from, to }) => {
      const row = (y + top) * width + left
      return sum + ink.data.subarray(row + from, row + to).reduce((light, dark) => light + 1 - dark, 0)
    }, 0)
  const letters = blobsOf(paper).filter(hole => isLetter(hole, mask, width, lightIn))
  const area = letters.reduce((sum, letter) => sum + letter.pixels, 0)
  if (letters.length < fewestLetters || area > (blob.pixels + area) * mostLetters) return undefined
  for (const letter of letters) fill(mask, letter.runs, 0, 0)
  for (const { runs } of blobs.filter(other => isWithin(other, blob))) {
    const [first] = runs
    const isInLetter = first && mask.data[(first.y - top) * wide + first.from - left - 1] === 1
    if (isInLetter) fill(mask, runs, left, top)
  }
  const onPicture = letters.flatMap(letter =>
    letter.runs.map(({ y, from, to }) => ({ y: y + top, from: from + left, to: to + left })),
  )
  return { left, top, mask, own: blob.runs, letters: onPicture }
}

function fill({ width, data }: Bitmap, runs: Run[], left: number, top: number): void {
  for (const { y, from, to } of runs)
    data.fill(1, (y - top) * width + from - left, (y - top) * width + to - left)
}

function solidIn({ runs }: Blob, { data, width }: Bitmap): number {
  let count = 0
  for (const { y, from, to } of runs) {
    if (y % step !== 0) continue
    const row = (y / step) * width
    for (let x = Math.ceil(from / step); x * step < to; x++) count += data[row + x] ?? 0
  }
  return count
}

/** @param lightIn how much of it is light: the eyes of «a» and «o» are as dark as what is around them */
function isLetter(hole: Blob, mask: Bitmap, width: number, lightIn: (hole: Blob) => number): boolean {
  const { left, top, right, bottom, pixels } = hole
  if (left === 0 || top === 0 || right === mask.width || bottom === mask.height) return false
  const [wide, high] = [right - left, bottom - top]
  if (pixels < speck || high > width * highestLetter || wide > width * widestWord) return false
  return Math.min(wide, high) < width * thickestStroke || lightIn(hole) < wide * high * filled
}

const isWithin = (inner: Blob, outer: Blob): boolean =>
  inner.left > outer.left && inner.right < outer.right && inner.top > outer.top && inner.bottom < outer.bottom

/** Light surface and dark letters, as far apart as they were, and nothing left of the surface's own edge. */
function turnLight(image: GrayImage, data: Uint8Array, { left, top, mask, own, letters }: Surface): void {
  const across = Math.ceil(mask.width / patch)
  const squareAt = (x: number, y: number) =>
    Math.floor((y - top) / patch) * across + Math.floor((x - left) / patch)
  const squares = across * Math.ceil(mask.height / patch)
  const ground = levelsOf(image, own, squares, squareAt, groundShare)
  const light = levelsOf(image, letters, squares, squareAt, letterShare)
  if (light.overall < ground.overall * lighter) return
  for (let y = Math.max(0, top); y < Math.min(image.height, top + mask.height); y++)
    for (let x = Math.max(0, left); x < Math.min(image.width, left + mask.width); x++) {
      const place = placeIn(mask, x - left, y - top)
      if (place === 'outside') continue
      const at = y * image.width + x
      const here = squareAt(x, y)
      const paper = light.levels[here] ?? light.overall
      const value =
        place === 'edge' ? paper : paper + (ground.levels[here] ?? ground.overall) - (image.data[at] ?? 0)
      data[at] = Math.min(255, Math.max(0, value))
    }
}

function placeIn({ width, data }: Bitmap, x: number, y: number): 'inside' | 'edge' | 'outside' {
  const at = y * width + x
  const own = data[at]
  const around = [at - rim, at + rim, at - rim * width, at + rim * width]
  if (around.every(near => (data[near] ?? 0) === own)) return own === 1 ? 'inside' : 'outside'
  return 'edge'
}

/** For each square and overall, how light the given share of some pixels is at most. */
function levelsOf(
  { width, data }: GrayImage,
  runs: Run[],
  squares: number,
  squareAt: (x: number, y: number) => number,
  share: number,
): { levels: (number | undefined)[]; overall: number } {
  const counts = new Uint32Array((squares + 1) * bins)
  for (const { y, from, to } of runs)
    for (let x = from; x < to; x++) {
      const bin = (data[y * width + x] ?? 0) >> 2
      for (const square of [squareAt(x, y), squares])
        counts[square * bins + bin] = (counts[square * bins + bin] ?? 0) + 1
    }
  const levels = Array.from({ length: squares }, (_, square) => levelAt(counts, square, share))
  return { levels, overall: levelAt(counts, squares, share) ?? 255 }
}

/** Of the counts of one square, the level that a share of its pixels is not lighter than; undefined where too few tell. */
function levelAt(counts: Uint32Array, square: number, share: number): number | undefined {
  const own = counts.subarray(square * bins, (square + 1) * bins)
  const all = own.reduce((sum, count) => sum + count, 0)
  if (all < fewestCounted) return undefined
  let [bin, below] = [0, own[0] ?? 0]
  while (below < all * share) below += own[++bin] ?? 0
  return bin * 4 + 2
}
