import { useSyncExternalStore } from 'react'

/** Whether the window fits a media query, and again whenever that changes. The query is the same at every call of one place. */
export function useMedia(query: string): boolean {
  const list = window.matchMedia(query)
  return useSyncExternalStore(
    listener => {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => list.matches,
  )
}
