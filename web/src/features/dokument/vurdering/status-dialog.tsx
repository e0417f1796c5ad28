import { TextField } from '@navikt/ds-react/TextField'
import { describeStatus, statusnavn } from '@rp/contract/status'
import { useState } from 'react'
import { StatusBadge } from '../dokument.parts.tsx'
import { DraftDialog } from './draft-dialog.tsx'
import { KommentarFelt } from './kommentar-felt.tsx'
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
  const choose = (next: string) => {
    setTyped(next)
    // What was written for another status goes with it.
    if (typedComment === comment && describeStatus(next).navn !== status) setTypedComment('')
  }
  const { setning } = describeStatus(typed)
  return (
    <DraftDialog
      heading={words.redigerStatus}
      label={text.bruk}
      note={text.utkastStatus}
      onUse={() => onSave(describeStatus(typed).navn, typedComment)}
      onClose={onClose}
    >
      <KommentarFelt value={typedComment} onChange={setTypedComment} />
      <TextField
        data-foerst
        size="small"
        label={text.statusFelt}
        description={text.statusHva}
        maxLength={100}
        value={typed}
        onChange={event => choose(event.target.value)}
      />
      {/* For the pointer: whoever uses the keyboard types, or sets a status by its number. */}
      <ul className="gj__statuser">
        {statusnavn.map(name => (
          <li key={name}>
            <button type="button" tabIndex={-1} onClick={() => choose(name)}>
              <StatusBadge status={name} />
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite">
        <small>{text.setning}</small>
        <StatusBadge status={typed} /> <span>{setning}</span>
      </p>
    </DraftDialog>
  )
}
