import { Loader } from '@navikt/ds-react/Loader'
import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { FetchFailed } from './fetch-failed.tsx'
import { useDrawn } from './use-drawn.ts'

export type FetchedProps<Data> = {
  query: { data: Data | undefined; error: { message: string } | null; refetch: () => unknown }
  /** Said while it is fetched, or drawn. */
  loading: ReactNode
  /** Said where it failed: words become an h2; where the whole page waits for it, it is an h1. */
  heading: ReactNode
  /** Said of a list with nothing in it. */
  empty?: ReactNode
  /** The way on, beside another try. */
  back?: ReactNode
  children: (data: Data) => ReactNode
}

/** What is fetched before it can be shown. What has come once stays, also when it cannot be fetched anew. */
export function Fetched<Data>({ query, loading, heading, empty, back, children }: FetchedProps<Data>) {
  const drawn = useDrawn(query.data)
  if (Array.isArray(query.data) && query.data.length === 0 && empty)
    return typeof empty === 'string' ? <EmptyState>{empty}</EmptyState> : empty
  if (drawn !== undefined) return children(drawn)
  if (query.error === null || query.data !== undefined)
    return typeof loading === 'string' ? <Loader size="large" title={loading} /> : loading
  return (
    <FetchFailed heading={heading} onRetry={query.refetch} back={back}>
      {query.error.message}
    </FetchFailed>
  )
}
