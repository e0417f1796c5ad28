import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { TextField } from '@navikt/ds-react/TextField'
import { loggInn } from '@rp/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '../../platform/api.ts'
import { useSchemaForm } from '../../platform/form.ts'
import { readRemembered } from '../../platform/return-path.ts'
import { PageHeading } from '../../ui/page.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Innloggingsskjema } from './auth.schema.ts'
import { text } from './auth.text.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { Entrance } from './entrance.tsx'
import { FailureDialog } from './failure-dialog.tsx'
import { KodeSteg } from './kode-steg.tsx'
import { OidcKnapp } from './oidc-knapp.tsx'
import { useEnter } from './use-enter.ts'

/** /login. Leads back to where an expired session left the person, else to the front page. */
export function LoginPage() {
  const [utfordring, setUtfordring] = useState<string | null>(null)
  const enter = useEnter()
  return (
    <Entrance motto={text.logginn.slagord} under={text.logginn.under}>
      {utfordring === null ? (
        <FirstStep onToken={enter} onUtfordring={setUtfordring} />
      ) : (
        <KodeSteg utfordring={utfordring} onToken={enter} onRestart={() => setUtfordring(null)} />
      )}
    </Entrance>
  )
}

type Steps = { onToken: (token: string) => void; onUtfordring: (utfordring: string) => void }

function FirstStep(steps: Steps) {
  const [away] = useState(() => readRemembered()?.reason === 'utloept')
  return (
    <>
      <PageHeading title={text.logginn.tittel}>{text.logginn.tittel}</PageHeading>
      {away && (
        <Alert variant="info" size="small">
          {text.logginn.borte}
        </Alert>
      )}
      <LoginForm {...steps} />
      <OidcKnapp />
      <p className="rp-inn__alt">
        {text.logginn.ny}{' '}
        <AkselLink as={Link} to="/registrering">
          {text.logginn.registrer}
        </AkselLink>
        .
      </p>
    </>
  )
}

/** The address that somebody has just registered with, handed over by the registration. */
function registeredEmail(state: unknown): string {
  const given = state !== null && typeof state === 'object' && 'email' in state ? state.email : ''
  return typeof given === 'string' ? given : ''
}

function LoginForm({ onToken, onUtfordring }: Steps) {
  const registered = registeredEmail(useLocation().state)
  const form = useSchemaForm(Innloggingsskjema, { email: registered, password: '' })
  const login = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(loggInn, { body }),
    onSuccess: answer => ('token' in answer ? onToken(answer.token) : onUtfordring(answer.utfordring)),
  })
  const submit = useRef<HTMLButtonElement>(null)
  const { errors } = form.formState
  return (
    <>
      <form noValidate onSubmit={form.handleSubmit(values => login.mutate(values))}>
        <TextField
          label={text.epost}
          type="email"
          autoComplete="username"
          {...form.register('email')}
          error={errors.email?.message}
        />
        <div>
          <PasswordField
            label={text.passord}
            autoComplete="current-password"
            {...form.register('password')}
            error={errors.password?.message}
          />
          <p className="rp-inn__lenke">
            <AkselLink as={Link} to="/forgot-password">
              {text.logginn.glemt}
            </AkselLink>
          </p>
        </div>
        <Button ref={submit} className="rp-full" disabled={login.isPending}>
          {login.isPending ? text.logginn.sender : text.logginn.knapp}
        </Button>
      </form>
      <DemoAccounts onChoose={account => form.reset({ email: account.email, password: account.password })} />
      <FailureDialog
        heading={text.logginn.feilTittel}
        fallback={text.logginn.feil}
        error={login.error}
        onClose={() => {
          login.reset()
          // The button was disabled while the call ran, and a disabled button cannot keep focus.
          submit.current?.focus()
        }}
      />
    </>
  )
}
