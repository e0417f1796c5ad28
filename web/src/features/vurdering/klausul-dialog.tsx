import { Checkbox } from '@navikt/ds-react/Checkbox'
import { Textarea } from '@navikt/ds-react/Textarea'
import { useState } from 'react'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { RettighetIndikator } from '../dokument/dokument.parts.tsx'
import { dialogText as text, text as words } from './vurdering.text.ts'
import { nextSignatur, type VurderingDraft } from './vurdering-draft.ts'

type Klausuler = VurderingDraft['rettighetsklausuler']
type Props = { value: Klausuler; onSave: (value: Klausuler) => void; onClose: () => void }

/** 'Rediger rettighetsklausuler': its Lagre changes the draft only. The box goes on to the next of three answers, which is told below it. */
export function KlausulDialog({ value, onSave, onClose }: Props) {
  const [status, setStatus] = useState(value.status)
  const [comment, setComment] = useState(value.comment)
  return (
    <FormDialog
      heading={words.redigerKlausuler}
      width="medium"
      send={text.lagre}
      dirty={status !== value.status || comment !== value.comment}
      onSubmit={close => {
        onSave({ status, comment })
        close()
      }}
      onClose={onClose}
    >
      <Checkbox
        size="small"
        checked={status === true}
        indeterminate={status === null}
        onChange={() => setStatus(nextSignatur(status))}
      >
        {text.beholdt}
      </Checkbox>
      <ul className="stack gap-8" aria-live="polite">
        <RettighetIndikator verdi={status} />
      </ul>
      <Textarea
        size="small"
        label={text.klausulKommentar}
        minRows={3}
        maxRows={8}
        value={comment}
        onChange={event => setComment(event.target.value)}
      />
      <p className="rp-dus">{text.utkast}</p>
    </FormDialog>
  )
}
