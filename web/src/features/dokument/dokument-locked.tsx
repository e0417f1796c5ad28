import { Alert } from '@navikt/ds-react/Alert'
import { Link } from '@navikt/ds-react/Link'
import type { Dokument } from '@rp/contract/dokument'
import { getOppsett } from '../../platform/oppsett.ts'
import { formText, statusText } from './dokument.text.ts'
import { draftFields } from './dokument-draft.ts'

/** The texts of a BEHANDLET document, to read, and why they cannot be changed. */
export function LockedFields({ dokument }: { dokument: Dokument }) {
  const { kontaktadresse } = getOppsett()
  return (
    <section aria-label={formText.overskrift}>
      <h2>{formText.overskrift}</h2>
      <Alert variant="info" size="small">
        {statusText.laast} <Link href={`mailto:${kontaktadresse}`}>{kontaktadresse}</Link>
      </Alert>
      <dl className="skjema__verdier">
        {draftFields.map(field => (
          <div key={field}>
            <dt>{formText.felt[field]}</dt>
            <dd>{dokument[field] || <span className="rp-dus">{formText.tom}</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
