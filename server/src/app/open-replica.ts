import type { Tables } from '../features/database.ts'
import type { Config } from '../platform/config/config.ts'
import { createDatabase, type Database } from '../platform/db/pool.ts'
import { createReplica, type Replica } from '../platform/db/replica.ts'
import type { Log } from '../platform/log.ts'
import type { Closers } from './closers.ts'
import { slowQueries } from './open-database.ts'

/** Shorter than for the database itself, which answers when these have passed. */
const limits = { connectTimeoutMs: 2000, statementTimeoutMs: 10_000 }

/**
 * The replica of `DATABASE_REPLICA_URL`; undefined where none is set. Nothing is sent before the first list is asked for, so one that is
 * away keeps no portal from starting.
 */
export function openReplica(
  config: Config,
  primary: Database<Tables>,
  log: Log,
  closers: Pick<Closers, 'add'>,
): Replica<Tables> | undefined {
  const { DATABASE_REPLICA_URL: connection, DATABASE_POOL: max } = config
  if (!connection) return undefined
  const slow = slowQueries(config, log)
  // Each idle connection would tell of its end; that the replica is away is said once, by who asks it.
  const replica = createDatabase<Tables>({ connection, max, slow, ...limits, log: { warn: () => {} } })
  closers.add(() => replica.close())
  return createReplica({ primary, replica, log })
}
