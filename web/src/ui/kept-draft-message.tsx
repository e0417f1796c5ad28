import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { keptDraftText as text } from './unsaved-guard.text.ts'

type Props = {
  form: { dirty: boolean; utkastFra: string | null; keepUtkast: () => void; discard: () => void }
}

/** Says that what stands in the form is a draft of before, which nobody has saved. */
export function KeptDraftMessage({ form }: Props) {
  if (form.utkastFra === null || !form.dirty) return null
  const discard = () => {
    form.discard()
    form.keepUtkast()
  }
  return (
    <Alert variant="info" size="small">
      {text.fra(form.utkastFra)}{' '}
      <Button type="button" size="xsmall" variant="secondary" onClick={form.keepUtkast}>
        {text.fortsett}
      </Button>{' '}
      <Button type="button" size="xsmall" variant="tertiary" onClick={discard}>
        {text.forkast}
      </Button>
    </Alert>
  )
}
