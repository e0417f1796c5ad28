import { Button } from '@navikt/ds-react/Button'
import { Textarea } from '@navikt/ds-react/Textarea'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import './frase.css'
import { fraserQuery } from './frase.queries.ts'
import { insertText } from './insert-text.ts'
import { fraseText, text } from './vurdering.text.ts'

type Props = {
  id?: string
  value: string
  onChange: (value: string) => void
  /** Where the phrases can be changed; not inside another popup. */
  onEdit?: () => void
}

/** The comment that the member reads, with phrases that go in where the cursor stands. */
export function KommentarFelt({ id, value, onChange, onEdit }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const insert = (frase: string) => {
    const element = field.current
    if (element === null) return
    const { value: next, caret } = insertText(value, element.selectionStart, element.selectionEnd, frase)
    flushSync(() => onChange(next))
    element.focus()
    element.setSelectionRange(caret, caret)
  }
  return (
    <div className="frase">
      <Textarea
        {...(id !== undefined && { id })}
        ref={field}
        size="small"
        label={text.kommentar}
        minRows={2}
        maxRows={8}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <details>
        <summary>{fraseText.tittel}</summary>
        <Phrases onInsert={insert} />
        {onEdit && (
          <Button type="button" size="xsmall" variant="tertiary" onClick={onEdit}>
            {fraseText.rediger}
          </Button>
        )}
      </details>
    </div>
  )
}

function Phrases({ onInsert }: { onInsert: (frase: string) => void }) {
  const { data, isError } = useQuery(fraserQuery)
  if (isError && data === undefined) return <p role="alert">{fraseText.feilet}</p>
  if (data === undefined) return null
  if (data.length === 0) return <p className="rp-dus">{fraseText.ingen}</p>
  return (
    <ul aria-label={fraseText.settInn}>
      {data.map(frase => (
        <li key={frase._id}>
          <button type="button" onClick={() => onInsert(frase.tekst)}>
            {frase.tekst}
          </button>
        </li>
      ))}
    </ul>
  )
}
