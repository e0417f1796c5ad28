import { Alert } from '@navikt/ds-react/Alert'
import { TextField } from '@navikt/ds-react/TextField'
import { useRef, useState } from 'react'
import { ApiError } from '../../../platform/api.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
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
  const submit = () => {
    setTried(true)
    if (password && kode.trim()) slaaAv.mutate({ password, kode })
  }
  return (
    <FormDialog
      dialog={dialog}
      heading={text.tittel}
      isQuestion
      isDanger
      send={text.slaaAv}
      busy={slaaAv.isPending}
      failure={faults.other}
      dirty={false}
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
