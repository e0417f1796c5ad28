import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Link } from 'react-router'
import { getOppsett } from '../../platform/oppsett.ts'
import { PageHeading } from '../../ui/page.tsx'
import { text } from './auth.text.ts'
import { Entrance } from './entrance.tsx'
import { RegistreringForm } from './registrering-form.tsx'

/** /registrering */
export function RegistreringPage() {
  const { kontaktadresse } = getOppsett()
  return (
    <Entrance motto={text.registrering.slagord} under={text.registrering.under}>
      <PageHeading title={text.registrering.tittel}>{text.registrering.tittel}</PageHeading>
      <RegistreringForm />
      <p className="rp-inn__alt">
        {text.registrering.harKonto}{' '}
        <AkselLink as={Link} to="/login">
          {text.registrering.loggInn}
        </AkselLink>
        . {text.kontakt} <AkselLink href={`mailto:${kontaktadresse}`}>{kontaktadresse}</AkselLink>.
      </p>
    </Entrance>
  )
}
