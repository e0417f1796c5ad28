import { MessageDialog } from '../../ui/dialog.tsx'
import { text } from './auth.text.ts'
import { FailureDialog } from './failure-dialog.tsx'

type RegistreringResultProps = {
  answer: string | null
  error: unknown
  /** After a registration that went well: on to logging in. */
  onDone: () => void
  onClose: () => void
}

/** How the registration went, in a modal with OK (specification, section 2). */
export function RegistreringResult({ answer, error, onDone, onClose }: RegistreringResultProps) {
  return (
    <>
      <MessageDialog open={answer !== null} heading={text.registrering.ferdigTittel} onClose={onDone}>
        <p className="rp-melding">{answer}</p>
      </MessageDialog>
      <FailureDialog
        heading={text.registrering.feilTittel}
        fallback={text.registrering.feil}
        error={error}
        onClose={onClose}
      />
    </>
  )
}
