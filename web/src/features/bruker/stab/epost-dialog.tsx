import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { TextField } from '@navikt/ds-react/TextField'
import type { BrukerDetaljer } from '@rp/contract/bruker-stab'
import { type FormEvent, useRef, useState } from 'react'
import { beginHere } from '../../../ui/dialog.tsx'
import { failureOf } from '../fresh-login.parts.tsx'
import { normalEpost, sjekkEpost } from '../sjekk.ts'
import { useSetEpost } from './stab.queries.ts'
import { tilgangText as text } from './stab.text.ts'

type Props = { bruker: BrukerDetaljer; onClose: (done: boolean) => void }

/** A new address by staff: in use at once, and both addresses are told. */
export function EpostDialog({ bruker, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const set = useSetEpost(bruker.id)
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const fault = sjekkEpost(email)
  const failure = failureOf(set.error)?.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fault === null) set.mutate(normalEpost(email), { onSuccess: () => onClose(true) })
  }
  return (
    <Modal
      ref={dialog}
      open
      width="small"
      onClose={() => onClose(false)}
      header={{ heading: text.byttEpost, size: 'small', closeButton: false }}
    >
      <form noValidate onSubmit={submit}>
        <Modal.Body className="rp-bekreft">
          <p>{text.byttHva}</p>
          <TextField
            label={text.nyAdresse}
            type="email"
            autoComplete="off"
            ref={beginHere}
            maxLength={254}
            value={email}
            error={(tried && fault) || failure}
            onChange={event => {
              setEmail(event.target.value)
              set.reset()
            }}
          />
        </Modal.Body>
        <Modal.Footer>
          <Button loading={set.isPending}>{text.bytt}</Button>
          <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
            Avbryt
          </Button>
        </Modal.Footer>
      </form>
    </Modal>
  )
}
