import { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import {
  type JobHelpers,
  Logger,
  makeWorkerUtils,
  run,
  type TaskSpec,
  type WorkerEvents,
} from 'graphile-worker'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Pool } from 'pg'
import { prepared } from '../db/prepared.ts'
import { ahead } from '../db/send-ahead.ts'
import type { Log } from '../log.ts'
import type { AbandonedJobs } from './abandoned-jobs.ts'
import { holdsUnbegun } from './job-tables.ts'

/** Work that is done later. A handler is idempotent: a job that was cut off is run again. */
export type JobHandler = (
  payload: never,
  info: { attempt: number; lastAttempt: boolean; log: Log },
) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

/** `cron` is five fields in UTC: minute, hour, day of month, month, day of week. */
export type RecurringJob = {
  readonly name: string
  readonly cron: string
  /** The next takes the place of one that still waits or has failed, so that a fault that lasts is one job, not many. */
  readonly once?: boolean
  /** Runs when a worker begins too. */
  readonly atStart?: boolean
}

const maxAttempts = 12

type Spec = Pick<TaskSpec, 'jobKey' | 'runAt'>

const askFor = (
  name: string,
  payload: Readonly<Record<string, unknown>>,
  { jobKey, runAt }: Spec,
  mode: string,
) =>
  sql`graphile_worker.add_job(
    ${name}, payload => ${JSON.stringify(payload)}::json, run_at => ${runAt ?? null}::timestamptz,
    max_attempts => ${maxAttempts}, job_key => ${jobKey ?? null}, job_key_mode => ${mode})`

/**
 * Puts a job in the queue within the caller's transaction: it exists if and only if the data it is about does.
 * @param spec `jobKey` makes the job replace an earlier one that has not begun; `runAt` delays it
 */
export async function addJob(
  transaction: QueryExecutorProvider,
  name: string,
  payload: Readonly<Record<string, unknown>>,
  spec: Spec = {},
): Promise<void> {
  await sql`${prepared}select ${askFor(name, payload, spec, 'replace')}${ahead}`.execute(transaction)
}

/**
 * The same for a job whose key says what it is about: one that waits for its first beginning stays as it is, with its time. To find it
 * costs a tenth of asking the queue, which also wakes every worker.
 */
export async function ensureJob(
  transaction: QueryExecutorProvider,
  name: string,
  payload: Readonly<Record<string, unknown>>,
  spec: Spec & { jobKey: string },
): Promise<void> {
  const asked = askFor(name, payload, spec, 'preserve_run_at')
  await sql`${prepared}select ${asked} where not ${holdsUnbegun(spec.jobKey)}${ahead}`.execute(transaction)
}

/** Brings the queue's own tables up to date. Needs a direct connection. */
export async function migrateJobs(pool: Pool): Promise<void> {
  const worker = await makeWorkerUtils({ pgPool: pool })
  await worker.migrate()
  await worker.release()
}

function toTask(handler: JobHandler, log: Log) {
  return async (payload: unknown, helpers: JobHelpers) => {
    const { attempts, max_attempts, task_identifier } = helpers.job
    const jobLog = log.child({ job: task_identifier, jobId: helpers.job.id, attempt: attempts })
    try {
      await handler(payload as never, {
        attempt: attempts,
        lastAttempt: attempts >= max_attempts,
        log: jobLog,
      })
      jobLog.info('job done')
    } catch (error) {
      jobLog.error({ err: error }, 'job failed')
      throw error
    }
  }
}

const toCron = ({ name, cron, once }: RecurringJob): string =>
  `${cron} ${name}${once ? ` ?jobKey=${name}` : ''}`

/** How long a stop waits for jobs of a pool of workers that has ended. */
const lastJobsMs = 5000
/** Who waited for nothing while the database was away asks again so soon. */
const againMs = 1000

/** Tries until the database lets it, or until `signal` says that nobody needs it. */
async function beginAgain<T>(begin: () => Promise<T>, signal: AbortSignal, log: Log): Promise<T | undefined> {
  while (true) {
    await setTimeout(againMs, undefined, { signal }).catch(() => {})
    if (signal.aborted) return undefined
    try {
      return await begin()
    } catch (error) {
      log.debug({ err: error }, 'the queue cannot begin again yet')
    }
  }
}

/**
 * Runs jobs until `stop`, which waits for those under way. When the library cannot say that a job is done, such as when the database went
 * just then, it begins no other for good, and may never end: another is begun beside it, and what it had begun is given free.
 */
export async function startJobs(options: {
  pool: Pool
  handlers: JobHandlers
  recurring: readonly RecurringJob[]
  concurrency: number
  log: Log
  /** Told of each pool of workers, whose jobs are nobody else's while it lives. */
  abandoned: Pick<AbandonedJobs, 'add' | 'remove'>
}): Promise<{ stop(): Promise<void> }> {
  const { pool, handlers, recurring, concurrency, log, abandoned } = options
  const taskList = Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [name, toTask(handler, log)]),
  )
  const stopping = new AbortController()

  async function begin() {
    const events = new EventEmitter() as WorkerEvents
    let workers = ''
    events.on('pool:create', ({ workerPool }) => {
      workers = workerPool.id
      abandoned.add(workers)
    })
    const failed = new Promise<void>(resolve => events.on('pool:fatalError', () => resolve()))
    const runner = await run({
      pgPool: pool,
      events,
      concurrency,
      noHandleSignals: true,
      pollInterval: 2000,
      // Without a batch the library says that a job is done beside what it waits for: a failure of that ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList,
      crontab: recurring.map(toCron).join('\n'),
      // The library's own lines go to debug: what matters is logged around each job above.
      logger: new Logger(() => (level, message) => log[level === 'error' ? 'error' : 'debug'](message)),
    })
    return { runner, workers, ended: Promise.race([failed, runner.promise]) }
  }

  const first = await begin()
  for (const { name, atStart } of recurring)
    if (atStart) await first.runner.addJob(name, {}, { jobKey: name, maxAttempts })
  let present: typeof first | undefined = first
  const earlier: Promise<void>[] = []
  async function keep(): Promise<void> {
    while (present) {
      await present.ended.catch(() => {})
      if (stopping.signal.aborted) return
      log.warn('the queue ended by itself and begins again')
      abandoned.remove(present.workers)
      earlier.push(present.runner.promise)
      present = await beginAgain(begin, stopping.signal, log)
      if (stopping.signal.aborted) await present?.runner.stop()
    }
  }
  const kept = keep()
  return {
    async stop() {
      stopping.abort()
      // One that has ended by itself says no to being stopped.
      await present?.runner.stop().catch(() => {})
      await kept
      // One that could not say that a job is done may never end.
      if (earlier.length > 0) await Promise.race([Promise.allSettled(earlier), setTimeout(lastJobsMs)])
    },
  }
}
