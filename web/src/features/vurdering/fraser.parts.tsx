import { Button } from '@navikt/ds-react/Button'
import { useQuery } from '@tanstack/react-query'
import './fraser.css'
import { fraserQuery } from './frase.queries.ts'
import { fraseText } from './vurdering.text.ts'

type Props = {
  onInsert: (frase: string) => void
  /** Where the phrases can be changed; not inside another popup. */
  onEdit?: (() => void) | undefined
}

/** The phrases that staff share, folded away below the field that they go into. */
export function Fraser({ onInsert, onEdit }: Props) {
  return (
    <details className="frase stack gap-8">
      <summary>{fraseText.tittel}</summary>
      <Phrases onInsert={onInsert} />
      {onEdit && (
        <Button type="button" size="xsmall" variant="tertiary" onClick={onEdit}>
          {fraseText.rediger}
        </Button>
      )}
    </details>
  )
}

function Phrases({ onInsert }: { onInsert: (frase: string) => void }) {
  const { data, isError } = useQuery(fraserQuery)
  if (isError && data === undefined) return <p role="alert">{fraseText.feilet}</p>
  if (data === undefined) return null
  if (data.length === 0) return <p className="rp-dus">{fraseText.ingen}</p>
  return (
    <ul className="stack gap-4" aria-label={fraseText.settInn}>
      {data.map(frase => (
        <li key={frase._id}>
          <button
            type="button"
            className="bare frase__valg rp-trykk rp-full anywhere"
            onClick={() => onInsert(frase.tekst)}
          >
            {frase.tekst}
          </button>
        </li>
      ))}
    </ul>
  )
}
