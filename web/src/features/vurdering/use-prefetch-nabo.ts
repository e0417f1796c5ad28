import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenIdle } from '../../platform/when-idle.ts'
import { filStart } from '../dokument/dokument-fil.queries.ts'
import { kiQuery } from '../ki/ki.queries.ts'
import { kontrollQuery } from './tildeling.queries.ts'
import { dokumentQuery } from './vurdering.queries.ts'
import type { Nabo } from './vurdering-search.ts'

/** Fetches the next document and the beginning of its file while this one is read, so that going on is instant. */
export function usePrefetchNabo(nabo: Nabo | null): void {
  const client = useQueryClient()
  const id = nabo?.id
  useEffect(() => {
    if (id === undefined) return
    return whenIdle(() => {
      // What fails here is asked for again when it is opened, and told then.
      void client.prefetchQuery(kontrollQuery(id))
      void client.prefetchQuery(kiQuery(id))
      void client
        .ensureQueryData(dokumentQuery(id))
        .then(dokument => client.prefetchQuery(filStart(dokument)))
        .catch(() => {})
    })
  }, [client, id])
}
