import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './pool.ts'
import { prepared } from './prepared.ts'
import { mayTryAgain } from './retry.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** How reads were answered: by the replica, or by the primary, and then why. */
export type ReplicaCounts = Record<'replica' | 'behind' | 'conflict' | 'away', number>

export type Replica<T> = {
  /**
   * Runs `work` on the replica when that has replayed everything that was committed when this was called, else on the primary. Whatever
   * the database of the replica does wrong, the primary answers instead.
   *
   * @param work only reads; may run twice
   * @throws what the primary throws
   */
  read<R>(work: (db: Kysely<T>) => Promise<R>): Promise<R>
  readonly counts: Readonly<ReplicaCounts>
}

type Parts<T> = {
  primary: Pick<Database<T>, 'kysely'>
  replica: Pick<Database<T>, 'kysely'>
  log: { warn(message: string): void }
}

/** A replica that failed is left alone for so long, and then one request tries it. */
const restMs = 15_000

class NotOurReplica extends Error {}

/** `line`: which server, which database, and which of its timelines. Only on one line do positions say who has seen more. */
type Place = { position: string; line: string }

const database = sql`(select oid from pg_database where datname = current_database())`

/**
 * Where the primary is now. The insert position, not the flushed one: a commit that need not wait for the disk is seen by everybody
 * before it is flushed.
 */
async function readPlace<T>(primary: Kysely<T>): Promise<Place> {
  const { rows } = await sql<Place>`${prepared}select wal::text as position,
    concat_ws('/', system_identifier, ${database}, ('x' || left(pg_walfile_name(wal), 8))::bit(32)::int) as line
    from pg_control_system(), pg_current_wal_insert_lsn() as wal`.execute(primary)
  const [place] = rows
  if (!place) throw new Error('the database answered no row')
  return place
}

/**
 * Whether all that was committed at this place can be seen here. A statement of its own: one that also read would read as of before it looked.
 *
 * @throws NotOurReplica for another database, for one that is a primary by now, and for one that follows another timeline
 */
async function hasReached<T>(replica: Kysely<T>, { position, line }: Place): Promise<boolean> {
  const { rows } = await sql<{ follows: boolean; reached: boolean | null }>`${prepared}select
    pg_is_in_recovery() and concat_ws('/', system_identifier, ${database}, min_recovery_end_timeline) = ${line} as follows,
    pg_last_wal_replay_lsn() >= ${position}::pg_lsn as reached
    from pg_control_system(), pg_control_recovery()`.execute(replica)
  if (!rows[0]?.follows) throw new NotOurReplica('it is not a standby of the primary')
  return rows[0].reached === true
}

/** Why the replica did not answer, for the log; undefined for what is no fault of a database. A message of the server may quote values. */
function faultOf(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) return `SQLSTATE ${error.code}`
  return error instanceof DatabaseUnavailable || error instanceof NotOurReplica ? error.message : undefined
}

/** Remembers whether the replica may be asked, and says once when that changes. A hint of this process: what is right never hangs on it. */
function createRest(log: Parts<unknown>['log']) {
  let until: number | null = null
  return {
    /** True for everybody while all is well; after a fault, for one at a time. */
    mayAsk(): boolean {
      if (until === null) return true
      if (performance.now() < until) return false
      until = performance.now() + restMs
      return true
    },
    begin(fault: string): void {
      if (until === null) log.warn(`the replica is not used, the primary answers the lists: ${fault}`)
      until = performance.now() + restMs
    },
    end(): void {
      if (until !== null) log.warn('the replica is used again')
      until = null
    },
  }
}

type Tried<R> = { outcome: 'replica'; answer: R } | { outcome: Exclude<keyof ReplicaCounts, 'replica'> }

/** Lets a streaming replica answer what is only read, never older than what the caller has been told is saved. */
export function createReplica<T>({ primary, replica, log }: Parts<T>): Replica<T> {
  const counts: ReplicaCounts = { replica: 0, behind: 0, conflict: 0, away: 0 }
  const rest = createRest(log)

  async function ask<R>(place: Place, work: (db: Kysely<T>) => Promise<R>): Promise<Tried<R>> {
    // On one connection: behind the address may be several servers, and one that starts anew may begin further back.
    const tried = await replica.kysely
      .connection()
      .execute(
        async (db): Promise<Tried<R>> =>
          (await hasReached(db, place))
            ? { outcome: 'replica', answer: await work(db) }
            : { outcome: 'behind' },
      )
    rest.end()
    return tried
  }

  async function tryReplica<R>(work: (db: Kysely<T>) => Promise<R>): Promise<Tried<R>> {
    if (!rest.mayAsk()) return { outcome: 'away' }
    let place: Place | undefined
    try {
      place = await readPlace(primary.kysely)
      return await ask(place, work)
    } catch (error) {
      // Replay needed what the statement still looked at, and ended it.
      if (mayTryAgain(error)) return { outcome: 'conflict' }
      const fault = faultOf(error)
      const isPrimaryAway = !place && error instanceof DatabaseUnavailable
      if (fault === undefined || isPrimaryAway) throw error
      rest.begin(fault)
      return { outcome: 'away' }
    }
  }

  return {
    counts,
    async read(work) {
      const tried = await tryReplica(work)
      counts[tried.outcome]++
      return tried.outcome === 'replica' ? tried.answer : work(primary.kysely)
    },
  }
}
