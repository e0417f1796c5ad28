import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { passordLengde } from '@rp/contract/auth'
import { sentence } from '@rp/contract/errors'
import { endOwnInnlogginger } from '@rp/contract/konto'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../platform/api.ts'
import { endSession } from '../../platform/session.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Failure, Told } from '../../ui/failure.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { sikkerhetText as text } from './bruker.text.ts'
import { Innlogginger } from './innlogginger.tsx'
import { useChangePassord } from './konto.queries.ts'
import { TotrinnSeksjon } from './totrinn/totrinn-seksjon.tsx'

/** A new password, a code beside it, and out everywhere. */
export function SikkerhetSeksjon() {
  return (
    <section className="panel" aria-labelledby="seksjon-sikkerhet">
      <PassordSkjema />
      <TotrinnSeksjon />
      <Innlogginger />
      <LoggUtOveralt />
    </section>
  )
}

/** What can be said without asking: the length, counted as the server counts it. An administrator's is longer; the server says so. */
function faultOf(password: string): string | null {
  if (password === '') return text.mangler
  const { minst } = passordLengde
  return [...password].length < minst ? sentence('passord_for_kort', { minst: String(minst) }) : null
}

function PassordSkjema() {
  const bytt = useChangePassord()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = faultOf(password)
    setFault(wrong)
    if (wrong === null) bytt.mutate(password, { onSuccess: () => setPassword('') })
  }
  return (
    <form noValidate onSubmit={submit} className="stack gap-20">
      <Heading level="2" size="small" id="seksjon-sikkerhet">
        {text.tittel}
      </Heading>
      <div className="width-m">
        <PasswordField
          label={text.passord}
          description={text.passordHjelp}
          autoComplete="new-password"
          value={password}
          onChange={event => {
            setPassword(event.target.value)
            setFault(null)
            bytt.reset()
          }}
          error={fault ?? bytt.error?.message}
        />
      </div>
      <Told>{bytt.data?.message}</Told>
      <div className="line">
        <Button variant="secondary" loading={bytt.isPending}>
          {text.endre}
        </Button>
      </div>
    </form>
  )
}

function LoggUtOveralt() {
  const logout = useMutation({ mutationFn: () => call(endOwnInnlogginger), onSuccess: endSession })
  return (
    <div className="row spread gap-24 anywhere">
      <p>{text.overaltHva}</p>
      <ConfirmButton
        variant="secondary"
        label={text.overalt}
        heading={text.overalt}
        busy={logout.isPending}
        stays
        onConfirm={() => logout.mutate()}
      >
        <p className="rp-melding">{text.overaltSporsmaal}</p>
        <Failure error={logout.error} before={text.overaltFeilet} />
      </ConfirmButton>
    </div>
  )
}
