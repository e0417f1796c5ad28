import type { BrukerEndring } from '@rp/contract/bruker'
import { createContext } from 'react'

/** Saves the changed fields; answers values that are to stand in the fields instead of what was typed. */
export type Lagre = (endring: Endring) => Promise<Endring | undefined>
export type Endring = { [Felt in keyof BrukerEndring]?: string }

/** Whose sections these are, where it is not the person's own page: how they save, and what their drafts are called. */
export const LagringContext = createContext<{ lagre: Lagre; utkast: string } | null>(null)
