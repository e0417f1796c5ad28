import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Textarea } from '@navikt/ds-react/Textarea'
import { findHemmeligNummer } from '@rp/contract/hemmelig-nummer'
import { maksMelding } from '@rp/contract/sak'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { inserter } from '../../ui/insert-text.ts'
import type { Utkast } from './melding-utkast.ts'
import { sakText } from './sak.text.ts'

/** Draws the phrases that can be put into the message. */
export type ShowFraser = (insert: (frase: string) => void) => ReactNode

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
  /** Another way to send it. */
  also?: { knapp: string; onSend: () => void }
  showFraser?: ShowFraser
  /** Beside the button. */
  children?: ReactNode
}

function faultOf(tekst: string): string | undefined {
  if (tekst.trim() === '') return sakText.mangler
  if (tekst.length > maksMelding) return sakText.tegnForMange
  const nummer = findHemmeligNummer(tekst)
  return nummer ? sakText.nummer(nummer) : undefined
}

/** A message to write and send, also with Ctrl and Enter. A personnummer or an account number in it is pointed out while it is written. */
export function MeldingSkjema(props: Props) {
  const { label, hint, knapp, utkast, busy, error, done, onSend, also, showFraser, children } = props
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const fault = faultOf(utkast.tekst)
  const nummer = findHemmeligNummer(utkast.tekst)
  const attempt = (send: () => void) => {
    setTried(fault !== undefined)
    if (fault !== undefined) field.current?.focus()
    else if (!busy) send()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    attempt(onSend)
  }
  return (
    <form className="stack width-l" onSubmit={submit} noValidate>
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
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) attempt(onSend)
        }}
      />
      {showFraser?.(inserter(field, utkast.tekst, utkast.change))}
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
      <div className="row">
        <Button type="submit" size="small" loading={busy} disabled={busy}>
          {error === null ? knapp : sakText.proevIgjen}
        </Button>
        {also && (
          <Button
            type="button"
            size="small"
            variant="secondary"
            disabled={busy}
            onClick={() => attempt(also.onSend)}
          >
            {also.knapp}
          </Button>
        )}
        {children}
        <span role="status" className="rp-dus">
          {utkast.dirty ? '' : done}
        </span>
      </div>
    </form>
  )
}
