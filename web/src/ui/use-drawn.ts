import { useDeferredValue } from 'react'

/**
 * What has come, in the moment after: it is drawn in pieces in between which a slow processor can answer. At once where it was there from
 * the first; what is newer comes at once too.
 */
export function useDrawn<Data>(data: Data | undefined): Data | undefined {
  const isDrawn = useDeferredValue(data !== undefined)
  return isDrawn ? data : undefined
}
