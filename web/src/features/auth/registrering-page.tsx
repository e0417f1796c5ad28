import { Alert } from '@navikt/ds-react/Alert'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Link, useLocation } from 'react-router'
import { getOppsett } from '../../platform/oppsett.ts'
import { PageHeading } from '../../ui/page.tsx'
import { text } from './auth.text.ts'
import { Entrance } from './entrance.tsx'
import { oidcText } from './oidc.text.ts'
import { RegistreringForm } from './registrering-form.tsx'
import { ukjentOf } from './ukjent.ts'

/** /registrering */
export function RegistreringPage() {
  const { kontaktadresse } = getOppsett()
  const ukjent = ukjentOf(useLocation().state)
  return (
    <Entrance motto={text.registrering.slagord} under={text.registrering.under}>
      <PageHeading title={text.registrering.tittel} />
      {ukjent && (
        <Alert variant="info" size="small">
          {oidcText.ukjent(ukjent.fornavn)}
        </Alert>
      )}
      <RegistreringForm />
      <p className="muted type-4">
        {text.registrering.harKonto}{' '}
        <AkselLink as={Link} to="/login">
          {text.registrering.loggInn}
        </AkselLink>
        . {text.kontakt} <AkselLink href={`mailto:${kontaktadresse}`}>{kontaktadresse}</AkselLink>.
      </p>
    </Entrance>
  )
}
