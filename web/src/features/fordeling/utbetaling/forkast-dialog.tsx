import { isForkastOrd } from '@rp/contract/utbetaling'
import { useState } from 'react'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useForkastUtbetaling } from './utbetaling.queries.ts'
import { text } from './utbetaling.text.ts'

type Props = { kjoeringId: string; id: string; onClose: () => void }

/** Discards a file: with a reason, and with words that say that the bank does not have it. */
export function ForkastDialog({ kjoeringId, id, onClose }: Props) {
  const [bekreftelse, setBekreftelse] = useState('')
  const isSure = isForkastOrd(bekreftelse)
  return (
    <ReasonDialog
      heading={text.forkastSpoersmaal}
      send={text.forkast}
      isDanger
      change={useForkastUtbetaling(kjoeringId)}
      toInput={begrunnelse => (isSure ? { id, begrunnelse, bekreftelse } : null)}
      dirty={bekreftelse !== ''}
      after={tried => (
        <TextField
          size="small"
          label={text.bekreftelse}
          autoComplete="off"
          maxLength={100}
          value={bekreftelse}
          error={tried && !isSure ? text.bekreftelseFeil : undefined}
          onChange={({ target }) => setBekreftelse(target.value)}
        />
      )}
      onClose={onClose}
    >
      <p>{text.forkastTekst}</p>
    </ReasonDialog>
  )
}
