import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { TextField } from '@navikt/ds-react/TextField'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../../platform/api.ts'
import { bekreftText } from '../bruker.text.ts'
import { OwnPassword } from '../fresh-login.parts.tsx'
import { useSlaaAv } from './totrinn.queries.ts'
import { avText as text } from './totrinn.text.ts'

type Faults = { password?: string | undefined; kode?: string | undefined; other?: string | undefined }

/** Where the server's answer belongs. */
function faultsOf(error: Error | null): Faults {
  if (error === null) return {}
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'feil_passord') return { password: error.message }
  return code === 'feil_kode' ? { kode: error.message } : { other: error.message }
}

/** Asks for both before two-step login is turned off: one of them may have been stolen. */
export function SlaaAv({ paakrevd, onClose }: { paakrevd: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const slaaAv = useSlaaAv(() => dialog.current?.close())
  const [password, setPassword] = useState('')
  const [kode, setKode] = useState('')
  const [tried, setTried] = useState(false)
  const faults = faultsOf(slaaAv.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (password && kode.trim()) slaaAv.mutate({ password, kode })
  }
  return (
    <Modal
      ref={dialog}
      open
      width="small"
      onClose={onClose}
      header={{ heading: text.tittel, size: 'small', closeButton: false }}
    >
      <form noValidate onSubmit={submit}>
        <Modal.Body className="rp-bekreft">
          <p>{text.hva}</p>
          {paakrevd && (
            <Alert variant="warning" size="small">
              {text.paakrevd}
            </Alert>
          )}
          <OwnPassword
            value={password}
            onChange={setPassword}
            error={tried && !password ? bekreftText.mangler : faults.password}
          />
          <TextField
            label={text.kode}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={kode}
            onChange={event => setKode(event.target.value)}
            error={tried && !kode.trim() ? text.manglerKode : faults.kode}
          />
          {faults.other && (
            <Alert variant="error" size="small" role="alert">
              {faults.other}
            </Alert>
          )}
        </Modal.Body>
        <Modal.Footer>
          <Button data-color="danger" loading={slaaAv.isPending}>
            {text.slaaAv}
          </Button>
          <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
            {text.avbryt}
          </Button>
        </Modal.Footer>
      </form>
    </Modal>
  )
}
