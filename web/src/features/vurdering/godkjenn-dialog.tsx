import { useState } from 'react'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { godkjennText as text } from './vurdering.text.ts'

type Props = {
  /** What is missing or not looked at, as sentences. */
  mangler: readonly string[]
  busy: boolean
  onConfirm: (grunn: string) => void
  onClose: () => void
}

/** An approval in spite of something is confirmed with a reason, which the history keeps. */
export function GodkjennDialog({ mangler, busy, onConfirm, onClose }: Props) {
  const [grunn, setGrunn] = useState('')
  const [tried, setTried] = useState(false)
  const confirm = () => {
    setTried(true)
    if (grunn.trim() !== '') onConfirm(grunn.trim())
  }
  return (
    <FormDialog
      heading={text.tittel}
      isQuestion
      send={text.godkjenn}
      cancel={text.tilbake}
      busy={busy}
      dirty={grunn !== ''}
      onSubmit={confirm}
      onClose={onClose}
    >
      <ul className="points under-16">
        {mangler.map(setning => (
          <li key={setning}>{setning}</li>
        ))}
      </ul>
      <TextField
        size="small"
        label={text.grunn}
        description={text.grunnHva}
        maxLength={500}
        value={grunn}
        error={tried && grunn.trim() === '' && text.manglerGrunn}
        onChange={event => setGrunn(event.target.value)}
      />
    </FormDialog>
  )
}
