import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { PdfError } from './pdf-error.ts'
import type { JobLimits, PdfFailure, PdfReply, Progress } from './pdf-job.ts'

/** How much longer than the pool the process itself waits before it ends a job. */
const graceMs = 2000

/**
 * The loop of a process of PDF work: jobs in, answers out, under the eyes of a watchdog. Ends with the channel.
 * @param prepare what makes the next job quicker, done after each answer
 */
export function answerJobs<Job extends JobLimits, Result, Step extends Progress = Progress>(
  run: (job: Job, onProgress: (progress: Step) => void) => Promise<Result>,
  prepare?: () => Promise<void>,
): void {
  const watchdog = new Worker(join(import.meta.dirname, 'pdf-watchdog.ts'))
  process.on('disconnect', () => process.exit(0))
  process.on('message', (job: Job) => void answer(job))

  async function answer(job: Job): Promise<void> {
    const { timeoutMs, waitMs = timeoutMs, maxMemoryMb } = job
    watchdog.postMessage({ deadline: Date.now() + waitMs + graceMs, maxMemoryMb })
    const reply = await run(job, progress => send({ reply: 'progress', progress })).then(
      (result): PdfReply<Result, Step> => ({ reply: 'done', result, residentMb: residentMb() }),
      (error: unknown): PdfReply<Result, Step> => ({
        reply: 'failed',
        failure: describe(error),
        residentMb: residentMb(),
      }),
    )
    watchdog.postMessage(undefined)
    send(reply)
    // Should it fail, the next job fails with the same and is told.
    await prepare?.().catch(() => {})
  }

  function send(reply: PdfReply<Result, Step>): void {
    process.send?.(reply)
  }
}

function describe(error: unknown): PdfFailure {
  if (error instanceof PdfError) return { kind: error.kind, message: error.message, input: error.input }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return { code: error.code, message }
  return { kind: 'crashed', message, input: undefined }
}

function residentMb(): number {
  return process.memoryUsage.rss() / (1 << 20)
}
