import { Alert } from '@navikt/ds-react/Alert'

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
