import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { Textarea } from '@navikt/ds-react/Textarea'
import { TextField } from '@navikt/ds-react/TextField'
import { describeStatus, statusnavn } from '@rp/contract/status'
import { useId, useRef, useState } from 'react'
import { StatusBadge } from '../dokument.parts.tsx'
import { dialogText as text, text as words } from './vurdering.text.ts'

type Props = {
  status: string
  comment: string
  onSave: (status: string, comment: string) => void
  onClose: () => void
}

/** 'Rediger status': one of the ten or any other text, with what the member will read. Changes the draft only. */
export function StatusDialog({ status, comment, onSave, onClose }: Props) {
  const [typed, setTyped] = useState(status)
  const [typedComment, setTypedComment] = useState(comment)
  const dialog = useRef<HTMLDialogElement>(null)
  // Closing the element itself hands focus back to the button that opened it.
  const close = () => dialog.current?.close()
  const listId = useId()
  const { setning } = describeStatus(typed)
  const save = () => {
    onSave(describeStatus(typed).navn, typedComment)
    close()
  }
  return (
    <Modal
      ref={dialog}
      open
      width="medium"
      onClose={onClose}
      header={{ heading: words.redigerStatus, size: 'small' }}
    >
      <Modal.Body>
        <div className="gj__d">
          <TextField
            size="small"
            label={text.statusFelt}
            description={text.statusHva}
            list={listId}
            maxLength={100}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
          <datalist id={listId}>
            {statusnavn.map(name => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <p aria-live="polite">
            <small>{text.setning}</small>
            <StatusBadge status={typed} /> <span>{setning}</span>
          </p>
          <Textarea
            size="small"
            label={text.kommentar}
            minRows={3}
            maxRows={8}
            value={typedComment}
            onChange={event => setTypedComment(event.target.value)}
          />
          <p className="rp-dus">{text.utkastStatus}</p>
        </div>
      </Modal.Body>
      <Modal.Footer>
        <Button type="button" onClick={save}>
          {text.bruk}
        </Button>
        <Button type="button" variant="secondary" onClick={close}>
          {text.avbryt}
        </Button>
      </Modal.Footer>
    </Modal>
  )
}
