import type { ColumnType } from 'kysely'

/** The tables behind the staff's list of registrations, and what is done from it. */
export type ListeTables = {
  masseendring: {
    id: string
    aktoer_id: string
    tid: Date
    endring: ColumnType<Readonly<Record<string, string | boolean | null>>, string, never>
    angret: Date | null
    angret_av: string | null
  }
  masseendring_dokument: {
    masseendring_id: string
    dokument_id: string
    foer: ColumnType<Readonly<Record<string, string | boolean | null>>, string, never>
  }
  lagret_filter: {
    id: string
    liste: string
    navn: string
    navn_sort: string
    soek: string
    eier_id: string
    opprettet: Date
  }
  registreringsrad: {
    id: string
    dokument_id: string
    posisjon: number
    opprettet: Date
    status: string
    venter: boolean
    arbeidstaker: string
    produksjonsnavn: string
    fagfunksjon: string
    selskap: string
    pc_signert: boolean
    rh_signert: boolean
    oekonomiske: boolean
    episoder: number | null
    soketekst: string
    tildelt_id: string | null
  }
}
