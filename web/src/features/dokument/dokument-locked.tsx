import { Alert } from '@navikt/ds-react/Alert'
import { Link } from '@navikt/ds-react/Link'
import { getOppsett } from '../../platform/oppsett.ts'
import { statusText } from './dokument.text.ts'

/** Why nothing in a BEHANDLET document can be changed, and where to turn. */
export function LockedNotice() {
  const { kontaktadresse } = getOppsett()
  return (
    <Alert variant="info" size="small">
      {statusText.laast} <Link href={`mailto:${kontaktadresse}`}>{kontaktadresse}</Link>
    </Alert>
  )
}
