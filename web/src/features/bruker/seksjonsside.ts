import type { BrukerEndring } from '@rp/contract/bruker'
import { createContext, useContext } from 'react'

/**
 * Saves the changed fields; answers values that are to stand in the fields instead of what was typed.
 * @param foer what stood in the fields when the person read them
 * @param grunn why numbers that are kept secret were opened
 */
export type Lagre = (endring: Endring, foer: Endring, grunn?: string) => Promise<Endring | undefined>
export type Endring = { [Felt in keyof BrukerEndring]?: string }

/** Saves what a section holds, and tells whether it is saved. */
export type Save = () => Promise<boolean>
/** Tells the page whether a section holds something that is not saved, and what saves it. */
export type OnDirty = (navn: string, dirty: Save | false) => void

/** Whose sections these are: how they save, what their drafts are called, and who hears of what is not saved. */
export const LagringContext = createContext<{ lagre: Lagre; utkast: string; onDirty: OnDirty } | null>(null)

/** @throws Error outside of a page that says it */
export function useSeksjonsside() {
  const side = useContext(LagringContext)
  if (!side) throw new Error('a section stands outside of SpurtLagring')
  return side
}
