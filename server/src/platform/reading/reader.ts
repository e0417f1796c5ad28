import { join } from 'node:path'
import { PdfCrew } from '../pdf/pdf-crew.ts'
import { createDrawer, type Drawer } from './drawer.ts'
import type { Reading } from './page-text.ts'
import { defaultReadingLimits, type ReadingJob, type ReadingLimits, type ReadingStep } from './reading-job.ts'
import { SoFar } from './so-far.ts'

const entry = join(import.meta.dirname, 'reading-worker.ts')

/** Share of the time that recognition may begin in; a slow page, and the rest of the text layers, have what is left. */
const ocrShare = 0.7
/** Share of the time that one page may take: a few that hang leave enough for the others. */
const pageShare = 0.25

export type ReaderOptions = {
  /** Most documents read at a time; further ones wait. Default 1. */
  workers?: number
  /** Milliseconds a document may take once its turn has come. Default 10 minutes. */
  timeoutMs?: number
  /** Milliseconds one page may take before it counts as unread. Default a quarter of the document's. */
  pageMs?: number
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

export type Reader = Pick<Drawer, 'draw'> & {
  /**
   * Reads a PDF. A page that never ends, or twice ends its process, is left out, and so is what there is no time for. Rejects
   * with `PdfError`: `timeout`, `memory` or `crashed` when that is true of every page or the document could not be opened for it,
   * `empty`, `damaged` or `encrypted` for a file that cannot be opened; with the signal's reason when it was aborted; with
   * the system's error when the file is not there.
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
  const limits = { ...defaultReadingLimits, ocrMs: timeoutMs * ocrShare, ...options.limits }
  const stepMs = options.pageMs ?? timeoutMs * pageShare
  const kind = { maxMemoryMb, priority: lowPriority ? ('last' as const) : undefined }
  const crew = new PdfCrew<ReadingJob, void, ReadingStep>(workers, { entry, ...kind }, idleMs)
  const drawer = createDrawer(kind, idleMs)

  /** What is left, in one process, to the end or to the page that ends it. */
  const goOn = (path: string, soFar: SoFar, { signal, onPage }: ReadOptions) =>
    crew.lend(async worker => {
      signal?.throwIfAborted()
      const kill = () => worker.kill()
      signal?.addEventListener('abort', kill)
      const job = soFar.begin({ path, limits, timeoutMs, maxMemoryMb, stepMs })
      const onStep = (step: ReadingStep) => {
        soFar.take(step)
        onPage?.(step.at, step.total)
      }
      try {
        await worker.run(job, onStep)
      } catch (error) {
        // What a page did to the process is not known: the next one is read in another.
        if (soFar.isAtPage) await worker.end()
        throw error
      } finally {
        soFar.pause()
        signal?.removeEventListener('abort', kill)
      }
    })

  async function readAll(path: string, options: ReadOptions): Promise<Reading> {
    const soFar = new SoFar()
    for (;;) {
      try {
        await goOn(path, soFar, options)
        return soFar.toReading()
      } catch (error) {
        options.signal?.throwIfAborted()
        if (!soFar.setAside(error)) throw error
        if (soFar.isDone || soFar.ms >= timeoutMs) return soFar.toReading()
      }
    }
  }

  async function read(path: string, options: ReadOptions = {}): Promise<Reading> {
    const { signal } = options
    signal?.throwIfAborted()
    const aborted = Promise.withResolvers<never>()
    const onAbort = () => aborted.reject(signal?.reason)
    signal?.addEventListener('abort', onAbort)
    try {
      return await Promise.race([readAll(path, options), aborted.promise])
    } finally {
      signal?.removeEventListener('abort', onAbort)
    }
  }

  return {
    read,
    draw: drawer.draw,
    processIds: () => [...crew.processIds(), ...drawer.processIds()],
    close: async () => void (await Promise.all([crew.close(), drawer.close()])),
  }
}
