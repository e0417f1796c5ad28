import { PDFDataRangeTransport } from 'pdfjs-dist'

/** Reads the bytes from `begin` up to but not including `end`. */
export type LoadRange = (begin: number, end: number, signal: AbortSignal) => Promise<Uint8Array>

/** Files up to this many bytes are read in one piece: one request is quicker than several. */
export const wholeFileLimit = 1024 * 1024

/**
 * Feeds PDF.js with ranges as pages need them, so that a long document starts at once and unseen pages cost nothing. The
 * library has no way to hear that a range failed, so `onFail` gets the first failure and the viewer starts anew.
 */
export class RangeSource extends PDFDataRangeTransport {
  readonly #load: LoadRange
  readonly #onFail: (error: unknown) => void
  readonly #aborter = new AbortController()

  constructor(length: number, load: LoadRange, onFail: (error: unknown) => void) {
    super(length, null)
    this.#load = load
    this.#onFail = onFail
  }

  override requestDataRange(begin: number, end: number): void {
    const { signal } = this.#aborter
    this.#load(begin, end, signal).then(
      bytes => {
        if (!signal.aborted) this.onDataRange(begin, bytes)
      },
      error => {
        if (!signal.aborted) this.#onFail(error)
      },
    )
  }

  override abort(): void {
    this.#aborter.abort()
  }
}
