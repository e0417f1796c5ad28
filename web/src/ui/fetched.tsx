import { Button } from '@navikt/ds-react/Button'
import { Loader } from '@navikt/ds-react/Loader'
import type { ReactNode } from 'react'
import { ErrorView } from './error-view.tsx'

export type FetchedProps<Data> = {
  query: { data: Data | undefined; error: { message: string } | null; refetch: () => unknown }
  /** Said while it is fetched. */
  loading: string
  /** Said where it failed: an h1 where the whole page waits for it, an h2 inside one. */
  heading: ReactNode
  /** The way on, beside another try. */
  back?: ReactNode
  children: (data: Data) => ReactNode
}

/** What is fetched before it can be shown. What has come once stays, also when it cannot be fetched anew. */
export function Fetched<Data>({ query, loading, heading, back, children }: FetchedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return <Loader size="large" title={loading} />
  return (
    <ErrorView
      heading={heading}
      actions={
        <>
          <Button type="button" onClick={() => void query.refetch()}>
            Prøv igjen
          </Button>
          {back}
        </>
      }
    >
      {query.error.message}
    </ErrorView>
  )
}
