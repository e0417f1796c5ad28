import { PdfError } from './pdf-error.ts'
import type { JobLimits, Progress } from './pdf-job.ts'
import { PdfProcess, type PdfProcessKind } from './pdf-process.ts'

/** Milliseconds that a process stays idle beside another one. */
const spareMs = 2000

type Waiting<Worker> = { resolve(worker: Worker): void; reject(error: PdfError): void }

/** The processes of a pool: started when needed, lent to one job at a time, ended when idle, swollen or broken. */
export class PdfCrew<Job extends JobLimits, Result, Step extends Progress = Progress> {
  readonly #size: number
  readonly #kind: PdfProcessKind
  readonly #idleMs: number
  readonly #alive = new Set<PdfProcess<Job, Result, Step>>()
  readonly #idle = new Map<PdfProcess<Job, Result, Step>, NodeJS.Timeout>()
  readonly #waiting: Waiting<PdfProcess<Job, Result, Step>>[] = []
  #isClosed = false

  constructor(size: number, kind: PdfProcessKind, idleMs: number) {
    this.#size = size
    this.#kind = kind
    this.#idleMs = idleMs
  }

  /** Lends a process to `work`; waits for one when all are busy. */
  async lend<T>(work: (worker: PdfProcess<Job, Result, Step>) => Promise<T>): Promise<T> {
    const worker = await this.#take()
    try {
      return await work(worker)
    } finally {
      this.#giveBack(worker)
    }
  }

  processIds(): number[] {
    return [...this.#alive].flatMap(worker => worker.pid ?? [])
  }

  /** Ends all processes and rejects whoever waits. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#waiting.splice(0)) reject(closedError())
    for (const timer of this.#idle.values()) clearTimeout(timer)
    await Promise.all([...this.#alive].map(worker => worker.end()))
  }

  #take(): Promise<PdfProcess<Job, Result, Step>> {
    if (this.#isClosed) return Promise.reject(closedError())
    // The one used last is the warmest; the others may grow old and go.
    const idle = [...this.#idle.keys()].at(-1)
    if (idle) {
      clearTimeout(this.#idle.get(idle))
      this.#idle.delete(idle)
      return Promise.resolve(idle)
    }
    if (this.#alive.size < this.#size) return Promise.resolve(this.#start())
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
  }

  #start(): PdfProcess<Job, Result, Step> {
    const worker: PdfProcess<Job, Result, Step> = new PdfProcess(this.#kind, () => this.#bury(worker))
    this.#alive.add(worker)
    return worker
  }

  #bury(worker: PdfProcess<Job, Result, Step>): void {
    clearTimeout(this.#idle.get(worker))
    this.#idle.delete(worker)
    this.#alive.delete(worker)
    if (this.#isClosed || this.#alive.size >= this.#size) return
    const next = this.#waiting.shift()
    next?.resolve(this.#start())
  }

  #giveBack(worker: PdfProcess<Job, Result, Step>): void {
    if (!worker.isAlive) return
    // The memory of WebAssembly only grows: a process near its limit is replaced before it fails an honest job.
    if (this.#isClosed || worker.residentMb > (this.#kind.maxMemoryMb * 2) / 3) {
      worker.kill()
      return
    }
    const next = this.#waiting.shift()
    if (next) {
      next.resolve(worker)
      return
    }
    // One is kept warm; what several files at once took several for is soon given back.
    for (const [other] of this.#idle) this.#retireIn(other, Math.min(spareMs, this.#idleMs))
    this.#retireIn(worker, this.#idleMs)
  }

  #retireIn(worker: PdfProcess<Job, Result, Step>, ms: number): void {
    clearTimeout(this.#idle.get(worker))
    const retire = () => {
      this.#idle.delete(worker)
      worker.kill()
    }
    this.#idle.set(worker, setTimeout(retire, ms).unref())
  }
}

function closedError(): PdfError {
  return new PdfError('stopped', 'pdf pool is closed')
}
