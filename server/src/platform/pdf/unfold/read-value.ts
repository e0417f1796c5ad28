import { PdfError } from '../pdf-error.ts'

/** A value as it stands in a file: names "/Name", references "4 0 R"; strings are of no use here and are "". */
export type RawValue = string | number | null | RawValue[] | Map<string, RawValue>

const maxDepth = 200
/** Thrown where the bytes end before the value does. */
export class Incomplete extends Error {}

const blank = (byte: number | undefined): boolean =>
  byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0
const delimiters = new Set(Buffer.from('()<>[]{}/%'))
const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && !blank(byte) && !delimiters.has(byte)

/** Reads PDF syntax (ISO 32000-1, 7.2 and 7.3) from bytes, value by value; takes whatever a forgiving reader takes. */
export class ValueReader {
  at: number
  readonly #bytes: Buffer

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes
    this.at = at
  }

  /** Past blanks and comments. */
  skip(): void {
    for (;;) {
      while (blank(this.#bytes[this.at])) this.at++
      if (this.#bytes[this.at] !== 0x25) return
      while (this.at < this.#bytes.length && ![10, 13].includes(this.#bytes[this.at] ?? 10)) this.at++
    }
  }

  /** Whether `word` comes next, and past it. */
  take(word: string): boolean {
    if (this.#bytes.toString('latin1', this.at, this.at + word.length) !== word) return false
    this.at += word.length
    return true
  }

  /** @throws Incomplete, and PdfError `damaged` for what is nested without end */
  value(depth = 0): RawValue {
    if (depth > maxDepth) throw new PdfError('damaged', 'pdf with an object nested too deeply')
    this.skip()
    if (this.at >= this.#bytes.length) throw new Incomplete()
    if (this.take('<<')) return this.#dictionary(depth)
    if (this.take('[')) return this.#array(depth)
    if (this.take('(')) return this.#text()
    if (this.take('<')) return this.#hex()
    if (this.take('/')) return this.#name()
    const word = this.#word()
    if (word !== '') return this.#numberOrReference(word)
    // A stray delimiter.
    this.at++
    return null
  }

  #word(): string {
    const start = this.at
    while (isRegular(this.#bytes[this.at])) this.at++
    return this.#bytes.toString('latin1', start, this.at)
  }

  #name(): string {
    return `/${this.#word().replace(/#([\da-fA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))}`
  }

  #numberOrReference(word: string): RawValue {
    if (!/^[-+.\d]/.test(word)) return word === 'null' ? null : word
    const reference = /^\d+$/.test(word) ? this.#restOfReference() : null
    return reference === null ? Number(word) || 0 : `${Number(word)} ${reference} R`
  }

  /** The generation, when ` 0 R` comes next. */
  #restOfReference(): string | null {
    const start = this.at
    this.skip()
    const generation = this.#word()
    this.skip()
    if (/^\d+$/.test(generation) && this.#word() === 'R') return generation
    this.at = start
    return null
  }

  #dictionary(depth: number): RawValue {
    const entries = new Map<string, RawValue>()
    for (;;) {
      this.skip()
      if (this.take('>>')) return entries
      const key = this.value(depth + 1)
      if (typeof key !== 'string' || !key.startsWith('/')) continue
      this.skip()
      if (this.take('>>')) return entries
      const value = this.value(depth + 1)
      if (key === '/Filter' && entries.has(key))
        throw new PdfError('damaged', 'pdf with a stream that names its filters twice')
      entries.set(key, value)
    }
  }

  #array(depth: number): RawValue {
    const items: RawValue[] = []
    for (;;) {
      this.skip()
      if (this.take(']')) return items
      items.push(this.value(depth + 1))
    }
  }

  #text(): string {
    for (let open = 1; open > 0; this.at++) {
      const byte = this.#bytes[this.at]
      if (byte === undefined) throw new Incomplete()
      if (byte === 0x5c) this.at++
      else if (byte === 0x28) open++
      else if (byte === 0x29) open--
    }
    return ''
  }

  #hex(): string {
    const end = this.#bytes.indexOf('>', this.at)
    if (end < 0) throw new Incomplete()
    this.at = end + 1
    return ''
  }
}
