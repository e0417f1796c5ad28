import type { Database } from '../database.ts'

export type Hvem = { tid: Date; aktoerId: string }

/** Registrations, each with its document, and the ids of KI's proposals that followed them. */
export type FlyttetRegistrering = {
  registreringer: { id: string; dokument: string }[]
  forslag: string[]
}

/** A thing whose company's name was changed, and what it said before. */
export type Omdoept = { id: string; navn: string }

/** What a changed production or company means for those that name it: documents, who provide it (`app/services.ts`). */
export type Navnebytte = {
  /** Holds all that names one of them. To be called before the productions are held. */
  lock(tx: Database, produksjonIds: readonly string[]): Promise<unknown>
  /** The production has got another title. */
  renameProduksjon(tx: Database, id: string, fra: string, til: string, hvem: Hvem): Promise<unknown>
  /**
   * The production gives way to another one; `navn` is what the history calls them.
   * @param bare only what an earlier move took, where it still names the production
   * @returns what was moved
   */
  moveProduksjon(
    tx: Database,
    fra: { id: string; navn: string },
    til: { id: string; tittel: string; navn: string },
    hvem: Hvem,
    bare?: FlyttetRegistrering,
  ): Promise<FlyttetRegistrering>
  /** What names the company by the one name names it by the other. @returns it with what it said */
  renameSelskap(tx: Database, fra: string, til: string, hvem: Hvem): Promise<Omdoept[]>
  /** It says what it said before, where it still says `navn`. */
  returnSelskap(tx: Database, omdoept: Omdoept[], navn: string, hvem: Hvem): Promise<unknown>
  /** The documents of moved registrations by name: how many were moved, and how many of them still name the production. */
  listFlyttede(
    db: Database,
    produksjonId: string,
    registreringer: FlyttetRegistrering['registreringer'],
  ): Promise<{ id: string; navn: string; flyttet: number; urort: number }[]>
  /** How many documents name it, and how many of those are locked. */
  countDokumenter(db: Database, produksjonId: string): Promise<{ dokumenter: number; laaste: number }>
}
