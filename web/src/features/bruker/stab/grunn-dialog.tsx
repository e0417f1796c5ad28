import { Select } from '@navikt/ds-react/Select'
import { isGrunn } from '@rp/contract/personnummer'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CancelledError } from '../fresh-login.parts.tsx'
import type { Grunn } from '../konto.queries.ts'
import { grunnText as text } from './stab.text.ts'

type Waiting = { resolve: (grunn: string) => void; reject: (error: Error) => void }

/** Asks why a number is opened: `ask` waits for the reason, `dialog` is the question and belongs on the page. */
export function useGrunn(): { ask: Grunn; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const ask = useCallback(() => new Promise<string>((resolve, reject) => setWaiting({ resolve, reject })), [])
  const close = (settle: () => void) => {
    setWaiting(null)
    settle()
  }
  const dialog = waiting && (
    <GrunnDialog
      onReason={grunn => close(() => waiting.resolve(grunn))}
      onCancel={() => close(() => waiting.reject(new CancelledError()))}
    />
  )
  return { ask, dialog }
}

const annet = text.grunner.at(-1)

/** What is missing before the reason can be kept. */
const faultsOf = (valgt: string, utdypet: string) => ({
  valgt: valgt === '' ? text.manglerGrunn : undefined,
  utdypet: valgt === annet && !isGrunn(utdypet) ? text.manglerAnnet : undefined,
})

function GrunnDialog({ onReason, onCancel }: { onReason: (grunn: string) => void; onCancel: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const given = useRef<string | null>(null)
  const [valgt, setValgt] = useState('')
  const [utdypet, setUtdypet] = useState('')
  const [tried, setTried] = useState(false)
  const faults = faultsOf(valgt, utdypet)
  const submit = () => {
    setTried(true)
    if (faults.valgt || faults.utdypet) return
    const words = utdypet.trim()
    given.current = [valgt === annet && words ? '' : valgt, words].filter(Boolean).join(': ')
    dialog.current?.close()
  }
  return (
    <FormDialog
      dialog={dialog}
      heading={text.tittel}
      isQuestion
      send={text.vis}
      busy={false}
      dirty={utdypet !== ''}
      onSubmit={submit}
      onClose={() => (given.current === null ? onCancel() : onReason(given.current))}
    >
      <p>{text.hva}</p>
      <Select
        label={text.grunn}
        value={valgt}
        error={tried && faults.valgt}
        onChange={event => setValgt(event.target.value)}
      >
        <option value="">{text.velg}</option>
        {text.grunner.map(grunn => (
          <option key={grunn}>{grunn}</option>
        ))}
      </Select>
      <TextField
        label={valgt === annet ? text.utdypAnnet : text.utdyp}
        description={valgt === annet ? text.annetHjelp : text.ikkeTall}
        maxLength={150}
        autoComplete="off"
        value={utdypet}
        error={tried && faults.utdypet}
        onChange={event => setUtdypet(event.target.value)}
      />
    </FormDialog>
  )
}
