import { Alert } from '@navikt/ds-react/Alert'
import type { ReactNode } from 'react'

type FailureProps = {
  /** What went wrong, in words; nothing is drawn while there is nothing. */
  error: Error | string | null | undefined
  /** What did not succeed, before why. */
  before?: string
}

/** Why what the person asked for did not succeed, told at once. */
export function Failure({ error, before = '' }: FailureProps) {
  if (!error) return null
  return (
    <Alert variant="error" size="small" role="alert">
      {before && `${before} `}
      {typeof error === 'string' ? error : error.message}
    </Alert>
  )
}

/** What succeeded, and below it what did not. The region that speaks stands there before it is filled. */
export function Told({ children, error }: { children: ReactNode; error?: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <Alert variant="success" size="small">
          {children}
        </Alert>
      )}
      {error && (
        <Alert variant="error" size="small">
          {error}
        </Alert>
      )}
    </div>
  )
}
