import { ArrowRightIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Failure } from '../../ui/failure.tsx'
import { Tast } from './tast.tsx'
import { tasterText, text } from './vurdering.text.ts'

type Props = {
  dirty: boolean
  saving: boolean
  saved: boolean
  error: string | null
  /** A key was pressed before the document had come. */
  tooSoon: boolean
  /** The word on the button that goes on: to the next of the list, or out of it. */
  nesteKnapp: string
  onSave: () => void
  onNext: () => void
  onKeys: () => void
}

/** Saving, and what came of it, where it is always seen. */
export function VurderingBunn({
  dirty,
  saving,
  saved,
  error,
  tooSoon,
  nesteKnapp,
  onSave,
  onNext,
  onKeys,
}: Props) {
  return (
    <footer className="gj__f row">
      <Failure error={error} before={text.lagreFeilet} />
      {tooSoon && (
        <Alert variant="warning" size="small" role="alert">
          {text.forTidlig}
        </Alert>
      )}
      <Button
        size="small"
        type="button"
        variant="tertiary"
        data-color="neutral"
        className="gj__hjelp"
        aria-keyshortcuts="?"
        onClick={onKeys}
      >
        {tasterText.vis} <Tast>?</Tast>
      </Button>
      <Button
        size="small"
        type="button"
        variant="secondary"
        disabled={!dirty}
        loading={saving}
        onClick={onSave}
      >
        {text.lagre}
      </Button>
      <Button
        size="small"
        type="button"
        icon={<ArrowRightIcon aria-hidden />}
        iconPosition="right"
        disabled={saving}
        aria-keyshortcuts="Control+Shift+Enter"
        onClick={onNext}
      >
        {nesteKnapp}
      </Button>
      <span className="aksel-sr-only" role="status">
        {saved ? text.lagretMelding : ''}
      </span>
    </footer>
  )
}
