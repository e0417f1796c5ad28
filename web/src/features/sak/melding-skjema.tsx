import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Textarea } from '@navikt/ds-react/Textarea'
import { findHemmeligNummer } from '@rp/contract/hemmelig-nummer'
import { maksMelding } from '@rp/contract/sak'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Utkast } from './melding-utkast.ts'
import { sakText } from './sak.text.ts'

type Props = {
  label: string
  hint: string
  knapp: string
  utkast: Utkast
  busy: boolean
  /** Why it was not sent. */
  error: string | null
  /** What has just happened, for those who do not see it. */
  done: string
  onSend: () => void
  /** Beside the button. */
  children?: ReactNode
}

function faultOf(tekst: string): string | undefined {
  if (tekst.trim() === '') return sakText.mangler
  if (tekst.length > maksMelding) return sakText.tegnForMange
  const nummer = findHemmeligNummer(tekst)
  return nummer ? sakText.nummer(nummer) : undefined
}

/** A message to write and send. A personnummer or an account number in it is pointed out while it is written. */
export function MeldingSkjema({ label, hint, knapp, utkast, busy, error, done, onSend, children }: Props) {
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const fault = faultOf(utkast.tekst)
  const nummer = findHemmeligNummer(utkast.tekst)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(fault !== undefined)
    if (fault !== undefined) return field.current?.focus()
    if (!busy) onSend()
  }
  return (
    <form className="meldingskjema" onSubmit={submit} noValidate>
      <Textarea
        ref={field}
        size="small"
        label={label}
        description={hint}
        minRows={5}
        maxRows={18}
        value={utkast.tekst}
        error={tried ? fault : undefined}
        onChange={event => utkast.change(event.target.value)}
      />
      {nummer && !(tried && fault) && (
        <Alert variant="warning" size="small" role="status">
          {sakText.nummer(nummer)}
        </Alert>
      )}
      {error !== null && (
        <Alert variant="error" size="small" role="alert">
          {sakText.feilet} {error} {sakText.feiletHva}
        </Alert>
      )}
      <div className="meldingskjema__valg">
        <Button type="submit" size="small" loading={busy} disabled={busy}>
          {error === null ? knapp : sakText.proevIgjen}
        </Button>
        {children}
        <span role="status" className="rp-dus">
          {utkast.dirty ? '' : done}
        </span>
      </div>
    </form>
  )
}
