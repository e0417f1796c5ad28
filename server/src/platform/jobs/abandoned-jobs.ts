import type { Pool, PoolClient } from 'pg'

/** Names the locks of the workers that live among everything else that is locked so. */
const space = 4_711_200
/** A worker that has just begun may not have its lock yet. */
const graceSeconds = 10
const lookEveryMs = 30_000

const abandoned = `
  select distinct locked_by as worker from graphile_worker._private_jobs
   where locked_by is not null and locked_at < now() - make_interval(secs => ${graceSeconds})
     and not exists (
       select from pg_locks
        where locktype = 'advisory' and granted and classid = ${space}
          and database = (select oid from pg_database where datname = current_database())
          and objid = (hashtext(locked_by)::bigint & 4294967295)::oid)`

/** Who asks anew for a job that is under way takes its key and its last attempt: cut off, it never runs again, nor has it failed. */
const superseded = `
  delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
   where t.id = j.task_id and t.identifier = any($1::text[])
     and j.key is null and j.locked_at is null and j.attempts >= j.max_attempts`

/**
 * The queue takes a job that a killed process had begun for under way for four hours. Here each worker that lives holds a lock that goes
 * with its connection, and jobs of a worker without one are given free: at the start and every half minute.
 *
 * A process whose connection breaks may have a job given free that it still works on: a handler may run twice.
 */
export function createAbandonedJobs(pool: Pool, recurring: readonly { name: string; once?: boolean }[]) {
  const once = recurring.filter(job => job.once).map(({ name }) => name)
  const workers = new Set<string>()
  let held: PoolClient | undefined
  let timer: NodeJS.Timeout | undefined

  function letGo(client: PoolClient): void {
    if (held !== client) return
    held = undefined
    client.release(true)
  }

  async function hold(worker: string): Promise<void> {
    await held?.query('select pg_advisory_lock($1, hashtext($2))', [space, worker])
  }

  async function connect(): Promise<PoolClient> {
    if (held) return held
    const client = await pool.connect()
    client.once('error', () => letGo(client))
    held = client
    for (const worker of workers) await hold(worker)
    return client
  }

  async function freeAbandoned(): Promise<void> {
    const client = await connect()
    try {
      const { rows } = await client.query<{ worker: string }>(abandoned)
      const dead = rows.map(row => row.worker)
      if (dead.length === 0) return
      await client.query('select graphile_worker.force_unlock_workers($1::text[])', [dead])
      await client.query(superseded, [once])
    } catch (error) {
      letGo(client)
      throw error
    }
  }

  return {
    /** Gives free what was left behind, and keeps looking. */
    async start(): Promise<void> {
      await freeAbandoned()
      // While the database is away there is nothing to give free; the next look finds out.
      timer = setInterval(() => freeAbandoned().catch(() => {}), lookEveryMs)
    },
    /** A worker of this process has begun. */
    add(worker: string): void {
      workers.add(worker)
      hold(worker).catch(() => {})
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      if (held) letGo(held)
    },
  }
}
export type AbandonedJobs = ReturnType<typeof createAbandonedJobs>
