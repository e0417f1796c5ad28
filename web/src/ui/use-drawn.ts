import { useDeferredValue } from 'react'

/**
 * Whether what has come is to be shown: in the moment after, made in pieces in between which a slow processor can answer. At once where
 * it was there from the first.
 */
export function useDrawn(hasCome: boolean): boolean {
  const isDrawn = useDeferredValue(hasCome)
  return hasCome && isDrawn
}
