import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { Textarea } from '@navikt/ds-react/Textarea'
import { TextField } from '@navikt/ds-react/TextField'
import { isForkastOrd } from '@rp/contract/utbetaling'
import { type FormEvent, useId, useRef, useState } from 'react'
import { failureOf } from '../../bruker/fresh-login.parts.tsx'
import { useForkastUtbetaling } from './utbetaling.queries.ts'
import { text } from './utbetaling.text.ts'

type Props = { kjoeringId: string; id: string; onClose: () => void }

/** Discards a file: with a reason, and with words that say that the bank does not have it. */
export function ForkastDialog({ kjoeringId, id, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const formId = useId()
  const [begrunnelse, setBegrunnelse] = useState('')
  const [bekreftelse, setBekreftelse] = useState('')
  const [tried, setTried] = useState(false)
  const forkast = useForkastUtbetaling(kjoeringId)
  const hasReason = begrunnelse.trim() !== ''
  const isSure = isForkastOrd(bekreftelse)
  const failure = failureOf(forkast.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!hasReason || !isSure || forkast.isPending) return
    forkast.mutate({ id, begrunnelse, bekreftelse }, { onSuccess: () => dialog.current?.close() })
  }
  return (
    <Modal
      ref={dialog}
      open
      width="small"
      onClose={onClose}
      header={{ heading: text.forkastSpoersmaal, size: 'small' }}
    >
      <Modal.Body>
        <form id={formId} noValidate onSubmit={submit} className="fordeling__skjema">
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
          {failure && (
            <Alert variant="error" size="small" role="alert">
              {failure.message}
            </Alert>
          )}
        </form>
      </Modal.Body>
      <Modal.Footer>
        <Button form={formId} data-color="danger" loading={forkast.isPending}>
          {text.forkast}
        </Button>
        <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
          {text.avbryt}
        </Button>
      </Modal.Footer>
    </Modal>
  )
}
