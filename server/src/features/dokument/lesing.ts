import type { Dokument } from '@rp/contract/dokument'
import type { Database } from '../database.ts'

/** Orders a reading of a document, of whoever reads them (`app/services.ts`). */
export type Lesebestilling = {
  /** In the transaction of what makes it necessary. */
  order(tx: Database, dokumentId: string): Promise<void>
}

/** What a reading has proposed and remarked for documents, kept by whoever reads them (`app/services.ts`). */
export type Lesefunn = {
  /** Keeps what a person made of the proposals, in the transaction of their save. `samlet`: of many at once, none of them looked at. */
  recordDom(tx: Database, dokumentId: string, foer: Dokument, etter: Dokument, samlet: boolean): Promise<void>
  /** How many remarks each of these documents got in its last reading; one that is missing has none. */
  countMerknader(db: Database, dokumentIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}
