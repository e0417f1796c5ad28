import { UploadIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Loader } from '@navikt/ds-react/Loader'
import { Select } from '@navikt/ds-react/Select'
import { type FormEvent, useRef, useState } from 'react'
import { formatBytes } from '../../platform/format.ts'
import { type Listevalg, useSendeaar } from './sendeliste.queries.ts'
import { importText as text } from './sendeliste.text.ts'

type Props = { valg: Listevalg | null; busy: boolean; onRead: (valg: Listevalg) => void }

/** Which file, and which viewing year it is of. */
export function FilSteg({ valg, busy, onRead }: Props) {
  const years = useSendeaar()
  const [aar, setAar] = useState(valg?.visningsaar ?? null)
  const [fil, setFil] = useState(valg?.fil ?? null)
  const [missing, setMissing] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  if (years.error)
    return (
      <Alert variant="error" role="alert">
        {years.error.message}
      </Alert>
    )
  if (!years.data) return <Loader title={text.leser} />
  // The year with the newest list is most likely to get another one.
  const chosen = aar ?? years.data.find(one => one.rader > 0)?.aar ?? years.data[0]?.aar ?? 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(fil === null)
    if (fil) onRead({ fil, visningsaar: chosen, oppsett: null })
  }
  return (
    <form className="sendeskjema" onSubmit={submit}>
      <Select label={text.visningsaar} value={chosen} onChange={event => setAar(Number(event.target.value))}>
        {years.data.map(one => (
          <option key={one.aar} value={one.aar}>
            {one.aar}
          </option>
        ))}
      </Select>
      <div className="aksel-form-field aksel-form-field--medium">
        <label htmlFor="sendeliste" className="aksel-form-field__label aksel-label">
          {text.fil}
        </label>
        <p id="sendeliste-hint" className="aksel-form-field__description">
          {text.filHint}
        </p>
        {/* The browser's own button speaks the browser's language, not ours. */}
        <input
          id="sendeliste"
          ref={picker}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          onChange={event => setFil(event.target.files?.[0] ?? null)}
        />
        <Button
          type="button"
          variant="secondary"
          icon={<UploadIcon aria-hidden />}
          aria-describedby="sendeliste-hint sendeliste-feil"
          onClick={() => picker.current?.click()}
        >
          {fil ? text.velgEnAnnen : text.velgFil}
        </Button>
        <p id="sendeliste-feil" role="alert" className="aksel-error-message">
          {missing && fil === null && text.manglerFil}
        </p>
      </div>
      {fil && (
        <p>
          {fil.name} ({formatBytes(fil.size)})
        </p>
      )}
      <div>
        <Button type="submit" loading={busy}>
          {text.les}
        </Button>
      </div>
    </form>
  )
}
