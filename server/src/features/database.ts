import type { Kysely, Transaction } from 'kysely'
import type { DB } from './tabeller.ts'

/** The tables as the migrations make them. Only repositories read this. */
export type Tables = DB

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>
/** Runs the work in one transaction; all of it is kept, or nothing. */
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
/** Given in, so that tests decide them. */
export type Clock = () => Date
export type NewId = () => string
