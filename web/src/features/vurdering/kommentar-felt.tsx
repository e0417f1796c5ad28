import { Textarea } from '@navikt/ds-react/Textarea'
import { useRef } from 'react'
import { inserter } from '../../ui/insert-text.ts'
import { Fraser } from './fraser.parts.tsx'
import { text } from './vurdering.text.ts'

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
  return (
    <div className="frase stack gap-8">
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
      <Fraser onInsert={inserter(field, value, onChange)} onEdit={onEdit} />
    </div>
  )
}
