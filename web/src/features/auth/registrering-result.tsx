import { MessageDialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { text } from './auth.text.ts'
import { FailureDialog } from './failure-dialog.tsx'

type RegistreringResultProps = { answer: string | null; error: unknown; onClose: () => void }

/** How the registration went, in a modal with OK (specification, section 2). */
export function RegistreringResult({ answer, error, onClose }: RegistreringResultProps) {
  return (
    <>
      <MessageDialog
        open={answer !== null}
        heading={text.registrering.ferdigTittel}
        onClose={onClose}
        action={
          <LinkButton to="/login" variant="secondary">
            {text.tilLoggInn}
          </LinkButton>
        }
      >
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
