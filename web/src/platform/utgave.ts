import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let outdated = false

/** Told when an answer names another edition than this page's. In the first bundle: what would read the page's own is not. */
export function noteOutdated(): void {
  if (outdated) return
  outdated = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the portal has a newer edition than this page. */
export const useIsOutdated = (): boolean => useSyncExternalStore(subscribe, () => outdated)
