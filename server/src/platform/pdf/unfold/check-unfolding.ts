import { inflateSync } from 'node:zlib'
import { PdfError } from '../pdf-error.ts'
import type { PdfLimits } from '../pdf-limits.ts'
import { beginsAsZlib, decoders } from './decoders.ts'
import { FileWindow } from './file-window.ts'
import { imageFilters } from './image-bytes.ts'
import type { RawValue } from './read-value.ts'
import { Objects, type RawDictionary, type RawStream, readStreams } from './streams.ts'

type Limits = Pick<PdfLimits, 'maxStreamBytes' | 'maxFileBytes' | 'maxImagePixels' | 'maxObjects'>
type Step = { filter: string; parameters: RawValue }
type Source = AsyncIterable<Buffer>

/** Chains are short; nobody packs a thing more often. */
const longestChain = 8
/** What is small is unfolded at one go. */
const smallBytes = 64 * 1024
const smallUnfolded = 4 * 2 ** 20
/** Of a picture, as much as is held to read its headers. */
const pictureHead = 16 * 2 ** 20
/** Scans fill their pixels: what pictures unfold to may be so many times the file. */
const pictureRatio = 300

/** The short names that some readers take in the place of the long ones. */
const longNames: Readonly<Record<string, string>> = {
  '/Fl': '/FlateDecode',
  '/LZW': '/LZWDecode',
  '/RL': '/RunLengthDecode',
  '/AHx': '/ASCIIHexDecode',
  '/A85': '/ASCII85Decode',
  '/DCT': '/DCTDecode',
  '/CCF': '/CCITTFaxDecode',
}

/** What a file has unfolded to so far. */
class Tally {
  readonly limits: Limits
  #bytes = 0
  #pictures = 0
  readonly #mostPictures: number

  constructor(limits: Limits, fileBytes: number) {
    this.limits = limits
    this.#mostPictures = Math.max(limits.maxFileBytes, pictureRatio * fileBytes)
  }

  add(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes > this.limits.maxFileBytes)
      throw new PdfError('unfolds_too_far', `file unfolds to over ${this.limits.maxFileBytes} bytes`)
  }

  addPicture({ pixels, bytes }: { pixels: number; bytes: number }, isJpeg: boolean): void {
    if (pixels > this.limits.maxImagePixels)
      throw new PdfError('too_large_image', `pdf holds an image of ${pixels} pixels`)
    // JPEG needs a bit for every few pixels; a photo of the largest phone camera is as honest here as in a file of its own.
    if (isJpeg) return
    this.#pictures += bytes
    if (bytes > this.limits.maxStreamBytes || this.#pictures > this.#mostPictures)
      throw new PdfError('unfolds_too_far', `pictures unfold to ${this.#pictures} bytes`)
  }

  /** Hands on what comes, and stops where one stream has become too much. */
  async *metered(source: Source): Source {
    let bytes = 0
    for await (const piece of source) {
      bytes += piece.length
      if (bytes > this.limits.maxStreamBytes)
        throw new PdfError('unfolds_too_far', `stream unfolds to over ${this.limits.maxStreamBytes} bytes`)
      this.add(piece.length)
      yield piece
    }
  }
}

const names = (value: RawValue): RawValue[] => (Array.isArray(value) ? value : [value])

/** The chain of filters that a reader may see; null where one of them cannot be made out. */
function readChain(objects: Objects, dictionary: RawDictionary, key: string): Step[] | null {
  const only = (value: RawValue): RawValue => {
    const found = objects.resolve(value)
    return found.length === 1 ? (found[0] ?? null) : null
  }
  if (!dictionary.has(key)) return []
  const filters = names(only(dictionary.get(key) ?? null)).map(only)
  const given = only(dictionary.get('/DecodeParms') ?? dictionary.get('/DP') ?? null)
  const parameters = (Array.isArray(given) ? given : [given]).map(only)
  const steps = filters.map((filter, index) => ({
    filter: longNames[String(filter)] ?? String(filter),
    parameters: parameters[index] ?? null,
  }))
  return steps.every(({ filter }) => filter.startsWith('/')) ? steps : null
}

const parameterOf = ({ parameters }: Step, name: string): RawValue =>
  parameters instanceof Map ? (parameters.get(name) ?? null) : null

/** Up to so many bytes of the beginning. */
async function head(source: Source, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const piece of source) {
    parts.push(piece)
    bytes += piece.length
    if (bytes >= most) break
  }
  return Buffer.concat(parts).subarray(0, most)
}

async function drain(source: Source): Promise<void> {
  for await (const _ of source);
}

