import { type IsolationLevel, Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import { type DatabaseConnection, toPgConfig } from './connection.ts'
import { preparedName } from './prepared.ts'
import { withRetry } from './retry.ts'
import { sendAhead } from './send-ahead.ts'
import { createSnapshots, type InSnapshot } from './snapshot.ts'
import { typeParsers } from './types.ts'
import { DatabaseUnavailable, mapUnavailable } from './unavailable.ts'

/** An open database of the tables `T`. Errors of the connection arrive as `DatabaseUnavailable`. */
export interface Database<T> {
  kysely: Kysely<T>
  /** For what speaks to `pg` itself: jobs, migrations. Its errors are those of the driver. */
  pool: pg.Pool
  /**
   * Runs `work` in a transaction, and again (at most three times in all) after a deadlock or serialization failure:
   * it must do nothing else that may not be done twice.
   */
  transaction<R>(work: (trx: Transaction<T>) => Promise<R>, isolation?: IsolationLevel): Promise<R>
  /** Runs `work` so that all it asks through `kysely` is answered by one state of the database. */
  inSnapshot: InSnapshot
  /** Waits for statements under way, then closes every connection. */
  close(): Promise<void>
}

interface Options {
  /** `DATABASE_URL`, or the parts of a connection such as the embedded database gives. */
  connection: string | DatabaseConnection
  /** Most connections at once. */
  max?: number
  /** How long a connection may take to open. */
  connectTimeoutMs?: number
  /** A statement that takes longer is cancelled (SQLSTATE 57014). */
  statementTimeoutMs?: number
  /** Told of each statement that takes `ms` or longer, by its text: the values never are part of it. */
  slow?: { ms: number; tell: (sql: string, ms: number) => void } | undefined
  log: { warn(message: string): void }
}

const CONNECT_LIMIT_MS = 5000
const STATEMENT_LIMIT_MS = 30_000
/** The server ends a statement itself when its time is up; one that does not even do that, does not answer at all. */
const GRACE_MS = 5000

/** Opens a pool. Nothing is sent until the first statement, so this succeeds even when the database is away. */
export function createDatabase<T>(options: Options): Database<T> {
  const statementLimit = options.statementTimeoutMs ?? STATEMENT_LIMIT_MS
  const pool = new pg.Pool({
    ...toPgConfig(options.connection),
    application_name: 'rettighetsportalen',
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_LIMIT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementLimit,
    idle_in_transaction_session_timeout: 60_000,
    types: typeParsers,
  })
  // An idle connection the server closed: without a listener it would end the process.
  let isClosing = false
  pool.on('error', error => {
    if (!isClosing) options.log.warn(`idle database connection lost: ${error.message}`)
  })
  // The same for one in use: whoever uses it hears of it from the statement under way.
  pool.on('connect', client => client.on('error', () => {}))
  const snapshots = createSnapshots(withMappedErrors(pool, statementLimit + GRACE_MS, options.slow))
  const kysely = new Kysely<T>({ dialect: new PostgresDialect({ pool: snapshots.pool }) })
  return {
    kysely,
    pool,
    transaction: (work, isolation) =>
      withRetry(() => {
        const transaction = kysely.transaction()
        const settled = isolation ? transaction.setIsolationLevel(isolation) : transaction
        return snapshots.outside(() => settled.execute(work))
      }),
    inSnapshot: snapshots.inSnapshot,
    async close() {
      isClosing = true
      await kysely.destroy()
      await pool.end()
    },
  }
}

type PoolClient = Awaited<ReturnType<PostgresPool['connect']>>

/** The pool as Kysely sees it. Kysely keeps what it knows of a connection by its object, so each client is wrapped once. */
function withMappedErrors(pool: pg.Pool, limitMs: number, slow: Options['slow']): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PoolClient>()
  return {
    options: pool.options,
    end: async () => {},
    async connect() {
      const client = await pool.connect().catch(error => {
        throw mapUnavailable(error)
      })
      const known = wrapped.get(client) ?? wrapClient(client, limitMs, slow)
      wrapped.set(client, known)
      return known
    },
  }
}

function wrapClient(client: pg.PoolClient, limitMs: number, slow: Options['slow']): PoolClient {
  // The server's farewell arrives before the socket closes: given back in between, it would fail the next statement.
  let isBroken = false
  const send = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    const start = slow ? performance.now() : 0
    try {
      const name = preparedName(sql)
      const statement = { text: sql, values: [...parameters], query_timeout: limitMs, ...(name && { name }) }
      return await client.query(statement)
    } catch (error) {
      const mapped = mapUnavailable(error)
      isBroken ||= mapped instanceof DatabaseUnavailable
      throw mapped
    } finally {
      const ms = slow ? performance.now() - start : 0
      if (slow && ms >= slow.ms) slow.tell(sql, Math.round(ms))
    }
  }
  return {
    query: sendAhead(client, send) as PoolClient['query'],
    release: destroy => client.release(destroy || isBroken),
  }
}
