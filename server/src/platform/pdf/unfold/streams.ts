import { PdfError } from '../pdf-error.ts'
import type { FileWindow } from './file-window.ts'
import { Incomplete, type RawValue, ValueReader } from './read-value.ts'

export type RawDictionary = ReadonlyMap<string, RawValue>
/** A stream of a PDF: its dictionary, where its data begins, and the furthest place where it may end. */
export type RawStream = { dictionary: RawDictionary; start: number; end: number }

const firstBytes = 1024
/** No program writes a dictionary of one object that is nearly so long. */
const longestDictionary = 16 * 2 ** 20
const reference = /^\d+ \d+ R$/

/** Every place where an object may begin, and the objects of a number: a file may hold several, and readers choose among them. */
export class Objects {
  readonly #window: FileWindow
  readonly places: number[] = []
  #numbered: Map<string, number[]> | undefined

  constructor(window: FileWindow, most: number) {
    this.#window = window
    for (const at of window.find('obj')) {
      if (at > 0 && window.bytes(at - 1, 1).toString('latin1') === 'd') continue
      this.places.push(at + 3)
      if (this.places.length > most) throw new PdfError('memory', 'pdf with too many objects')
    }
  }

  /** What a reference may stand for; the value itself when it is none. */
  resolve(value: RawValue): RawValue[] {
    if (typeof value !== 'string' || !reference.test(value)) return [value]
    this.#numbered ??= this.#number()
    return (this.#numbered.get(value.slice(0, -2)) ?? []).map(place => this.#readSmall(place))
  }

  /** Mostly a length: read without leaving the place where the window stands. */
  #readSmall(place: number): RawValue {
    const bytes = this.#window.copy(place, 64)
    this.#window.count(bytes.length)
    try {
      return new ValueReader(bytes).value()
    } catch (error) {
      if (error instanceof Incomplete) return this.read(place)?.value ?? null
      throw error
    }
  }

  #number(): Map<string, number[]> {
    const numbered = new Map<string, number[]>()
    for (const place of this.places) {
      const from = Math.max(0, place - 27)
      const before = this.#window.bytes(from, place - 3 - from).toString('latin1')
      const [, id, generation] = /(\d+)\s+(\d+)\s*$/.exec(before) ?? []
      if (id === undefined) continue
      const key = `${Number(id)} ${Number(generation)}`
      numbered.set(key, [...(numbered.get(key) ?? []), place])
    }
    return numbered
  }

  /**
   * The value at a place, and where it ends.
   * @throws PdfError `memory` when it is of enormous size
   */
  read(place: number): { value: RawValue; end: number } | undefined {
    for (let length = firstBytes; ; length *= 4) {
      const bytes = this.#window.bytes(place, length)
      const reader = new ValueReader(bytes)
      try {
        const value = reader.value()
        this.#window.count(reader.at)
        return { value, end: place + reader.at }
      } catch (error) {
        if (!(error instanceof Incomplete)) throw error
        this.#window.count(bytes.length)
        if (bytes.length < length) return undefined
        if (length > longestDictionary) throw new PdfError('memory', 'pdf with an object of enormous size')
      }
    }
  }
}

/** Where the data of a stream begins, when what follows a dictionary is one. */
function dataStart(window: FileWindow, end: number): number | undefined {
  for (let length = 256; ; length *= 4) {
    const bytes = window.bytes(end, length)
    const reader = new ValueReader(bytes)
    reader.skip()
    window.count(reader.at)
    if (reader.at + 10 > bytes.length && bytes.length === length) continue
    if (!reader.take('stream')) return undefined
    if (reader.take('\r\n') || reader.take('\n') || reader.take('\r')) return end + reader.at
    return end + reader.at
  }
}

/** The next end of a stream from a place on; asked for ever later places. */
function endFinder(window: FileWindow): (from: number) => number {
  let hits = window.find('endstream')
  let last = -1
  return from => {
    while (last < from) {
      const { value, done } = hits.next()
      last = done ? window.size : value
      if (done) hits = window.find('endstream', window.size)
      if (last >= window.size) break
    }
    return last
  }
}

/** All streams that a reader can come upon in the file, in whatever revision and whether anything refers to them or not. */
export function* readStreams(window: FileWindow, objects: Objects): Generator<RawStream> {
  const findEnd = endFinder(window)
  for (const place of objects.places) {
    if (!opensDictionary(window, place)) continue
    const object = objects.read(place)
    if (!(object?.value instanceof Map)) continue
    const start = dataStart(window, object.end)
    if (start === undefined) continue
    const lengths = objects.resolve(object.value.get('/Length') ?? null)
    const said = lengths.map(length => (typeof length === 'number' && length > 0 ? start + length : 0))
    const end = Math.min(
      window.size,
      said.reduce((a, b) => Math.max(a, b), findEnd(start)),
    )
    yield { dictionary: object.value, start, end }
  }
}

function opensDictionary(window: FileWindow, place: number): boolean {
  for (let length = 64; ; length *= 4) {
    const bytes = window.bytes(place, length)
    const reader = new ValueReader(bytes)
    reader.skip()
    window.count(reader.at)
    if (reader.at + 2 > bytes.length && bytes.length === length) continue
    return reader.take('<<')
  }
}
