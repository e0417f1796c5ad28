// The entry of the process that does all PDF work, one job at a time. Started and killed by pdf-process.ts.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { inspectFile } from './inspect.ts'
import { type MergeResult, mergeToPdf } from './merge.ts'
import { PdfError } from './pdf-error.ts'
import type { Inspection, PdfFailure, PdfJob, PdfReply } from './pdf-job.ts'

const watchdog = new Worker(join(import.meta.dirname, 'pdf-watchdog.ts'))
/** How much longer than the pool the process itself waits before it ends a job. */
const graceMs = 2000

process.on('disconnect', () => process.exit(0))
process.on('message', (job: PdfJob) => void answer(job))

async function answer(job: PdfJob): Promise<void> {
  watchdog.postMessage({ deadline: Date.now() + job.timeoutMs + graceMs, maxMemoryMb: job.maxMemoryMb })
  const reply = await run(job).then(
    (result): PdfReply => ({ reply: 'done', result, residentMb: residentMb() }),
    (error: unknown): PdfReply => ({ reply: 'failed', failure: describe(error), residentMb: residentMb() }),
  )
  watchdog.postMessage(undefined)
  send(reply)
}

function run(job: PdfJob): Promise<Inspection | MergeResult> {
  if (job.task === 'inspect') return inspectFile(job.path, job.folder, job.limits)
  return mergeToPdf({ ...job, onInput: index => send({ reply: 'input', index }) })
}

function describe(error: unknown): PdfFailure {
  if (error instanceof PdfError) return { kind: error.kind, message: error.message, input: error.input }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return { code: error.code, message }
  return { kind: 'crashed', message, input: undefined }
}

function send(reply: PdfReply): void {
  process.send?.(reply)
}

function residentMb(): number {
  return process.memoryUsage.rss() / (1 << 20)
}
