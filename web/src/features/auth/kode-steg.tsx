import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { TextField } from '@navikt/ds-react/TextField'
import { logInWithKode } from '@rp/contract/totrinn'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api.ts'
import { getOppsett } from '../../platform/oppsett.ts'
import { PageHeading } from '../../ui/page.tsx'
import { kodeText as text } from './auth.text.ts'
import { failureOf } from './auth-failure.ts'
import { FailureDialog } from './failure-dialog.tsx'

type Props = {
  /** What the first step answered. */
  utfordring: string
  onToken: (token: string) => void
  /** Back to e-mail and password. */
  onRestart: () => void
}

/** What the field is called and takes: a code of the app, or one of those on paper. */
const ways = {
  app: {
    ...text.app,
    props: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  papir: {
    ...text.papir,
    props: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  },
} as const

/** The second step of a login. */
export function KodeSteg({ utfordring, onToken, onRestart }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [way, setWay] = useState<keyof typeof ways>('app')
  const [kode, setKode] = useState('')
  const [empty, setEmpty] = useState(false)
  const login = useMutation({
    mutationFn: () => call(logInWithKode, { body: { utfordring, kode } }),
    onSuccess: ({ token }) => onToken(token),
    onError: () => field.current?.select(),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other way has another field.
  useEffect(() => field.current?.focus(), [way])
  const failure = login.error && failureOf(login.error, text.feil)
  const wrong = failure?.code === 'feil_kode' ? failure.message : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(kode.trim() === '')
    if (kode.trim() === '') field.current?.focus()
    else login.mutate()
  }
  const change = (next: keyof typeof ways) => {
    setWay(next)
    setKode('')
    setEmpty(false)
    login.reset()
  }
  const { props, ...words } = ways[way]
  return (
    <>
      <PageHeading title={text.tittel} />
      <form noValidate onSubmit={submit}>
        <TextField
          ref={field}
          key={way}
          label={words.felt}
          description={words.hjelp}
          {...props}
          value={kode}
          onChange={event => {
            setKode(event.target.value)
            setEmpty(false)
            if (login.error) login.reset()
          }}
          error={empty ? words.mangler : wrong}
        />
        <Button className="rp-full" disabled={login.isPending}>
          {login.isPending ? text.sender : text.knapp}
        </Button>
      </form>
      <div className="rp-inn__valg row gap-8">
        <Button type="button" variant="tertiary" onClick={() => change(way === 'app' ? 'papir' : 'app')}>
          {words.annen}
        </Button>
        <Button type="button" variant="tertiary" onClick={onRestart}>
          {text.tilbake}
        </Button>
      </div>
      <Mistet />
      <FailureDialog
        heading={text.feilTittel}
        fallback={text.feil}
        error={wrong ? null : login.error}
        onClose={() => {
          login.reset()
          if (failure?.code === 'innlogging_utloept') onRestart()
          else field.current?.focus()
        }}
      />
    </>
  )
}

function Mistet() {
  const { kontaktadresse } = getOppsett()
  return (
    <p className="muted type-4">
      {text.mistet} <AkselLink href={`mailto:${kontaktadresse}`}>{kontaktadresse}</AkselLink>.
    </p>
  )
}
