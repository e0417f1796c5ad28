import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { loggUtOveralt } from '@rp/contract/konto'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../platform/api.ts'
import { endSession } from '../../platform/session.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { sikkerhetText as text } from './bruker.text.ts'
import { CancelledError } from './fresh-login.tsx'
import { useByttPassord } from './konto.queries.ts'

/** A new password, and out everywhere. */
export function SikkerhetSeksjon() {
  return (
    <section className="rp-kort" aria-labelledby="seksjon-sikkerhet">
      <PassordSkjema />
      <LoggUtOveralt />
    </section>
  )
}

function PassordSkjema() {
  const bytt = useByttPassord()
  const [password, setPassword] = useState('')
  const [empty, setEmpty] = useState(false)
  const failed = bytt.error && !(bytt.error instanceof CancelledError) ? bytt.error.message : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(password === '')
    if (password !== '') bytt.mutate(password, { onSuccess: () => setPassword('') })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Heading level="2" size="small" id="seksjon-sikkerhet">
        {text.tittel}
      </Heading>
      <div className="rp-kort__smal">
        <PasswordField
          label={text.passord}
          description={text.passordHjelp}
          autoComplete="new-password"
          value={password}
          onChange={event => {
            setPassword(event.target.value)
            setEmpty(false)
            bytt.reset()
          }}
          error={empty ? text.mangler : failed}
        />
      </div>
      <div role="status">
        {bytt.data && (
          <Alert variant="success" size="small">
            {bytt.data.message}
          </Alert>
        )}
      </div>
      <div className="rp-kort__bunn">
        <Button variant="secondary" loading={bytt.isPending}>
          {text.endre}
        </Button>
      </div>
    </form>
  )
}

function LoggUtOveralt() {
  const [asking, setAsking] = useState(false)
  const logout = useMutation({ mutationFn: () => call(loggUtOveralt), onSuccess: endSession })
  return (
    <div className="rp-kort__rad">
      <p>{text.overaltHva}</p>
      <Button type="button" variant="secondary" onClick={() => setAsking(true)}>
        {text.overalt}
      </Button>
      <ConfirmDialog
        open={asking}
        heading={text.overalt}
        confirmLabel={text.overalt}
        busy={logout.isPending}
        onConfirm={() => logout.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p className="rp-melding">{text.overaltSporsmaal}</p>
        {logout.error && (
          <Alert variant="error" size="small">
            {text.overaltFeilet} {logout.error.message}
          </Alert>
        )}
      </ConfirmDialog>
    </div>
  )
}
