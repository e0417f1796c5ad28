import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import type { Enhet } from '@rp/contract/enhetsregister'
import { isOrgnr, normalOrgnr } from '@rp/contract/orgnr'
import { useEffect, useRef, useState } from 'react'
import { formatDate } from '../../../platform/format.ts'
import { listText, enhetText as text } from './selskap.text.ts'
import { fillEmpty, type SelskapFelt, type SelskapUtkast } from './selskap-form.ts'
import { useFindEnhet } from './selskapsregister.queries.ts'

type Props = {
  utkast: SelskapUtkast
  onChange: (utkast: SelskapUtkast) => void
  /** There is no number to look up. */
  onInvalid: () => void
}

/** Fetches what Enhetsregisteret knows of the number, into the fields that are empty. The form does without it. */
export function HentEnhet({ utkast, onChange, onInvalid }: Props) {
  const find = useFindEnhet()
  const [filled, setFilled] = useState<readonly SelskapFelt[]>([])
  // What is typed while the answer is on its way stays.
  const latest = useRef(utkast)
  useEffect(() => {
    latest.current = utkast
  })
  const orgnr = normalOrgnr(utkast.orgnr)
  const ask = () => {
    if (!isOrgnr(orgnr)) return onInvalid()
    find.mutate(orgnr, {
      onSuccess: enhet => {
        if (normalOrgnr(latest.current.orgnr) !== enhet.orgnr) return
        const next = fillEmpty(latest.current, enhet)
        setFilled(next.filled)
        onChange(next.utkast)
      },
    })
  }
  const isAnswered = find.variables === orgnr
  return (
    <>
      <div className="row">
        <Button type="button" size="small" variant="secondary" loading={find.isPending} onClick={ask}>
          {text.hent}
        </Button>
      </div>
      <div aria-live="polite">
        {isAnswered && find.data && <Funnet enhet={find.data} filled={filled} />}
        {isAnswered && find.error && (
          <Alert size="small" variant="error">
            {find.error.message}
          </Alert>
        )}
      </div>
    </>
  )
}

function Funnet({ enhet, filled }: { enhet: Enhet; filled: readonly SelskapFelt[] }) {
  const faults = [
    enhet.slettet !== null && text.slettet(formatDate(enhet.slettet)),
    enhet.konkurs && text.konkurs,
    enhet.avvikles && text.avvikles,
  ].filter(fault => fault !== false)
  return (
    <Alert size="small" variant={faults.length > 0 ? 'warning' : 'info'}>
      <p className="under-8">
        {text.funnet(enhet.navn, [enhet.organisasjonsform, enhet.adresse].filter(Boolean).join(', '))}
      </p>
      {faults.map(fault => (
        <p key={fault} className="under-8">
          <strong>{fault}</strong>
        </p>
      ))}
      {filled.length > 0 ? text.fylt(filled.map(felt => listText.kolonne[felt])) : text.ingenting}
    </Alert>
  )
}
