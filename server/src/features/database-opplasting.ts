/** The tables that a call leaves a trace in while its sender may still send it again, or ask how far it has come. */
export type OpplastingTables = {
  idempotens: {
    bruker_id: string
    noekkel: string
    /** SHA-256 of the call and its content; empty for calls from before it was kept. */
    avtrykk: string
    opprettet: Date
    dokument_id: string | null
    sak_id: string | null
  }
  opplasting: { bruker_id: string; noekkel: string; steg: string; endret: Date }
}
