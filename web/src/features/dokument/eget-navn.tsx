import { Button } from '@navikt/ds-react/Button'
import { fullName, useMe } from '../bruker/bruker.queries.ts'
import { formText } from './dokument.text.ts'
import { arbeidstakerId } from './dokument-fields.parts.tsx'

/** The member's own name, for a document that names no worker yet. What they choose is theirs to change. */
export function EgetNavn({ onBruk }: { onBruk: (navn: string) => void }) {
  const { data } = useMe()
  const navn = data ? fullName(data) : ''
  if (navn === '') return null
  const bruk = () => {
    onBruk(navn)
    // The button goes.
    document.getElementById(arbeidstakerId)?.focus()
  }
  return (
    <Button type="button" size="xsmall" variant="tertiary" onClick={bruk}>
      {formText.settInnNavn(navn)}
    </Button>
  )
}
