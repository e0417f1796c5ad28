import type { Faglistevalg } from '@rp/contract/fagfunksjon'
import type { DrawnPage, PartOfPage } from '../../platform/reading/draw-pages.ts'
import type { Reading } from '../../platform/reading/page-text.ts'
import type { Funn } from './funn.ts'

/** What an engine may know beside the document. */
export type Sammenheng = {
  /** The account's own name; evidence only, never a value that the contract does not say. Empty when not filled in. */
  kontonavn: string
  /** 11 digits or empty. For comparison in memory only. */
  personnummer: string
  faglistevalg: Faglistevalg
  /** The owner lets KI learn from their documents: say of each value what spoke for it. */
  medTrekk?: boolean
  /** Draws parts of the document's pages; absent where nothing but its reading is kept. */
  tegnSider?: (sider: PartOfPage[]) => Promise<DrawnPage[]>
  /** Aborted when the job is stopped or out of time. */
  signal: AbortSignal
}

/** Reads what a document says. Every engine passes the same conformance suite. @throws when it cannot answer */
export type KiMotor = {
  navn: 'innebygd' | 'ekstern'
  finn(lest: Reading, sammenheng: Sammenheng): Promise<Funn>
}
