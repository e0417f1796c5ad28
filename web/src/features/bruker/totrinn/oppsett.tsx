import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Skeleton } from '@navikt/ds-react/Skeleton'
import { TextField } from '@navikt/ds-react/TextField'
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { KopierKnapp } from '../kopier-knapp.tsx'
import './totrinn.css'
import { useConfirmTotrinn } from './totrinn.queries.ts'
import { oppsettText as text } from './totrinn.text.ts'

const QrKode = lazy(async () => ({ default: (await import('./qr-kode.tsx')).QrKode }))

export type Noekkel = { noekkel: string; adresse: string }

/** In groups of four, as people read and type it. */
const grouped = (noekkel: string): string => noekkel.replace(/(.{4})(?=.)/g, '$1 ')

type Props = {
  noekkel: Noekkel
  onKoder: (koder: string[]) => void
  /** Beside the button that confirms. */
  avbryt?: ReactNode
}

/** Giving the key to the app, and the first code that shows that it has it. */
export function Oppsett({ noekkel, onKoder, avbryt }: Props) {
  return (
    <div className="stack gap-16 left">
      <p>{text.app}</p>
      <p className="strong">{text.skann}</p>
      <Suspense fallback={<Skeleton variant="rounded" width={200} height={200} aria-label={text.tegner} />}>
        <QrKode innhold={noekkel.adresse} />
      </Suspense>
      <p>
        {text.telefon} <AkselLink href={noekkel.adresse}>{text.aapneApp}</AkselLink>
      </p>
      <p>{text.skriv}</p>
      <p className="rp-totrinn__noekkel row gap-16">
        <code>{grouped(noekkel.noekkel)}</code>
        <KopierKnapp tekst={noekkel.noekkel}>{text.kopierNoekkel}</KopierKnapp>
      </p>
      <FoersteKode onKoder={onKoder} avbryt={avbryt} />
    </div>
  )
}

function FoersteKode({ onKoder, avbryt }: Pick<Props, 'onKoder' | 'avbryt'>) {
  const field = useRef<HTMLInputElement>(null)
  const bekreft = useConfirmTotrinn(onKoder)
  const [kode, setKode] = useState('')
  const [empty, setEmpty] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = kode.trim() === ''
    setEmpty(missing)
    if (missing) field.current?.focus()
    else bekreft.mutate(kode)
  }
  useEffect(() => {
    if (!bekreft.error) return
    field.current?.select()
    // On a phone the sentence would stand below the dialog's edge.
    field.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [bekreft.error])
  return (
    <form noValidate className="stack gap-16 left" onSubmit={submit}>
      <p className="strong">{text.skrivKode}</p>
      <TextField
        ref={field}
        className="width-s"
        label={text.kode}
        description={text.kodeHjelp}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={kode}
        onChange={event => {
          setKode(event.target.value)
          setEmpty(false)
          if (bekreft.error) bekreft.reset()
        }}
        error={empty ? text.mangler : bekreft.error?.message}
      />
      <div className="row gap-8">
        <Button loading={bekreft.isPending}>{text.bekreft}</Button>
        {avbryt}
      </div>
    </form>
  )
}
