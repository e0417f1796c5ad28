import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { Radio, RadioGroup } from '@navikt/ds-react/Radio'
import { Textarea } from '@navikt/ds-react/Textarea'
import type { Kjoeringslinje } from '@rp/contract/kjoering'
import { type FormEvent, useId, useRef, useState } from 'react'
import { formatKroner } from '../../../platform/format.ts'
import { BackGuard } from '../../../ui/unsaved-guard.tsx'
import { TallFelt } from '../tall-felt.tsx'
import { useCreateKorreksjon } from './korreksjon.queries.ts'
import { text } from './korreksjon.text.ts'
import '../fordelingsmeny.css'

type Props = { kjoeringId: string; linje: Kjoeringslinje; onClose: () => void }

/** More money for the person of a line, or money to be taken back. */
export function KorreksjonDialog({ kjoeringId, linje: { nummer, beloep: ga }, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const formId = useId()
  const [fortegn, setFortegn] = useState<1 | -1>(1)
  const [beloep, setBeloep] = useState<number | null>(null)
  const [begrunnelse, setBegrunnelse] = useState('')
  const [tried, setTried] = useState(false)
  const save = useCreateKorreksjon(kjoeringId)
  const isGood = beloep !== null && beloep > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isGood || begrunnelse.trim() === '' || save.isPending) return
    save.mutate(
      { linje: nummer, beloep: fortegn * beloep, begrunnelse },
      { onSuccess: () => dialog.current?.close() },
    )
  }
  return (
    <>
      <Modal
        ref={dialog}
        open
        width="small"
        onClose={onClose}
        header={{ heading: text.korrigerHva(nummer), size: 'small' }}
      >
        <Modal.Body>
          <form id={formId} noValidate onSubmit={submit} className="fordeling__skjema">
            <p>{text.dialogTekst(formatKroner(ga))}</p>
            <RadioGroup size="small" legend={text.slag} value={fortegn} onChange={setFortegn}>
              <Radio value={1}>{text.forLite}</Radio>
              <Radio value={-1}>{text.forMye}</Radio>
            </RadioGroup>
            <TallFelt
              label={text.beloep}
              value={beloep}
              skala={100}
              error={tried && !isGood ? text.beloepFeil : undefined}
              onChange={setBeloep}
            />
            <Textarea
              size="small"
              label={text.begrunnelse}
              description={text.begrunnelseHjelp}
              maxLength={1000}
              minRows={3}
              value={begrunnelse}
              error={tried && begrunnelse.trim() === '' ? text.begrunnelseFeil : undefined}
              onChange={({ target }) => setBegrunnelse(target.value)}
            />
            {save.error && (
              <Alert variant="error" size="small" role="alert">
                {save.error.message}
              </Alert>
            )}
          </form>
        </Modal.Body>
        <Modal.Footer>
          <Button form={formId} loading={save.isPending}>
            {text.lagre}
          </Button>
          <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
            {text.avbryt}
          </Button>
        </Modal.Footer>
      </Modal>
      <BackGuard dirty={beloep !== null || begrunnelse !== ''} />
    </>
  )
}
