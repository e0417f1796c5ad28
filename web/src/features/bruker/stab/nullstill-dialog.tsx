import type { BrukerDetaljer } from '@rp/contract/bruker-stab'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useNullstillTotrinn } from './stab.queries.ts'
import { tilgangText as text } from './stab.text.ts'

type Props = { bruker: BrukerDetaljer; onClose: (done: boolean) => void }

/** Turns two-step login off for somebody who has lost the way in, with a reason that stays. */
export function NullstillDialog({ bruker, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const nullstill = useNullstillTotrinn(bruker.id)
  const [grunn, setGrunn] = useState('')
  const [tried, setTried] = useState(false)
  const missing = grunn.trim() === ''
  const confirm = () => {
    setTried(true)
    if (missing) field.current?.focus()
    else nullstill.mutate(grunn, { onSuccess: () => onClose(true) })
  }
  return (
    <ConfirmDialog
      open
      danger
      heading={text.nullstillTittel}
      confirmLabel={text.nullstill}
      busy={nullstill.isPending}
      onConfirm={confirm}
      onCancel={() => onClose(false)}
    >
      <div className="stack gap-16">
        <p>{text.nullstillHva}</p>
        <TextField
          ref={field}
          label={text.nullstillGrunn}
          description={text.grunnHjelp}
          maxLength={200}
          autoComplete="off"
          value={grunn}
          error={tried && missing && text.nullstillMangler}
          onChange={event => setGrunn(event.target.value)}
        />
        <Failure error={nullstill.error} before={text.feilet} />
      </div>
    </ConfirmDialog>
  )
}
