import type { Tegnsett } from '@rp/contract/sendeliste'
import type { Slettegruppe, Slettestilling } from '@rp/contract/sletting'

/** A field that a line of the history tells of, and what it was and became. */
export type Historikkendring = { felt: string; fra: string | null; til: string | null }

/** How many rows of a kind the rules of retention removed. */
export type Sletteantall = { navn: string; antall: number }

/** How much an erasure took, left and kept; numbers alone. */
export type Sletteresultat = Pick<Slettestilling, 'beholdes'> &
  Record<'fjernes' | 'pseudonymiseres', { hva: Slettegruppe; antall: number }[]>

/** What the file of a draft of a broadcast list is, beside its rows. */
export type Arkfakta = {
  type: 'csv' | 'excel'
  /** Names of the sheets; empty for a text file. */
  ark: string[]
  valgtArk: string
  tegnsett: Tegnsett | null
  /** Lines of a text file that are in another encoding than the rest. */
  fremmedeLinjer: number
  skilletegn: string | null
}

/** Which production a line is; `tvil`: for a person to decide. `sikkerhet` is from 0 to 1. */
export type Radutfall = {
  produksjonId: string | null
  tvil: boolean
  sikkerhet: number
  metode: string | null
}
