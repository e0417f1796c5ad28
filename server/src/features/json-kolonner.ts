import type { Slettegruppe, Slettestilling } from '@rp/contract/sletting'

/** A field that a line of the history tells of, and what it was and became. */
export type Historikkendring = { felt: string; fra: string | null; til: string | null }

/** How many rows of a kind the rules of retention removed. */
export type Sletteantall = { navn: string; antall: number }

/** How much an erasure took, left and kept; numbers alone. */
export type Sletteresultat = Pick<Slettestilling, 'beholdes'> &
  Record<'fjernes' | 'pseudonymiseres', { hva: Slettegruppe; antall: number }[]>
