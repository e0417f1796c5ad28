import type { Dokument } from '@rp/contract/dokument'
import { describeStatus, statusnavn } from '@rp/contract/status'
import { useState } from 'react'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { StatusBadge } from '../dokument/dokument.parts.tsx'
import { KommentarFelt } from './kommentar-felt.tsx'
import { dialogText as text, text as words } from './vurdering.text.ts'
import { kommentarFor } from './vurdering-draft.ts'

type Props = {
  status: string
  comment: string
  /** As they are saved. */
  base: Pick<Dokument, 'status' | 'status_comment'>
  onSave: (status: string, comment: string) => void
  onClose: () => void
}

/** 'Rediger status': one of the ten or any other text, with what the member will read. Changes the draft only. */
export function StatusDialog({ status, comment, base, onSave, onClose }: Props) {
  const [typed, setTyped] = useState(status)
  const [typedComment, setTypedComment] = useState(comment)
  const choose = (next: string) => {
    setTyped(next)
    const part = { status: describeStatus(next).navn }
    setTypedComment(kommentarFor(part, { status_comment: typedComment }, base).status_comment ?? typedComment)
  }
  const { setning } = describeStatus(typed)
  return (
    <FormDialog
      heading={words.redigerStatus}
      width="medium"
      send={text.bruk}
      dirty={typed !== status || typedComment !== comment}
      onSubmit={close => {
        onSave(describeStatus(typed).navn, typedComment)
        close()
      }}
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
        onFocus={event => event.target.select()}
        onChange={event => choose(event.target.value)}
      />
      {/* For the pointer: whoever uses the keyboard types, or sets a status by its number. */}
      <ul className="row gap-8">
        {statusnavn.map(name => (
          <li key={name}>
            <button type="button" className="bare" tabIndex={-1} onClick={() => choose(name)}>
              <StatusBadge status={name} />
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite">
        <small>{text.setning}</small>
        <StatusBadge status={typed} /> <span>{setning}</span>
      </p>
      <p className="rp-dus">{text.utkastStatus}</p>
    </FormDialog>
  )
}
