import type { Planinnhold } from '@rp/contract/planinnhold'
import type { Pottslag } from '@rp/contract/pott'
import type { ColumnType, Generated } from 'kysely'

/** The tables of the distribution: plans, money and runs. Amounts are øre. */
export type FordelingTables = {
  fordelingsplan: {
    id: string
    visningsaar: number
    utgave: number
    /** A day, '2024-05-22'. */
    vedtatt: string | null
    endring: Generated<string>
    innhold: ColumnType<Planinnhold, string, string>
    laast: Date | null
    versjon: Generated<number>
    opprettet: Date
    endret: Date
    endret_av: string | null
  }
  pott: {
    id: string
    kilde: string
    slag: Pottslag
    visningsaar: number
    mediehus: ColumnType<string[], string, string>
    produksjon_id: string | null
    beloep: number
    /** A day, '2024-05-02'. */
    mottatt: string
    fra_organisasjon: boolean
    versjon: Generated<number>
    opprettet: Date
    endret: Date
    endret_av: string | null
  }
}
