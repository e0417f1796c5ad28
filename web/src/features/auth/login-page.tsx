import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { TextField } from '@navikt/ds-react/TextField'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSchemaForm } from '../../platform/form.ts'
import { readRemembered } from '../../platform/return-path.ts'
import { PageHeading } from '../../ui/page.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Innloggingsskjema } from './auth.schema.ts'
import { text } from './auth.text.ts'
import { CaptchaField } from './captcha-field.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { Entrance } from './entrance.tsx'
import { FailureDialog } from './failure-dialog.tsx'
import { KodeSteg } from './kode-steg.tsx'
import { OidcKnapp } from './oidc-knapp.tsx'
import { useEnter } from './use-enter.ts'
import { useLogin } from './use-login.ts'

/** /login. Leads back to where an expired session left the person, else to the front page. */
export function LoginPage() {
  const [away] = useState(() => readRemembered()?.reason === 'utloept')
  return <Login away={away} onToken={useEnter()} />
}

type LoginProps = {
  /** The session ran out, and the person goes on where they were. */
  away: boolean
  onToken: (token: string) => void
}

export function Login({ away, onToken }: LoginProps) {
  const [utfordring, setUtfordring] = useState<string | null>(null)
  return (
    <Entrance motto={text.logginn.slagord} under={text.logginn.under}>
      {utfordring === null ? (
        <FirstStep away={away} onToken={onToken} onUtfordring={setUtfordring} />
      ) : (
        <KodeSteg utfordring={utfordring} onToken={onToken} onRestart={() => setUtfordring(null)} />
      )}
    </Entrance>
  )
}

type Steps = { onToken: (token: string) => void; onUtfordring: (utfordring: string) => void }

function FirstStep({ away, ...steps }: Steps & { away: boolean }) {
  return (
    <>
      <PageHeading title={text.logginn.tittel} />
      {away && (
        <Alert variant="info" size="small">
          {text.logginn.borte}
        </Alert>
      )}
      <LoginForm {...steps} />
      <OidcKnapp />
      <p className="muted type-4">
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

const robotId = 'robotsjekk'

function LoginForm(steps: Steps) {
  const registered = registeredEmail(useLocation().state)
  const form = useSchemaForm(Innloggingsskjema, { email: registered, password: '' })
  const login = useLogin(steps)
  const submit = useRef<HTMLButtonElement>(null)
  const isAsked = login.robot !== null
  useEffect(() => {
    if (isAsked) document.getElementById(robotId)?.focus()
  }, [isAsked])
  return (
    <>
      <form noValidate onSubmit={form.submit(login.send)}>
        <TextField label={text.epost} type="email" autoComplete="username" {...form.field('email')} />
        <div>
          <PasswordField label={text.passord} autoComplete="current-password" {...form.field('password')} />
          <p className="type-4 over-8">
            <AkselLink as={Link} className="rp-trykk" to="/forgot-password">
              {text.logginn.glemt}
            </AkselLink>
          </p>
        </div>
        {login.robot && (
          <CaptchaField
            id={robotId}
            attempt={login.robot.attempt}
            error={login.robot.error}
            onSolution={login.solve}
          />
        )}
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
