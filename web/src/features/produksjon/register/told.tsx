import { Alert } from '@navikt/ds-react/Alert'
import { useLocation } from 'react-router'
import './register.css'

/** What was done before this page was shown, or on it, told once. */
export function Told() {
  const state: unknown = useLocation().state
  const melding = state !== null && typeof state === 'object' && 'melding' in state ? state.melding : null
  return (
    <div role="status">
      {typeof melding === 'string' && (
        <Alert variant="success" size="small" className="under-16">
          {melding}
        </Alert>
      )}
    </div>
  )
}
