import type { BrukerDetaljer } from '@rp/contract/bruker-stab'
import { useState } from 'react'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { checkEpost, normalEpost } from '../sjekk.ts'
import { useSetEpost } from './stab.queries.ts'
import { tilgangText as text } from './stab.text.ts'

type Props = { bruker: BrukerDetaljer; onClose: (done: boolean) => void }

/** A new address by staff: in use at once, and both addresses are told. */
export function EpostDialog({ bruker, onClose }: Props) {
  const set = useSetEpost(bruker.id)
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const fault = checkEpost(email)
  const submit = () => {
    setTried(true)
    if (fault === null) set.mutate(normalEpost(email), { onSuccess: () => onClose(true) })
  }
  return (
    <FormDialog
      heading={text.byttEpost}
      isQuestion
      send={text.bytt}
      busy={set.isPending}
      dirty={email !== ''}
      onSubmit={submit}
      onClose={() => onClose(false)}
    >
      <p>{text.byttHva}</p>
      <TextField
        label={text.nyAdresse}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={(tried && fault) || set.error?.message}
        onChange={event => {
          setEmail(event.target.value)
          set.reset()
        }}
      />
    </FormDialog>
  )
}
