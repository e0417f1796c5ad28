import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Names the lock of a document's reading among everything else that is locked so. */
const space = 5_107_221

/**
 * Runs the work while nobody else, in this process or another, reads the document. The lock belongs to the connection, so it goes
 * with a process that is killed.
 * @returns false when somebody else has it
 */
export const withLesingLock = (
  db: Database,
  dokumentId: string,
  work: () => Promise<void>,
): Promise<boolean> =>
  db.connection().execute(async held => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(${space}, hashtext(${dokumentId})) as taken`.execute(held)
    if (!rows[0]?.taken) return false
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(${space}, hashtext(${dokumentId}))`.execute(held).catch(() => {})
    }
    return true
  })

/**
 * Readings that are not finished, that nobody is at and that no job waits for: their process was killed. The queue itself takes
 * hours before it gives up a job whose worker is gone.
 */
export async function listForlatte(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.dokument_id as id from ki_lesing l
    where l.tilstand in ('venter', 'leser', 'finner')
      and not exists (
        select from pg_locks k
        where k.locktype = 'advisory' and k.granted and k.database = (select oid from pg_database where datname = current_database())
          and k.classid = ${space} and k.objid::bigint = (hashtext(l.dokument_id::text)::bigint & 4294967295))
      and not exists (
        select from graphile_worker.jobs j
        where j.key = 'ki:' || l.dokument_id and j.locked_at is null and j.attempts < j.max_attempts)
    order by l.nummer`.execute(db)
  return rows.map(row => row.id)
}
