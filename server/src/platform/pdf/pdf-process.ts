import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { MergeResult } from './merge.ts'
import { PdfError } from './pdf-error.ts'
import { type Inspection, memoryMark, type PdfFailure, type PdfJob, type PdfReply } from './pdf-job.ts'

const entry = join(import.meta.dirname, 'pdf-worker.ts')
const stderrTail = 4000
/** What the process needs of our environment; passwords and keys of the portal are not for a parser of strangers' files. */
const passedOn = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LANG', 'LD_LIBRARY_PATH']

type Current = {
  resolve(result: Inspection | MergeResult): void
  reject(error: Error): void
  onInput: ((index: number) => void) | undefined
  timer: NodeJS.Timeout
  input: number | undefined
  timedOut: boolean
}

/** One process for PDF work. It does one job at a time and may die at any moment; then `isAlive` is false. */
export class PdfProcess {
  isAlive = true
  /** Resident memory after the last job, in MB. WebAssembly never gives any back. */
  residentMb = 0
  readonly #child: ChildProcess
  #current: Current | undefined
  #said = ''

  constructor(maxMemoryMb: number, onDeath: () => void) {
    this.#child = fork(entry, [], {
      execArgv: [`--max-old-space-size=${maxMemoryMb}`],
      env: Object.fromEntries(passedOn.map(name => [name, process.env[name]])),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#child.on('message', reply => this.#receive(reply as PdfReply))
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.#said = (this.#said + text.toString()).slice(-stderrTail)
    })
    this.#child.on('error', error => this.#die(`could not be started or reached: ${error.message}`, onDeath))
    this.#child.on('close', (code, signal) => this.#die(`exit ${code ?? signal}`, onDeath))
    this.#hold(false)
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /**
   * Runs one job. Rejects with `PdfError` (`timeout`, `memory` or `crashed` when the process died over it), or with an
   * error that has a system `code` such as ENOSPC.
   */
  run(job: PdfJob, onInput?: (index: number) => void): Promise<Inspection | MergeResult> {
    if (!this.isAlive) return Promise.reject(new PdfError('crashed', 'pdf process is gone'))
    this.#hold(true)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        if (this.#current) this.#current.timedOut = true
        this.kill()
      }, job.timeoutMs)
      this.#current = { resolve, reject, onInput, timer, input: undefined, timedOut: false }
      this.#child.send(job)
    })
  }

  /** Ends the process at once; whatever it was doing fails. */
  kill(): void {
    // Whoever waits for its place must live to see it gone.
    this.#hold(true)
    this.#child.kill('SIGKILL')
  }

  /** As `kill`, and waits until it is gone. */
  async end(): Promise<void> {
    if (!this.isAlive) return
    const gone = once(this.#child, 'close')
    this.kill()
    await gone
  }

  #receive(reply: PdfReply): void {
    const current = this.#current
    if (!current) return
    if (reply.reply === 'input') {
      current.input = reply.index
      current.onInput?.(reply.index)
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

  #causeOfDeath(current: Current): 'timeout' | 'memory' | 'crashed' {
    if (current.timedOut) return 'timeout'
    const isMemory =
      this.#said.includes(memoryMark) || /out of memory|Cannot enlarge memory/i.test(this.#said)
    return isMemory ? 'memory' : 'crashed'
  }

  #settle(): void {
    clearTimeout(this.#current?.timer)
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

function toError(failure: PdfFailure): Error {
  if ('kind' in failure) return new PdfError(failure.kind, failure.message, failure.input)
  return Object.assign(new Error(failure.message), { code: failure.code })
}
