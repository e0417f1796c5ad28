import { useSyncExternalStore } from 'react'
import { getOppsett } from './oppsett.ts'

const listeners = new Set<() => void>()
let outdated = false

/** Takes note of the edition that an answer names: another one than this page's means that the portal was upgraded meanwhile. */
export function noteUtgave(utgave: string | null): void {
  const own = getOppsett().utgave
  if (outdated || utgave === null || own === '' || utgave === own) return
  outdated = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the portal has a newer edition than this page. */
export const useIsOutdated = (): boolean => useSyncExternalStore(subscribe, () => outdated)
