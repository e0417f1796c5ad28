import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ClientBase } from 'pg'
import type { JobCount } from '../metrics.ts'

// The queue's own tables. The library promises nothing of them, and its public view has neither the payload nor kinds without jobs: they are
// named in this file alone, so that a version that changes them is met here.
const jobs = 'graphile_worker._private_jobs'
const tasks = 'graphile_worker._private_tasks'
const queues = 'graphile_worker._private_job_queues'

const counts = sql<JobCount>`
  select t.identifier as task,
    count(*) filter (where j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now())::int as waiting,
    count(*) filter (where j.locked_at is not null)::int as running,
    count(*) filter (where j.locked_at is null and j.attempts >= j.max_attempts)::int as failed
  from ${sql.table(tasks)} t left join ${sql.table(jobs)} j on j.task_id = t.id group by 1`

/** What the queue holds, by the kind of job. One that shall not begin yet is not counted. */
export const countJobs = async (db: QueryExecutorProvider): Promise<JobCount[]> =>
  (await counts.execute(db)).rows

/** Jobs that failed for the last time before this moment, for a deletion by rule: the table and which of its rows, named by `id`. */
export const failedJobs = {
  table: jobs,
  where: (before: Date): RawBuilder<SqlBool> =>
    sql`attempts >= max_attempts and locked_at is null and updated_at < ${before}`,
}

/**
 * Whether a job of this key waits for its first beginning. It is held so until the transaction ends: no worker takes it before that, and
 * it finds what the transaction has written.
 */
export const holdsUnbegun = (key: string) =>
  sql<SqlBool>`exists (select from ${sql.table(jobs)} where key = ${key} and is_available and attempts = 0 for update)`

/** Jobs that nobody is at and that name one of these words, whatever its case, in payload, key or last error. */
const naming = (words: readonly string[], except: string) => sql`from ${sql.table(jobs)} j
  where j.locked_at is null
    and j.task_id not in (select id from ${sql.table(tasks)} where identifier = ${except})
    and exists (select from unnest(${[...words]}::text[]) word
      where strpos(lower(concat_ws(' ', j.payload::text, j.key, j.last_error)), lower(word)) > 0)`

/**
 * How many jobs wait that name one of these words.
 * @param except a kind of job that does not count
 */
export async function countJobsNaming(db: QueryExecutorProvider, words: readonly string[], except: string) {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count ${naming(words, except)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Deletes the jobs that `countJobsNaming` counts. @returns how many */
export async function deleteJobsNaming(db: QueryExecutorProvider, words: readonly string[], except: string) {
  const { numAffectedRows } = await sql`delete ${naming(words, except)}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Lets jobs be taken that somebody was at work on when their database was copied: that worker never comes back to this one. */
export async function freeJobs(client: ClientBase): Promise<void> {
  for (const table of [jobs, queues])
    await client.query(`update ${table} set locked_at = null, locked_by = null where locked_at is not null`)
}

/**
 * Workers that have jobs for longer than a grace and hold no advisory lock of this class on their name.
 * @param lockClass the first key of the locks, the hash of the worker's name being the second
 */
export async function listDeadWorkers(client: ClientBase, lockClass: number, graceSeconds: number) {
  const { rows } = await client.query<{ worker: string }>(
    `select distinct locked_by as worker from ${jobs}
      where locked_by is not null and locked_at < now() - make_interval(secs => $2)
        and not exists (
          select from pg_locks
           where locktype = 'advisory' and granted and classid = $1::bigint::oid
             and database = (select oid from pg_database where datname = current_database())
             and objid = (hashtext(locked_by)::bigint & 4294967295)::oid)`,
    [lockClass, graceSeconds],
  )
  return rows.map(({ worker }) => worker)
}

/**
 * Deletes jobs of these kinds that another has taken the place of: who asks anew for a job that is under way takes its key and its last
 * attempt. Cut off, it never runs again, nor has it failed.
 */
export const deleteSuperseded = (client: ClientBase, kinds: readonly string[]) =>
  client.query(
    `delete from ${jobs} j using ${tasks} t
      where t.id = j.task_id and t.identifier = any($1::text[])
        and j.key is null and j.locked_at is null and j.attempts >= j.max_attempts`,
    [kinds],
  )
