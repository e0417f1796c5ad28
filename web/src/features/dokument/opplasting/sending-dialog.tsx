import { Modal } from '@navikt/ds-react/Modal'
import { type ReactNode, type RefObject, useRef } from 'react'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { BackGuard } from '../../../ui/unsaved-guard.tsx'
import { useLeaveQuestion } from '../../../ui/use-leave-question.ts'
import './opplasting.css'

type Props = {
  heading: string
  /** Something would be lost if the dialog closed now: the person is asked first. */
  started: boolean
  question: { lukkOverskrift: string; lukkHva: string; lukkLikevel: string; fortsett: string }
  onClose: () => void
  /** For who closes it without asking, once everything is sent. */
  dialogRef?: RefObject<HTMLDialogElement | null>
  /** What the dialog says; `close` asks first where something would be lost. */
  children: (close: () => void) => ReactNode
}

/** A dialog that sends files. Nothing chosen or typed is lost by an Esc by accident. */
export function SendingDialog({ heading, started, question, onClose, dialogRef, children }: Props) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = dialogRef ?? own
  const leaving = useLeaveQuestion(dialog, started)
  return (
    <>
      <Modal
        ref={dialog}
        open
        width={680}
        header={{ heading }}
        onBeforeClose={leaving.mayClose}
        onClose={onClose}
      >
        {children(leaving.close)}
      </Modal>
      <ConfirmDialog
        {...leaving.question}
        heading={question.lukkOverskrift}
        confirmLabel={question.lukkLikevel}
        cancelLabel={question.fortsett}
      >
        {question.lukkHva}
      </ConfirmDialog>
      <BackGuard dirty={started} onLeave={onClose} />
    </>
  )
}
