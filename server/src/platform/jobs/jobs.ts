import { EventEmitter } from 'node:events'
import {
  type JobHelpers,
  Logger,
  makeWorkerUtils,
  type Runner,
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

/** Runs jobs until `stop`, which waits for those under way. */
export async function startJobs(options: {
  pool: Pool
  handlers: JobHandlers
  recurring: readonly RecurringJob[]
  concurrency: number
  log: Log
  /** Told of the pool of workers, whose jobs are nobody else's while it lives. */
  abandoned: Pick<AbandonedJobs, 'add'>
}): Promise<Pick<Runner, 'stop'>> {
  const { pool, handlers, recurring, concurrency, log, abandoned } = options
  const events = new EventEmitter() as WorkerEvents
  events.on('pool:create', ({ workerPool }) => abandoned.add(workerPool.id))
  const runner = await run({
    pgPool: pool,
    events,
    concurrency,
    noHandleSignals: true,
    pollInterval: 2000,
    // Without a batch the library says that a job is done only once and waits for no answer: where the database took no
    // connection just then, that ended the process. A batch is tried again, and a stop waits for it.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => [name, toTask(handler, log)]),
    ),
    crontab: recurring.map(toCron).join('\n'),
    // The library's own lines go to debug: what matters is logged around each job above.
    logger: new Logger(() => (level, message) => log[level === 'error' ? 'error' : 'debug'](message)),
  })
  for (const { name, atStart } of recurring)
    if (atStart) await runner.addJob(name, {}, { jobKey: name, maxAttempts })
  return runner
}
