import type { Pool, PoolClient } from 'pg'
import { deleteSuperseded, listDeadWorkers } from './job-tables.ts'

/** Names the locks of the workers that live among everything else that is locked so. */
const space = 4_711_200
/** A worker that has just begun may not have its lock yet. */
const graceSeconds = 10
const lookEveryMs = 30_000

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
      const dead = await listDeadWorkers(client, space, graceSeconds)
      if (dead.length === 0) return
      await client.query('select graphile_worker.force_unlock_workers($1::text[])', [dead])
      await deleteSuperseded(client, once)
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
    /** A worker of this process has ended, so that what it had begun is left behind. A connection that is gone has let go of its lock. */
    remove(worker: string): void {
      workers.delete(worker)
      held?.query('select pg_advisory_unlock($1, hashtext($2))', [space, worker]).catch(() => {})
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      if (held) letGo(held)
    },
  }
}
export type AbandonedJobs = ReturnType<typeof createAbandonedJobs>
