import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Modal, type ModalProps } from '@navikt/ds-react/Modal'
import { type FormEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { beginHere, DialogBody } from './dialog.tsx'
import { BackGuard, LeaveQuestion } from './unsaved-guard.tsx'
import { useFirstFault } from './use-first-fault.ts'
import { useLeaveQuestion } from './use-leave-question.ts'

export type FormDialogProps = {
  /** For who closes it from without. */
  dialog?: RefObject<HTMLDialogElement | null>
  heading: string
  width?: ModalProps['width']
  /** A question in the midst of something: it has no cross. */
  isQuestion?: boolean
  /** The word on the button that sends. */
  send: string
  cancel?: string
  isDanger?: boolean
  /** It is being sent: no second attempt. */
  busy?: boolean
  /** Why the last attempt failed, where no field says so. */
  failure?: ReactNode
  /** Something is typed that would be lost: the browser's Back, Esc, the cross and 'Avbryt' ask first. */
  dirty: boolean
  /** `close` closes the element itself, and asks nothing: that hands focus back to what opened the dialog. */
  onSubmit: (close: () => void) => void
  onClose: () => void
  children: ReactNode
}

/**
 * A form in a dialog. It begins in its first field, or in the one marked with `data-foerst`. What was typed stays when sending
 * fails; who sends it closes it.
 */
export function FormDialog({ isQuestion = false, busy = false, onSubmit, ...props }: FormDialogProps) {
  const id = useId()
  const own = useRef<HTMLDialogElement>(null)
  const dialog = props.dialog ?? own
  const close = () => dialog.current?.close()
  const leaving = useLeaveQuestion(dialog, props.dirty)
  const toFault = useFirstFault()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog opened from within another form is that form's child to React.
    event.stopPropagation()
    if (!busy) onSubmit(close)
  }
  return (
    <>
      <Modal
        ref={dialog}
        open
        // Within another form, in the page's own tree, its submit would never reach us: browsers stop it there.
        portal
        width={props.width ?? 'small'}
        onBeforeClose={leaving.mayClose}
        onClose={props.onClose}
        header={{ heading: props.heading, size: 'small', closeButton: !isQuestion }}
      >
        <DialogBody>
          <form id={id} ref={beginInField} noValidate {...toFault} onSubmit={submit} className="stack gap-16">
            {props.children}
            {props.failure && (
              <Alert variant="error" size="small" role="alert">
                {props.failure}
              </Alert>
            )}
          </form>
        </DialogBody>
        <Modal.Footer>
          <Button form={id} loading={busy} data-color={props.isDanger ? 'danger' : undefined}>
            {props.send}
          </Button>
          <Button type="button" variant="secondary" onClick={leaving.close}>
            {props.cancel ?? 'Avbryt'}
          </Button>
        </Modal.Footer>
      </Modal>
      <LeaveQuestion {...leaving.question} />
      <BackGuard dirty={props.dirty} />
    </>
  )
}

const fields = 'input:not([hidden]), select, textarea'
const beginInField = (form: HTMLFormElement | null) =>
  beginHere(form?.querySelector<HTMLElement>('[data-foerst]') ?? form?.querySelector<HTMLElement>(fields))
