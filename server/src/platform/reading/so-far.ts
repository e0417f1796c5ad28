import { PdfError, type PdfErrorKind } from '../pdf/pdf-error.ts'
import type { PageText, Reading } from './page-text.ts'
import type { ReadingJob, ReadingStep } from './reading-job.ts'

/** What a page may do to its process. */
const faults = new Set<PdfErrorKind>(['timeout', 'memory', 'crashed', 'damaged'])
/** A process may have been ended by others, or filled by the pages before: such a page is tried once more, in a new one. */
const notSurelyItsOwn = new Set<PdfErrorKind>(['memory', 'crashed'])

/** What has been read of one document, by one process after another. */
export class SoFar {
  /** Milliseconds that processes have been at it. */
  ms = 0
  readonly #pages: PageText[] = []
  readonly #done: number[] = []
  readonly #unread: number[] = []
  #fault: PdfError | undefined
  #again: number | undefined
  /** The page that is being read, from 0. */
  #at: number | undefined
  #count = 0
  #total = 0
  #recognised = 0
  #began = 0

  get isAtPage(): boolean {
    return this.#at !== undefined
  }

  /** Every page has been read or set aside. */
  get isDone(): boolean {
    return this.#done.length === this.#total
  }

  /** The job of reading what is left, in the time that is left. */
  begin(job: Omit<ReadingJob, 'done' | 'recognised'>): ReadingJob {
    this.#at = undefined
    this.#began = performance.now()
    return {
      ...job,
      timeoutMs: Math.max(1, job.timeoutMs - this.ms),
      limits: { ...job.limits, ocrMs: job.limits.ocrMs - this.ms },
      done: this.#done,
      recognised: this.#recognised,
    }
  }

  pause(): void {
    this.ms += performance.now() - this.#began
  }

  take({ next, count, total, recognised, read }: ReadingStep): void {
    if (this.#at !== undefined) this.#done.push(this.#at)
    if (read) this.#pages.push(read)
    this.#at = next
    this.#count = count
    this.#total = total
    this.#recognised = recognised
  }

  /** Leaves out the page that the process ended at. False where no page is to blame. */
  setAside(error: unknown): boolean {
    if (!(error instanceof PdfError) || !faults.has(error.kind)) return false
    // Out of time between two pages, or while the next process started: what was read is kept.
    if (this.#at === undefined) return error.kind === 'timeout' && this.#pages.length > 0
    this.#fault = error
    if (notSurelyItsOwn.has(error.kind) && this.#again !== this.#at) {
      this.#again = this.#at
      return true
    }
    this.#done.push(this.#at)
    this.#unread.push(this.#at)
    this.#recognised++
    return true
  }

  /** Throws what the last page did where no page could be read. */
  toReading(): Reading {
    if (this.#fault && this.#pages.length === 0) throw this.#fault
    return {
      pages: this.#pages.toSorted((one, other) => one.number - other.number),
      skipped: this.#count - this.#pages.length,
      ...(this.#unread.length > 0 && { unread: this.#unread.map(index => index + 1) }),
    }
  }
}
