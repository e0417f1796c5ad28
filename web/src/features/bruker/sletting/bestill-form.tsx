import { Button } from '@navikt/ds-react/Button'
import { Textarea } from '@navikt/ds-react/Textarea'
import { type FormEvent, useState } from 'react'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { useBestillSletting } from './sletting.queries.ts'
import { text } from './sletting.text.ts'

/** The order, with the reason and a last question: it cannot be undone. */
export function BestillForm({ id, navn }: { id: string; navn: string }) {
  const bestill = useBestillSletting(id)
  const [notat, setNotat] = useState('')
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState(false)
  const missing = notat.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!missing) setAsking(true)
  }
  const confirm = () => {
    setAsking(false)
    bestill.mutate(notat)
  }
  return (
    <form noValidate onSubmit={submit} className="stack ruled">
      <Textarea
        label={text.notat}
        description={text.notatHjelp}
        value={notat}
        maxLength={2000}
        minRows={2}
        error={tried && missing ? text.mangler : undefined}
        onChange={event => setNotat(event.target.value)}
      />
      <p className="rp-dus">{text.kvittering}</p>
      <Failure error={bestill.error} before={text.feilet} />
      <div>
        <Button data-color="danger" loading={bestill.isPending}>
          {text.slett}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        heading={text.sporsmaal(navn || text.tittel)}
        confirmLabel={text.slett}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {text.sporsmaalTekst}
      </ConfirmDialog>
    </form>
  )
}
