import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { PdfError } from '../pdf-error.ts'

const windowBytes = 256 * 1024

/**
 * A file that is read in pieces, near one another as a rule, without ever holding it whole. What is worked through is counted: a
 * file that makes us go over it again and again is refused, so that the work stays linear in its size.
 */
export class FileWindow {
  readonly size: number
  readonly #file: number
  readonly #mayWork: number
  #memory: Buffer = Buffer.alloc(0)
  #start = 0
  /** Used again and again: at this size fresh memory costs more than what is done with it. */
  #scratch: Buffer = Buffer.alloc(0)
  #worked = 0

  constructor(path: string) {
    this.#file = openSync(path, 'r')
    this.size = fstatSync(this.#file).size
    this.#mayWork = 64 * 2 ** 20 + 20 * this.size
  }

  /** @throws PdfError `damaged` when the file has been worked through many times over */
  count(bytes: number): void {
    this.#worked += bytes
    if (this.#worked > this.#mayWork) throw new PdfError('damaged', 'pdf that is to be read again and again')
  }

  /** The bytes from `at`, `length` of them or fewer at the end of the file; good until the next call. */
  bytes(at: number, length: number): Buffer {
    const end = Math.min(this.size, at + length)
    if (at < this.#start || end > this.#start + this.#memory.length) {
      const wanted = Math.max(length, windowBytes)
      if (this.#scratch.length < wanted) this.#scratch = Buffer.allocUnsafe(wanted)
      this.#memory = this.#fill(this.#scratch.subarray(0, wanted), at)
      this.#start = at
    }
    return this.#memory.subarray(at - this.#start, Math.max(at, end) - this.#start)
  }

  /** As `bytes`, in memory of its own. */
  copy(at: number, length: number): Buffer {
    return this.#fill(Buffer.allocUnsafe(Math.max(0, Math.min(length, this.size - at))), at)
  }

  #fill(memory: Buffer, at: number): Buffer {
    let filled = 0
    for (let read = -1; read !== 0 && filled < memory.length; filled += read)
      read = readSync(this.#file, memory, filled, memory.length - filled, at + filled)
    return memory.subarray(0, filled)
  }

  /** What stands from `from` to `to`, counted, in pieces that grow: what ends early costs little. */
  *pieces(from: number, to: number): Generator<Buffer> {
    let length = 4096
    for (let at = from; at < to; length = Math.min(64 * 1024, 2 * length)) {
      const piece = Buffer.from(this.bytes(at, Math.min(length, to - at)))
      if (piece.length === 0) return
      this.count(piece.length)
      yield piece
      at += piece.length
    }
  }

  /** Every place of `word`, in the order of the file. Looked for by its first six bytes: more are found at an eighth of the pace. */
  *find(word: string, from = 0): Generator<number> {
    const whole = Buffer.from(word, 'latin1')
    const part = whole.subarray(0, 6)
    const memory = Buffer.allocUnsafe(windowBytes + word.length - 1)
    for (let at = from; at < this.size; at += windowBytes) {
      const piece = this.#fill(memory, at)
      for (let hit = piece.indexOf(part); hit >= 0; hit = piece.indexOf(part, hit + 1))
        if (piece.subarray(hit, hit + whole.length).equals(whole)) yield at + hit
    }
  }

  close(): void {
    closeSync(this.#file)
  }
}
