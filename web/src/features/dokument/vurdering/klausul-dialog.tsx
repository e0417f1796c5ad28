import { Button } from '@navikt/ds-react/Button'
import { Checkbox } from '@navikt/ds-react/Checkbox'
import { Modal } from '@navikt/ds-react/Modal'
import { Textarea } from '@navikt/ds-react/Textarea'
import { useRef, useState } from 'react'
import { dialogText as text, text as words } from './vurdering.text.ts'
import type { VurderingDraft } from './vurdering-draft.ts'

type Klausuler = VurderingDraft['rettighetsklausuler']
type Props = { value: Klausuler; onSave: (value: Klausuler) => void; onClose: () => void }

/** 'Rediger rettighetsklausuler': its Lagre changes the draft only. Untouched, an unassessed box stays unassessed. */
export function KlausulDialog({ value, onSave, onClose }: Props) {
  const [status, setStatus] = useState(value.status)
  const [comment, setComment] = useState(value.comment)
  const dialog = useRef<HTMLDialogElement>(null)
  // Closing the element itself hands focus back to the button that opened it.
  const close = () => dialog.current?.close()
  const save = () => {
    onSave({ status, comment })
    close()
  }
  return (
    <Modal
      ref={dialog}
      open
      width="medium"
      onClose={onClose}
      header={{ heading: words.redigerKlausuler, size: 'small' }}
    >
      <Modal.Body>
        <div className="gj__d">
          <Checkbox
            size="small"
            checked={status === true}
            indeterminate={status === null}
            onChange={() => setStatus(status !== true)}
          >
            {text.beholdt}
          </Checkbox>
          <Textarea
            size="small"
            label={text.klausulKommentar}
            minRows={3}
            maxRows={8}
            value={comment}
            onChange={event => setComment(event.target.value)}
          />
          <p className="rp-dus">{text.utkast}</p>
        </div>
      </Modal.Body>
      <Modal.Footer>
        <Button type="button" onClick={save}>
          {text.lagre}
        </Button>
        <Button type="button" variant="secondary" onClick={close}>
          {text.avbryt}
        </Button>
      </Modal.Footer>
    </Modal>
  )
}
