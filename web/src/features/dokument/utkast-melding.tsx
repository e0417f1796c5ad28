import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { formatTime } from '../../platform/format.ts'
import { utkastText as text } from './dokument.text.ts'

type Props = {
  form: { dirty: boolean; utkastFra: string | null; keepUtkast: () => void; discard: () => void }
}

/** Says that what stands in the form is a draft of before, which nobody has saved. */
export function UtkastMelding({ form }: Props) {
  if (form.utkastFra === null || !form.dirty) return null
  const discard = () => {
    form.discard()
    form.keepUtkast()
  }
  return (
    <Alert variant="info" size="small" className="utkast">
      {text.fra(formatTime(form.utkastFra))}{' '}
      <Button type="button" size="xsmall" variant="secondary" onClick={form.keepUtkast}>
        {text.fortsett}
      </Button>{' '}
      <Button type="button" size="xsmall" variant="tertiary" onClick={discard}>
        {text.forkast}
      </Button>
    </Alert>
  )
}
