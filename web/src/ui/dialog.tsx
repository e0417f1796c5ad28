import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { returnFocusTo } from './return-focus.ts'

/**
 * What an opening dialog puts focus on, whenever it opens: the browser looks for the attribute, which React does not write. Without it the
 * first link or button would get the focus, and what is focused before the dialog is shown loses it again.
 */
export const beginHere = (element: HTMLElement | null | undefined) => element?.setAttribute('autofocus', '')

type MessageDialogProps = {
  open: boolean
  heading: string
  children: ReactNode
  onClose: () => void
  /** A further button beside OK, for the next step. */
  action?: ReactNode
}

/** A message with OK: the result of a call, or something the person must know before going on. */
export function MessageDialog({ open, heading, children, onClose, action }: MessageDialogProps) {
  // Closing the element itself, rather than taking it away, hands focus back to where it was.
  const dialog = useRef<HTMLDialogElement>(null)
  if (!open) return null
  return (
    <Modal
      ref={dialog}
      open
      role="alertdialog"
      width="small"
      onClose={onClose}
      header={{ heading, closeButton: false, size: 'small' }}
    >
      <Said>{children}</Said>
      <Modal.Footer>
        <Button ref={beginHere} type="button" onClick={() => dialog.current?.close()}>
          OK
        </Button>
        {action}
      </Modal.Footer>
    </Modal>
  )
}

type ConfirmDialogProps = {
  open: boolean
  heading: string
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** The act cannot be undone: the button is red. */
  danger?: boolean
  /** Going back is what most want: its button comes first and is the one that is filled. */
  backFirst?: boolean
  /** A third choice, between the two. */
  also?: ReactNode
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** A question before an act: focus starts on the way back, and Esc takes it. */
export const ConfirmDialog = (props: ConfirmDialogProps) => props.open && <Question {...props} />

function Question(props: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Who answers takes it away: then nothing else hands focus back.
  const [before] = useState(() => document.activeElement)
  useEffect(() => () => returnFocusTo(before), [before])
  const confirm = (
    <Button
      type="button"
      data-color={props.danger ? 'danger' : undefined}
      variant={props.backFirst ? 'secondary' : 'primary'}
      loading={props.busy ?? false}
      onClick={props.onConfirm}
    >
      {props.confirmLabel}
    </Button>
  )
  const goBack = (
    <Button
      ref={beginHere}
      type="button"
      variant={props.backFirst ? 'primary' : 'secondary'}
      onClick={() => {
        dialog.current?.close()
        props.onCancel()
      }}
    >
      {props.cancelLabel ?? 'Avbryt'}
    </Button>
  )
  return (
    <Modal
      ref={dialog}
      open
      role="alertdialog"
      width="small"
      // At once: the browser tells of its closing later, and what is asked meanwhile would be answered by that too.
      onCancel={props.onCancel}
      onClose={props.onCancel}
      header={{ heading: props.heading, closeButton: false, size: 'small' }}
    >
      {props.children && <Said>{props.children}</Said>}
      <Modal.Footer>
        {props.backFirst && goBack}
        {props.also}
        {confirm}
        {!props.backFirst && goBack}
      </Modal.Footer>
    </Modal>
  )
}

/** What a question or a message says, one thing below the other. */
const Said = ({ children }: { children: ReactNode }) => (
  <DialogBody>
    <div className="stack gap-16">{children}</div>
  </DialogBody>
)

/** A text longer than the dialog can be scrolled with the keyboard, in browsers too that do not see to it themselves. */
export function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = body.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <Modal.Body ref={body}>{children}</Modal.Body>
}
