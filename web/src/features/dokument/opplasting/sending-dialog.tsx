import { Modal } from '@navikt/ds-react/Modal'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { BackGuard } from '../../../ui/unsaved-guard.tsx'
import { useEscape } from '../../../ui/use-escape.ts'
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
  const [asking, setAsking] = useState(false)
  const own = useRef<HTMLDialogElement>(null)
  const dialog = dialogRef ?? own
  const mayClose = () => {
    if (!started) return true
    setAsking(true)
    return false
  }
  // Closing the element itself, rather than taking it away, hands focus back to the button that opened it.
  const close = () => dialog.current?.close()
  const askAndClose = () => {
    if (mayClose()) close()
  }
  useEscape(dialog, askAndClose)
  return (
    <>
      <Modal ref={dialog} open width={680} header={{ heading }} onBeforeClose={mayClose} onClose={onClose}>
        {children(askAndClose)}
      </Modal>
      <ConfirmDialog
        open={asking}
        heading={question.lukkOverskrift}
        confirmLabel={question.lukkLikevel}
        cancelLabel={question.fortsett}
        onConfirm={() => {
          // The question goes first: as long as it is open, the button below cannot take focus back.
          flushSync(() => setAsking(false))
          close()
        }}
        onCancel={() => setAsking(false)}
      >
        {question.lukkHva}
      </ConfirmDialog>
      <BackGuard dirty={started} onLeave={onClose} />
    </>
  )
}
