import { sql } from 'kysely'

/**
 * Stands in the `returning` of a statement that is a transaction of its own: its commit does not wait for the disk. It is seen by
 * everybody at once, and is on the disk with the next commit that waits, or within a second; only a database that crashes before that
 * forgets it. For what may be forgotten so: how far an upload has come, how often somebody has tried. In a larger transaction all of
 * that would be forgotten with it.
 */
export const unhurried = sql<string>`set_config('synchronous_commit', 'off', true)`.as('uten_aa_vente')
