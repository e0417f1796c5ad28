import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { ReactNode } from 'react'
import { ErrorView } from './error-view.tsx'

type FetchFailedProps = {
  /** Words become an h2 inside a page; on a page of its own the caller gives an h1. */
  heading: ReactNode
  /** Why, in words. */
  children: ReactNode
  onRetry: () => unknown
  /** The way on, beside another try. */
  back?: ReactNode
}

/** What could not be fetched, with another try. */
export function FetchFailed({ heading, children, onRetry, back }: FetchFailedProps) {
  return (
    <ErrorView
      heading={
        typeof heading === 'string' ? (
          <Heading level="2" size="medium">
            {heading}
          </Heading>
        ) : (
          heading
        )
      }
      actions={
        <>
          <Button type="button" onClick={() => void onRetry()}>
            Prøv igjen
          </Button>
          {back}
        </>
      }
    >
      {children}
    </ErrorView>
  )
}

type RetryProps = { query: { refetch: () => unknown }; children: ReactNode }

/** The same of a part of a page, in one line. */
export const Retry = ({ query, children }: RetryProps) => (
  <p role="alert">
    {children}{' '}
    <Button type="button" size="xsmall" variant="tertiary" onClick={() => void query.refetch()}>
      Prøv igjen
    </Button>
  </p>
)
