import { Textarea } from '@navikt/ds-react/Textarea'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { egneDataText as text } from './bruker.text.ts'
import { useCreateSletteoenske } from './konto.queries.ts'

/** Tells what a deletion means, and sends the wish. */
export function SletteDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const create = useCreateSletteoenske(userId)
  const [melding, setMelding] = useState('')
  return (
    <ConfirmDialog
      open
      danger
      heading={text.slett}
      confirmLabel={text.slettSend}
      busy={create.isPending}
      onConfirm={() => create.mutate(melding, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <div className="stack gap-16">
        <p>{text.slettSporsmaal}</p>
        <Textarea
          label={text.slettMelding}
          value={melding}
          maxLength={2000}
          minRows={2}
          onChange={event => setMelding(event.target.value)}
        />
        <Failure error={create.error} before={text.slettFeilet} />
      </div>
    </ConfirmDialog>
  )
}
