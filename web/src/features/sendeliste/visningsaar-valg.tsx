import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Select } from '@navikt/ds-react/Select'
import { importText as text } from './sendeliste.text.ts'

type Props = {
  aar: number
  /** The list is being read, or imported. */
  busy: boolean
  alle: readonly number[]
  /** Which year the file says it is of; null where it does not, or is not read yet. */
  filensAar: number | null
  onChange: (aar: number) => void
}

/** Which viewing year the list is of. A file that says another one does so above everything else. */
export function VisningsaarValg({ aar, busy, alle, filensAar, onChange }: Props) {
  return (
    <div className="stack gap-20 width-l under-24">
      {filensAar !== null && filensAar !== aar && (
        <Alert variant="warning" role="status">
          <p className="under-8">{text.annetAar(filensAar, aar)}</p>
          {alle.includes(filensAar) ? (
            <Button size="small" variant="secondary" disabled={busy} onClick={() => onChange(filensAar)}>
              {text.byttAar(filensAar)}
            </Button>
          ) : (
            <p>{text.ukjentAar(filensAar)}</p>
          )}
        </Alert>
      )}
      <Select
        label={text.visningsaar}
        value={aar}
        disabled={busy}
        onChange={event => onChange(Number(event.target.value))}
      >
        {alle.map(one => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </Select>
    </div>
  )
}
