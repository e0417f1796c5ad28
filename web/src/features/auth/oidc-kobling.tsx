import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Textarea } from '@navikt/ds-react/Textarea'
import { linkOidc, type OidcSvar, reportMisbruk } from '@rp/contract/oidc'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../platform/api.ts'
import { getOppsett } from '../../platform/oppsett.ts'
import { PageHeading } from '../../ui/page.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { text as auth } from './auth.text.ts'
import { failureOf } from './auth-failure.ts'
import { FailureDialog } from './failure-dialog.tsx'
import { NyttFelt, useNytt } from './kobling-nytt-passord.tsx'
import { koblingText as text } from './oidc.text.ts'

type Props = {
  kobling: string
  onAnswer: (answer: OidcSvar) => void
  /** Back to the ways in. */
  onRestart: () => void
}

/** An account has the person's number: once they show that it is theirs, or say that it is not. */
export function OidcKobling(props: Props) {
  const [notMine, setNotMine] = useState(false)
  return notMine ? (
    <SiFra {...props} onBack={() => setNotMine(false)} />
  ) : (
    <VisAtDenErDin {...props} onNotMine={() => setNotMine(true)} />
  )
}

function VisAtDenErDin({ kobling, onAnswer, onRestart, onNotMine }: Props & { onNotMine: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const nytt = useNytt()
  const [empty, setEmpty] = useState(false)
  const link = useMutation({
    mutationFn: () => call(linkOidc, { body: { kobling, password, ...nytt.body } }),
    onSuccess: onAnswer,
    onError: error => {
      if (!nytt.heed(error)) field.current?.select()
    },
  })
  const failure = link.error && failureOf(link.error, text.feil)
  const wrong = failure?.code === 'feil_passord' ? failure.message : undefined
  const aboutNytt = failure !== null && nytt.isAbout(failure.code)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(password === '')
    if (password === '') field.current?.focus()
    else if (nytt.isThere()) link.mutate()
  }
  return (
    <>
      <PageHeading title={text.tittel} />
      <div className="stack">
        <p>{text.hvaSkjedde}</p>
        <p>{text.hvaNaa}</p>
      </div>
      <form noValidate onSubmit={submit}>
        <div>
          <PasswordField
            ref={field}
            label={text.passord}
            autoComplete="current-password"
            value={password}
            onChange={event => {
              setPassword(event.target.value)
              setEmpty(false)
              if (link.error) link.reset()
            }}
            error={empty ? text.mangler : wrong}
          />
          <p className="type-4 over-8">
            <AkselLink as={Link} to="/forgot-password">
              {auth.logginn.glemt}
            </AkselLink>
          </p>
        </div>
        <NyttFelt nytt={nytt} refused={aboutNytt ? failure : null} onChange={link.reset} />
        <Button className="rp-full" disabled={link.isPending}>
          {link.isPending ? text.sender : text.knapp}
        </Button>
      </form>
      <div className="rp-inn__valg row gap-8">
        <Button type="button" variant="tertiary" onClick={onNotMine}>
          {text.ikkeMin}
        </Button>
        <Button type="button" variant="tertiary" onClick={onRestart}>
          {text.tilbake}
        </Button>
      </div>
      <Kontakt />
      <FailureDialog
        heading={text.feilTittel}
        fallback={text.feil}
        error={wrong || aboutNytt ? null : link.error}
        onClose={() => {
          link.reset()
          if (failure?.code === 'innlogging_utloept') onRestart()
          else field.current?.focus()
        }}
      />
    </>
  )
}

function SiFra({ kobling, onBack, onRestart }: Props & { onBack: () => void }) {
  const [melding, setMelding] = useState('')
  const [empty, setEmpty] = useState(false)
  const report = useMutation({ mutationFn: () => call(reportMisbruk, { body: { kobling, melding } }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(melding.trim() === '')
    if (melding.trim() !== '') report.mutate()
  }
  return (
    <>
      <PageHeading title={text.siFra.tittel} />
      {report.isSuccess ? (
        <>
          <Alert variant="success">{report.data.message}</Alert>
          <Button type="button" variant="secondary" className="rp-full" onClick={onRestart}>
            {text.siFra.ferdig}
          </Button>
        </>
      ) : (
        <>
          <div className="stack">
            <p>{text.siFra.forklaring}</p>
          </div>
          <form noValidate onSubmit={submit}>
            <Textarea
              label={text.siFra.felt}
              description={text.siFra.hjelp}
              maxLength={2000}
              value={melding}
              onChange={event => {
                setMelding(event.target.value)
                setEmpty(false)
                if (report.error) report.reset()
              }}
              error={empty ? text.siFra.mangler : report.error && failureOf(report.error, text.feil).message}
            />
            <Button className="rp-full" disabled={report.isPending}>
              {report.isPending ? text.siFra.sender : text.siFra.knapp}
            </Button>
          </form>
          <Button type="button" variant="tertiary" onClick={onBack}>
            {text.tilbake}
          </Button>
        </>
      )}
      <Kontakt />
    </>
  )
}

function Kontakt() {
  const { kontaktadresse } = getOppsett()
  return (
    <p className="muted type-4">
      {text.kontakt} <AkselLink href={`mailto:${kontaktadresse}`}>{kontaktadresse}</AkselLink>.
    </p>
  )
}
