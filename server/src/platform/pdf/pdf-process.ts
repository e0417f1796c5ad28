import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { PdfError, type PdfErrorKind } from './pdf-error.ts'
import { type JobLimits, memoryMark, type PdfFailure, type PdfReply, type Progress } from './pdf-job.ts'
import { startClock } from './processor-clock.ts'

const stderrTail = 4000
/** What the process needs of our environment; passwords and keys of the portal are not for a parser of strangers' files. */
const passedOn = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG', 'LD_LIBRARY_PATH']
/**
 * What is as large as a picture goes back to the system when it is freed: glibc would keep more of it with each one that it
 * has seen. And short-lived objects get little room, for there are few of them.
 */
const thrift = { MALLOC_MMAP_THRESHOLD_: '524288', MALLOC_ARENA_MAX: '2' }
const youngMb = 2

/** How far it steps back: `behind` those who wait for an answer, or `last` of all. */
export type PdfPriority = 'behind' | 'last'

/** What kind of process it is: the file it runs, its memory, and what goes before it. */
export type PdfProcessKind = { entry: string; maxMemoryMb: number; priority?: PdfPriority | undefined }

const niceness: Record<PdfPriority, number> = {
  behind: constants.priority.PRIORITY_BELOW_NORMAL,
  last: constants.priority.PRIORITY_LOW,
}

type Current<Result, Step> = {
  resolve(result: Result): void
  reject(error: Error): void
  onProgress: ((progress: Step) => void) | undefined
  stopClock(): void
  /** Runs from the first progress on, anew from each. */
  step: { stop: (() => void) | undefined; start(): (() => void) | undefined }
  input: number | undefined
  ranOut: 'timeout' | 'starved' | undefined
}

/** One process for PDF work. It does one job at a time and may die at any moment; then `isAlive` is false. */
export class PdfProcess<Job extends JobLimits, Result, Step extends Progress = Progress> {
  isAlive = true
  /** Resident memory after the last job, in MB. WebAssembly never gives any back. */
  residentMb = 0
  readonly #child: ChildProcess
  #current: Current<Result, Step> | undefined
  #said = ''
  #isEnding = false

  constructor({ entry, maxMemoryMb, priority }: PdfProcessKind, onDeath: () => void) {
    this.#child = fork(entry, [], {
      execArgv: [`--max-old-space-size=${maxMemoryMb}`, `--max-semi-space-size=${youngMb}`],
      env: { ...Object.fromEntries(passedOn.map(name => [name, process.env[name]])), ...thrift },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#child.on('message', reply => this.#receive(reply as PdfReply<Result, Step>))
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.#said = (this.#said + text.toString()).slice(-stderrTail)
    })
    this.#child.on('error', error => this.#die(`could not be started or reached: ${error.message}`, onDeath))
    this.#child.on('close', (code, signal) => this.#die(`exit ${code ?? signal}`, onDeath))
    if (priority) this.#stepBack(niceness[priority])
    this.#hold(false)
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /**
   * Runs one job. Rejects with `PdfError` (`timeout`, `starved`, `memory` or `crashed` when the process died over it), or with an
   * error that has a system `code` such as ENOSPC.
   */
  run(job: Job, onProgress?: (progress: Step) => void): Promise<Result> {
    if (!this.isAlive) return Promise.reject(new PdfError('crashed', 'pdf process is gone'))
    this.#hold(true)
    return new Promise((resolve, reject) => {
      const pid = this.pid ?? 0
      const expire = (why: 'heavy' | 'starved') => {
        if (this.#current) this.#current.ranOut = why === 'heavy' ? 'timeout' : 'starved'
        this.kill()
      }
      const { timeoutMs: ms, waitMs, stepMs } = job
      const stopClock =
        waitMs === undefined ? startTimer(ms, expire) : startClock(pid, { ms, waitMs }, expire)
      const start = () =>
        stepMs === undefined ? undefined : startClock(pid, { ms: stepMs, waitMs: Infinity }, expire)
      const step = { stop: undefined, start }
      this.#current = { resolve, reject, onProgress, stopClock, step, input: undefined, ranOut: undefined }
      this.#child.send(job)
    })
  }

  /** Ends the process at once; whatever it was doing fails. */
  kill(): void {
    // Whoever waits for its place must live to see it gone.
    this.#hold(true)
    this.#child.kill('SIGKILL')
  }

  /** As `kill`, and waits until it is gone; what it was doing is rejected as `stopped`. */
  async end(): Promise<void> {
    if (!this.isAlive) return
    const gone = once(this.#child, 'close')
    this.#isEnding = true
    this.kill()
    await gone
  }

  #receive(reply: PdfReply<Result, Step>): void {
    const current = this.#current
    if (!current) return
    if (reply.reply === 'progress') {
      const { at, total } = reply.progress
      if (at < total) current.input = at
      current.step.stop?.()
      current.step.stop = current.step.start()
      current.onProgress?.(reply.progress)
      return
    }
    this.residentMb = reply.residentMb
    this.#settle()
    if (reply.reply === 'done') current.resolve(reply.result)
    else current.reject(toError(reply.failure))
  }

  #die(how: string, onDeath: () => void): void {
    if (!this.isAlive) return
    this.isAlive = false
    const current = this.#current
    this.#settle()
    current?.reject(
      new PdfError(this.#causeOfDeath(current), `pdf process: ${how} ${this.#said}`.trim(), current.input),
    )
    onDeath()
  }

  #causeOfDeath(current: Current<Result, Step>): PdfErrorKind {
    if (this.#isEnding) return 'stopped'
    if (current.ranOut) return current.ranOut
    const isMemory =
      this.#said.includes(memoryMark) || /out of memory|Cannot enlarge memory/i.test(this.#said)
    return isMemory ? 'memory' : 'crashed'
  }

  /** Done before it has threads of its own: those inherit it, others keep what they have. */
  #stepBack(by: number): void {
    try {
      if (this.#child.pid) setPriority(this.#child.pid, by)
    } catch {
      // Some containers forbid it; the work is then done at the common pace.
    }
  }

  #settle(): void {
    this.#current?.stopClock()
    this.#current?.step.stop?.()
    this.#current = undefined
    this.#hold(false)
  }

  /** An idle process must not keep the server from ending; it ends itself when the channel closes. */
  #hold(isBusy: boolean): void {
    const way = isBusy ? 'ref' : 'unref'
    this.#child[way]()
    this.#child.channel?.[way]()
    const stderr = this.#child.stderr as Socket | null
    stderr?.[way]()
  }
}

function startTimer(ms: number, onEnd: (why: 'heavy') => void): () => void {
  const timer = setTimeout(() => onEnd('heavy'), ms)
  return () => clearTimeout(timer)
}

function toError(failure: PdfFailure): Error {
  if ('kind' in failure) return new PdfError(failure.kind, failure.message, failure.input)
  return Object.assign(new Error(failure.message), { code: failure.code })
}
