import type { Database } from '../database.ts'

type Hvem = { tid: Date; aktoerId: string }

/** What a changed production means for those that name it: documents, who provide it (`app/registers.ts`). */
export type Navnebytte = {
  /** Holds all that names one of them. To be called before the productions are held. */
  lock(tx: Database, produksjonIds: readonly string[]): Promise<unknown>
  /** The production has got another title. */
  renameProduksjon(tx: Database, id: string, fra: string, til: string, hvem: Hvem): Promise<unknown>
  /** The production gives way to another one; `navn` is what the history calls them. @returns how much was moved */
  moveProduksjon(
    tx: Database,
    fra: { id: string; navn: string },
    til: { id: string; tittel: string; navn: string },
    hvem: Hvem,
  ): Promise<{ registreringer: number; dokumenter: number }>
  /** How many documents name it, and how many of those are locked. */
  countDokumenter(db: Database, produksjonId: string): Promise<{ dokumenter: number; laaste: number }>
}
