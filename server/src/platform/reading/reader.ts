import { join } from 'node:path'
import { PdfCrew } from '../pdf/pdf-crew.ts'
import type { Reading } from './page-text.ts'
import { defaultReadingLimits, type ReadingJob, type ReadingLimits } from './reading-job.ts'

const entry = join(import.meta.dirname, 'reading-worker.ts')

/** Share of the time that recognition may begin in; a slow page, and the rest of the text layers, have what is left. */
const ocrShare = 0.7

export type ReaderOptions = {
  /** Most documents read at a time; further ones wait. Default 1. */
  workers?: number
  /** Milliseconds a document may take once its turn has come. Default 10 minutes. */
  timeoutMs?: number
  /** Everything else on the machine goes before it. Default true. */
  lowPriority?: boolean
  /** Megabytes of resident memory the process may reach. Default 450. */
  maxMemoryMb?: number
  /** Milliseconds after which an unused process is ended. Default 20 seconds. */
  idleMs?: number
  limits?: Partial<ReadingLimits>
}

export type ReadOptions = {
  /** Ends the reading, and its process, at once. */
  signal?: AbortSignal
  /** Told before each page how many are done, and after the last one. `total` is what will be read. */
  onPage?: (done: number, total: number) => void
}

export type Reader = {
  /**
   * Reads a PDF. Rejects with `PdfError`: `timeout`, `memory` or `crashed` when its process had to be or was ended (`input`
   * is how many pages were done), `empty`, `damaged` or `encrypted` for a file that cannot be opened; with the signal's
   * reason when it was aborted; with the system's error when the file is not there.
   */
  read(path: string, options?: ReadOptions): Promise<Reading>
  /** The processes alive at this moment. */
  processIds(): number[]
  /** Ends all processes; what they were doing and what waits is rejected as `stopped`. */
  close(): Promise<void>
}

/**
 * Reads documents in a process of its own, which everything else on the machine goes before and which may be killed for
 * time or memory. None runs until asked, and none stays when there is nothing to read.
 */
export function createReader(options: ReaderOptions = {}): Reader {
  const { workers = 1, timeoutMs = 600_000, maxMemoryMb = 450, idleMs = 20_000, lowPriority = true } = options
  // What was read by then is kept, and the rest counted: only a page that hangs loses the document.
  const limits = { ...defaultReadingLimits, ocrMs: timeoutMs * ocrShare, ...options.limits }
  const crew = new PdfCrew<ReadingJob, Reading>(workers, { entry, maxMemoryMb, lowPriority }, idleMs)

  async function read(path: string, { signal, onPage }: ReadOptions = {}): Promise<Reading> {
    signal?.throwIfAborted()
    const aborted = Promise.withResolvers<never>()
    const onAbort = () => aborted.reject(signal?.reason)
    signal?.addEventListener('abort', onAbort)
    const reading = crew.lend(worker => {
      signal?.throwIfAborted()
      const kill = () => worker.kill()
      signal?.addEventListener('abort', kill)
      const job: ReadingJob = { path, limits, timeoutMs, maxMemoryMb }
      return worker
        .run(job, ({ at, total }) => onPage?.(at, total))
        .finally(() => signal?.removeEventListener('abort', kill))
    })
    try {
      return await Promise.race([reading, aborted.promise])
    } finally {
      signal?.removeEventListener('abort', onAbort)
    }
  }

  return { read, processIds: () => crew.processIds(), close: () => crew.close() }
}
