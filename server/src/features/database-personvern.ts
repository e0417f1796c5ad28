import type { Slettegruppe, Slettestilling } from '@rp/contract/sletting'
import type { ColumnType, Generated } from 'kysely'

/** How much an erasure took, left and kept; numbers alone. */
export type Sletteresultat = Pick<Slettestilling, 'beholdes'> &
  Record<'fjernes' | 'pseudonymiseres', { hva: Slettegruppe; antall: number }[]>

/** The tables of what is erased, and of what the rules of retention have removed. */
export type PersonvernTables = {
  sletteoenske: {
    id: string
    bruker_id: string
    melding: string
    opprettet: Date
    behandlet: Date | null
    behandlet_av: string | null
    notat: Generated<string>
    trukket: Generated<boolean>
  }
  sletting: {
    bruker_id: string
    grunn: 'oenske' | 'stab' | 'ubrukt' | 'inaktiv' | 'gjenlagt'
    bestilt: Date
    bestilt_av: string | null
    kvittering_id: string | null
    utfoert: Date | null
    resultat: ColumnType<Sletteresultat | null, string | null, string | null>
    /** A day, '2031-12-31'. */
    beholdt_til: string | null
    filer: ColumnType<string[], string | undefined, string>
  }
  oppbevaringskjoering: { tid: Date; fjernet: ColumnType<{ navn: string; antall: number }[], string, never> }
}
