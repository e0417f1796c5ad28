import { Textarea } from '@navikt/ds-react/Textarea'
import type { FeiletBetaling } from '@rp/contract/utbetaling'
import { useRef, useState } from 'react'
import { formatKroner } from '../../../platform/format.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useReleaseBetaling } from './utbetaling.queries.ts'
import { text } from './utbetaling.text.ts'

type Props = { betaling: FeiletBetaling; onClose: () => void }

/** Asks to move a payment that failed, of a person who is erased, to the reserve. */
export function ReserveDialog({ betaling: { _id, beloep }, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [begrunnelse, setBegrunnelse] = useState('')
  const [tried, setTried] = useState(false)
  const release = useReleaseBetaling()
  const hasReason = begrunnelse.trim() !== ''
  const submit = () => {
    setTried(true)
    if (hasReason) release.mutate({ id: _id, begrunnelse }, { onSuccess: () => dialog.current?.close() })
  }
  return (
    <FormDialog
      dialog={dialog}
      heading={text.tilReservenHva(formatKroner(beloep))}
      send={text.tilReserven}
      busy={release.isPending}
      failure={release.error?.message}
      dirty={begrunnelse !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text.tilReservenTekst}</p>
      <Textarea
        size="small"
        label={text.begrunnelse}
        maxLength={1000}
        minRows={3}
        value={begrunnelse}
        error={tried && !hasReason ? text.begrunnelseFeil : undefined}
        onChange={({ target }) => setBegrunnelse(target.value)}
      />
    </FormDialog>
  )
}
