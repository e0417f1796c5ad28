import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { type ReactNode, useEffect, useRef } from 'react'
import { beginHere } from '../../../ui/dialog.tsx'
import { dialogText as text } from './vurdering.text.ts'

type Props = {
  heading: string
  /** The button that takes what was chosen over into the draft. */
  label: string
  /** What that comes to: nothing is saved yet. */
  note: string
  onUse: () => void
  onClose: () => void
  children: ReactNode
}

/** A popup over the review that changes its draft only. Closing hands focus back to what opened it. */
export function DraftDialog({ heading, label, note, onUse, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Opened by a key, its first field, or the one that is marked as such, is where the person goes on; the dialog itself would choose the cross.
  useEffect(() => {
    const find = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector)
    const first = find('[data-foerst]') ?? find('input, select, textarea')
    beginHere(first)
    first?.focus()
  }, [])
  // Closing the element itself hands focus back to where it was.
  const close = () => dialog.current?.close()
  const use = () => {
    onUse()
    close()
  }
  return (
    <Modal ref={dialog} open width="medium" onClose={onClose} header={{ heading, size: 'small' }}>
      <Modal.Body>
        <div className="gj__d">
          {children}
          <p className="rp-dus">{note}</p>
        </div>
      </Modal.Body>
      <Modal.Footer>
        <Button type="button" onClick={use}>
          {label}
        </Button>
        <Button type="button" variant="secondary" onClick={close}>
          {text.avbryt}
        </Button>
      </Modal.Footer>
    </Modal>
  )
}