/** Unfolds by the filters named, outermost first, and throws away what comes out. */
async function unfold(tally: Tally, steps: readonly Step[], source: Source, image: RawDictionary) {
  let out = source
  for (const [index, step] of steps.entries()) {
    const picture = imageFilters[step.filter]
    if (picture) {
      const data = await head(out, pictureHead)
      const bytes = (at: number, length: number) => data.subarray(at, at + length)
      const size = picture({ size: data.length, bytes }, image, step.parameters)
      tally.addPicture(size, step.filter === '/DCTDecode')
      return
    }
    const decoder = decoders[step.filter]
    if (!decoder) break
    const predictor = parameterOf(step, '/Predictor')
    if (index + 1 < steps.length && predictor !== null && predictor !== 1)
      throw new PdfError('unfolds_too_far', 'pdf with a predictor between two filters')
    out = tally.metered(decoder(parameterOf(step, '/EarlyChange') !== 0)(out))
  }
  if (out !== source) await drain(out)
}

async function* from(first: Buffer, rest: AsyncIterator<Buffer>): Source {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** Where the filters cannot be made out: unfolds whatever looks as if it could be, and what comes out of it as well. */
async function unfoldByLooks(tally: Tally, source: Source, depth = 0): Promise<void> {
  const pieces = source[Symbol.asyncIterator]()
  const first = (await pieces.next()).value as Buffer | undefined
  if (!first) return
  const isLzw = first[0] === 0x80 && (first[1] ?? 255) < 0x80
  const filter = beginsAsZlib(first) ? '/FlateDecode' : isLzw ? '/LZWDecode' : undefined
  const decoder = filter && depth < longestChain && decoders[filter]
  if (decoder) await unfoldByLooks(tally, tally.metered(decoder(true)(from(first, pieces))), depth + 1)
  else await drain(from(first, pieces))
}

/** Most streams: small, and packed once. False where it must be looked at more closely. */
function unfoldAtOnce(tally: Tally, data: Buffer): boolean {
  try {
    tally.add(
      inflateSync(data, { maxOutputLength: Math.min(smallUnfolded, tally.limits.maxStreamBytes) }).length,
    )
    return true
  } catch (error) {
    if (error instanceof PdfError) throw error
    return false
  }
}

/** A picture that is packed in no other way, as most are, need not go through any pieces. False where it is none. */
function addPicture(tally: Tally, window: FileWindow, stream: RawStream, step: Step | undefined): boolean {
  const picture = step && imageFilters[step.filter]
  if (!picture) return false
  const { start, end, dictionary } = stream
  const size = Math.min(end - start, pictureHead)
  const bytes = (at: number, length: number) => window.bytes(start + at, Math.min(length, size - at))
  window.count(size)
  tally.addPicture(picture({ size, bytes }, dictionary, step.parameters), step.filter === '/DCTDecode')
  return true
}

async function checkStream(tally: Tally, window: FileWindow, objects: Objects, stream: RawStream) {
  const { dictionary, start, end } = stream
  const external = dictionary.get('/F') ?? null
  const isShort = Array.isArray(external) || (typeof external === 'string' && external.startsWith('/'))
  for (const key of isShort ? ['/Filter', '/F'] : ['/Filter']) {
    const steps = readChain(objects, dictionary, key)
    if (steps === null) {
      await unfoldByLooks(tally, asSource(window.pieces(start, window.size)))
      continue
    }
    if (steps.length > longestChain) throw new PdfError('unfolds_too_far', 'pdf with a long chain of filters')
    if (addPicture(tally, window, stream, steps[0])) continue
    const isFlate = steps[0]?.filter === '/FlateDecode'
    if (isFlate && !beginsAsZlib(window.bytes(start, 2))) continue
    if (isFlate && steps.length === 1 && end - start <= smallBytes) {
      window.count(end - start)
      if (unfoldAtOnce(tally, window.bytes(start, end - start))) continue
    }
    // A zlib stream says itself where it ends, whatever is said around it.
    await unfold(tally, steps, asSource(window.pieces(start, isFlate ? window.size : end)), dictionary)
  }
}

async function* asSource(pieces: Iterable<Buffer>): Source {
  yield* pieces
}

/**
 * Unfolds every stream of a PDF, piece by piece and into nothing, whatever filters are laid in one another: what is small as it
 * comes must not become huge where it is opened. Linear in the size of the file and of the limits, in memory of a few megabytes.
 * @throws PdfError `unfolds_too_far` or `too_large_image`; `damaged` for a file that is built to be read without end
 */
export async function checkUnfolding(path: string, limits: Limits): Promise<void> {
  const window = new FileWindow(path)
  try {
    const tally = new Tally(limits, window.size)
    const objects = new Objects(window, 2 * limits.maxObjects)
    for (const stream of readStreams(window, objects)) await checkStream(tally, window, objects, stream)
  } finally {
    window.close()
  }
}

/** As `checkUnfolding`, for the compressed data of a PNG, which becomes a stream of a PDF as it is. */
export async function checkPngUnfolding(data: readonly Buffer[], limits: Limits): Promise<void> {
  const tally = new Tally(limits, 0)
  const steps = [{ filter: '/FlateDecode', parameters: null }]
  await unfold(tally, steps, asSource(data), new Map())
}
