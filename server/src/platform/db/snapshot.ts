import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'

type Client = Awaited<ReturnType<PostgresPool['connect']>>
/** What is asked inside is answered by one state of the database. It can only read. */
export type InSnapshot = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A pool that gives whoever asks within `inSnapshot` its one connection, so that many questions, of services that know nothing of each other,
 * are answered by the same state: a list page after page. A transaction within it (`outside`) has a connection of its own, and what it has
 * kept is seen if it ended before the first question.
 */
export function createSnapshots(pool: PostgresPool) {
  const held = new AsyncLocalStorage<Client | null>()
  const inSnapshot: InSnapshot = async work => {
    const client = await pool.connect()
    try {
      await client.query('start transaction isolation level repeatable read read only', [])
      return await held.run({ query: client.query, release: () => {} }, work)
    } finally {
      // Nothing was written; a connection that broke is known by its release.
      await client.query('rollback', []).catch(() => {})
      client.release()
    }
  }
  return {
    pool: { ...pool, connect: async () => held.getStore() ?? pool.connect() },
    inSnapshot,
    outside: <T>(work: () => Promise<T>): Promise<T> => held.run(null, work),
  }
}
