const clear = 256
const over = 257
const most = 4096
const pieceBytes = 64 * 1024

/** The strings of an LZW table: each is another one and a byte behind it. */
class Table {
  readonly #before = new Uint16Array(most)
  readonly #last = new Uint8Array(most)
  readonly #first = new Uint8Array(most)
  readonly #length = new Uint16Array(most)
  size = 258

  constructor() {
    for (let code = 0; code < 256; code++) {
      this.#last[code] = code
      this.#first[code] = code
      this.#length[code] = 1
    }
  }

  add(before: number, like: number): void {
    if (this.size >= most) return
    this.#before[this.size] = before
    this.#last[this.size] = this.#first[like] ?? 0
    this.#first[this.size] = this.#first[before] ?? 0
    this.#length[this.size] = (this.#length[before] ?? 0) + 1
    this.size++
  }

  text(code: number): Buffer {
    const length = this.#length[code] ?? 0
    const text = Buffer.allocUnsafe(length)
    let at = code
    for (let place = length - 1; place >= 0; place--) {
      text[place] = this.#last[at] ?? 0
      at = this.#before[at] ?? 0
    }
    return text
  }
}

/** One code after the other; `null` when nothing more can come. */
class Lzw {
  readonly #table = new Table()
  #previous: number | null = null
  readonly #early: number

  constructor(early: boolean) {
    this.#early = early ? 1 : 0
  }

  get width(): number {
    const size = this.#table.size + this.#early
    return size < 512 ? 9 : size < 1024 ? 10 : size < 2048 ? 11 : 12
  }

  next(code: number): Buffer | null {
    const table = this.#table
    if (code === over) return null
    if (code === clear) {
      table.size = 258
      this.#previous = null
      return Buffer.alloc(0)
    }
    const previous = this.#previous
    if (code > table.size || (previous === null && code >= clear)) return null
    if (previous !== null) table.add(previous, code < table.size ? code : previous)
    if (code >= table.size) return null
    this.#previous = code
    return table.text(code)
  }
}

/**
 * LZW as PDF has it (ISO 32000-1, 7.4.4). Ends at a code that cannot be.
 * @param early whether a code grows longer one code early, as is the rule
 */
export async function* decodeLzw(source: AsyncIterable<Buffer>, early: boolean): AsyncIterable<Buffer> {
  const lzw = new Lzw(early)
  let [bits, held] = [0, 0]
  for await (const piece of source) {
    let out: Buffer[] = []
    let bytes = 0
    for (const byte of piece) {
      bits = (bits << 8) | byte
      held += 8
      if (held < lzw.width) continue
      held -= lzw.width
      const text = lzw.next(bits >>> held)
      bits &= (1 << held) - 1
      if (text === null) {
        yield Buffer.concat(out)
        return
      }
      out.push(text)
      bytes += text.length
      if (bytes < pieceBytes) continue
      yield Buffer.concat(out)
      out = []
      bytes = 0
    }
    yield Buffer.concat(out)
  }
}
