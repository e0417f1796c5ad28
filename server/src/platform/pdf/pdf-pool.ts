import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Agreement, MergeInput, MergeResult } from './merge.ts'
import { PdfCrew } from './pdf-crew.ts'
import type { Inspection, PdfJob, PdfTask } from './pdf-job.ts'
import { defaultPdfLimits, type PdfLimits } from './pdf-limits.ts'

const entry = join(import.meta.dirname, 'pdf-worker.ts')
const defaultIdleMs = 30_000
/** How many times longer than `timeoutMs` a job may take where the machine has been at other things. */
const patience = 3

export type PdfPoolOptions = {
  /** Most processes at a time; further jobs wait. */
  workers: number
  /** Milliseconds on the processor that a job may take once it has a process: more is `timeout`. */
  timeoutMs: number
  /** Milliseconds on the clock, where it has not had the processor for that long: more is `starved`. Default three times `timeoutMs`. */
  waitMs?: number
  /** Megabytes of resident memory a process may reach. */
  maxMemoryMb: number
  /** Whoever waits for an answer goes before this work. */
  behind?: boolean
  limits?: Partial<PdfLimits>
  /** Milliseconds after which an unused process is ended. */
  idleMs?: number
}

export type MergeOptions = {
  /** What may be lost without asking anybody again. */
  agreed?: Agreement[]
  /** Hears the index of each file as work on it begins. */
  onInput?(index: number): void
  /** All pages lie at `outPath`, and are looked through once more: `isDraft` of the result says whether they could stay as they are. */
  onDraft?(): void
}

export type PdfPool = {
  /** Decides type and soundness of an arrived file; its scratch files lie beside it. Rejects with `PdfError`. */
  inspect(path: string): Promise<Inspection>
  /**
   * Merges inspected files, in this order, into a new file at `outPath`; nothing stands there when it rejects (with
   * `PdfError`), nor when one PDF can be kept as it is (`isKept`). The result is not fsynced.
   */
  merge(inputs: MergeInput[], outPath: string, options?: MergeOptions): Promise<MergeResult>
  /** The processes alive at this moment, for whoever measures (or, in tests, kills) them. */
  processIds(): number[]
  /** Ends all processes; what they were doing and what waits is rejected as `stopped`. */
  close(): Promise<void>
}

/** All PDF work, off the main thread in processes of their own that may be killed for time or memory. None runs until asked. */
export function createPdfPool(options: PdfPoolOptions): PdfPool {
  const { timeoutMs, waitMs = patience * timeoutMs, maxMemoryMb } = options
  const limits = { ...defaultPdfLimits, ...options.limits }
  const crew = new PdfCrew<PdfJob, Inspection | MergeResult>(
    options.workers,
    { entry, maxMemoryMb, priority: options.behind ? 'behind' : undefined },
    options.idleMs ?? defaultIdleMs,
  )

  async function run(
    scratch: string,
    makeTask: (folder: string) => PdfTask,
    { onInput, onDraft }: MergeOptions = {},
  ) {
    const folder = await mkdtemp(join(scratch, 'pdf-'))
    try {
      return await crew.lend(worker =>
        worker.run({ ...makeTask(folder), timeoutMs, waitMs, maxMemoryMb }, ({ at, total }) =>
          at < total ? onInput?.(at) : onDraft?.(),
        ),
      )
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    inspect: async path =>
      (await run(dirname(path), folder => ({ task: 'inspect', path, folder, limits }))) as Inspection,
    async merge(inputs, outPath, options) {
      const agreed = options?.agreed ?? []
      const task = (folder: string): PdfTask => ({ task: 'merge', inputs, agreed, outPath, folder, limits })
      try {
        return (await run(dirname(outPath), task, options)) as MergeResult
      } catch (error) {
        // A draft.
        await rm(outPath, { force: true })
        throw error
      }
    },
    processIds: () => crew.processIds(),
    close: () => crew.close(),
  }
}
