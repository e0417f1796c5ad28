import { TextField } from '@navikt/ds-react/TextField'
import { describeStatus, statusnavn } from '@rp/contract/status'
import { useId, useState } from 'react'
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
  const listId = useId()
  const { setning } = describeStatus(typed)
  return (
    <DraftDialog
      heading={words.redigerStatus}
      label={text.bruk}
      note={text.utkastStatus}
      onUse={() => onSave(describeStatus(typed).navn, typedComment)}
      onClose={onClose}
    >
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
      <KommentarFelt value={typedComment} onChange={setTypedComment} />
    </DraftDialog>
  )
}
