import { Textarea } from '@navikt/ds-react/Textarea'
import { TextField } from '@navikt/ds-react/TextField'
import { isForkastOrd } from '@rp/contract/utbetaling'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { failureOf } from '../../bruker/fresh-login.parts.tsx'
import { useForkastUtbetaling } from './utbetaling.queries.ts'
import { text } from './utbetaling.text.ts'

type Props = { kjoeringId: string; id: string; onClose: () => void }

/** Discards a file: with a reason, and with words that say that the bank does not have it. */
export function ForkastDialog({ kjoeringId, id, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [begrunnelse, setBegrunnelse] = useState('')
  const [bekreftelse, setBekreftelse] = useState('')
  const [tried, setTried] = useState(false)
  const forkast = useForkastUtbetaling(kjoeringId)
  const hasReason = begrunnelse.trim() !== ''
  const isSure = isForkastOrd(bekreftelse)
  const submit = () => {
    setTried(true)
    if (hasReason && isSure)
      forkast.mutate({ id, begrunnelse, bekreftelse }, { onSuccess: () => dialog.current?.close() })
  }
  return (
    <FormDialog
      dialog={dialog}
      heading={text.forkastSpoersmaal}
      send={text.forkast}
      isDanger
      busy={forkast.isPending}
      failure={failureOf(forkast.error)?.message}
      dirty={begrunnelse !== '' || bekreftelse !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text.forkastTekst}</p>
      <Textarea
        size="small"
        label={text.begrunnelse}
        maxLength={1000}
        minRows={3}
        value={begrunnelse}
        error={tried && !hasReason ? text.begrunnelseFeil : undefined}
        onChange={({ target }) => setBegrunnelse(target.value)}
      />
      <TextField
        size="small"
        label={text.bekreftelse}
        autoComplete="off"
        maxLength={100}
        value={bekreftelse}
        error={tried && !isSure ? text.bekreftelseFeil : undefined}
        onChange={({ target }) => setBekreftelse(target.value)}
      />
    </FormDialog>
  )
}
