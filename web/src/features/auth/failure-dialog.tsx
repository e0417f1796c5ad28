import { MessageDialog } from '../../ui/dialog.tsx'
import { failureOf } from './auth-failure.ts'

type FailureDialogProps = { heading: string; fallback: string; error: unknown; onClose: () => void }

/** Why a call failed, with OK. */
export function FailureDialog({ heading, fallback, error, onClose }: FailureDialogProps) {
  const failure = error === null ? null : failureOf(error, fallback)
  return (
    <MessageDialog open={failure !== null} heading={heading} onClose={onClose}>
      <p className="rp-melding">{failure?.message}</p>
      {failure?.more && <p className="rp-melding rp-dus">{failure.more}</p>}
    </MessageDialog>
  )
}
