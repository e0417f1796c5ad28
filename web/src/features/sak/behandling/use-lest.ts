import type { Sak } from '@rp/contract/saksbehandling'
import { useState } from 'react'

/** All of a case as it is, read. */
export const lestOf = (sak: Sak) => ({ versjon: sak.versjon, meldinger: sak.meldinger.map(({ id }) => id) })

/**
 * How much of a case the person had read when they began to write: what comes while they write may stand on screen without having been
 * seen. A new version without new messages is one of their own doing, or takes nothing from the answer.
 */
export function useLest(sak: Sak, writing: boolean) {
  const [lest, setLest] = useState(() => lestOf(sak))
  const hasNew = sak.meldinger.some(({ id }) => !lest.meldinger.includes(id))
  const sameState = sak.tilstand !== 'lukket'
  const isNewer = hasNew || sak.versjon !== lest.versjon
  if (isNewer && (!writing || (!hasNew && sameState))) setLest(lestOf(sak))
  return { ...lest, read: (current: Sak) => setLest(lestOf(current)) }
}
export type Lest = ReturnType<typeof useLest>
