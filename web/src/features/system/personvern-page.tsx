import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import { getOppsett } from '../../platform/oppsett.ts'
import { PageHead } from '../../ui/page.tsx'
import { Oppbevaringstabell } from './oppbevaringstabell.tsx'
import { personvernText as text } from './personvern.text.ts'
import { RunningText } from './running-text.tsx'
import './system.css'

/** /personvern: what is stored about a member and why, for how long, and where to complain. */
export function PersonvernPage() {
  const { organisasjon, kontaktadresse, ki } = getOppsett()
  return (
    <>
      <PageHead title={text.tittel} intro={text.ingress(organisasjon)} />
      <div className="rp-tekst">
        <RunningText avsnitt={[...text.foer, text.ki(ki), text.lenge]} />
      </div>
      <Oppbevaringstabell />
      <div className="rp-tekst">
        <p className="over-16">{text.kopier}</p>
        <RunningText avsnitt={[text.rettigheter]} />
        <p>{text.svar}</p>
        <Heading level="2" size="medium">
          {text.kontaktTittel}
        </Heading>
        <p>
          {text.kontakt} <AkselLink href={`mailto:${kontaktadresse}`}>{kontaktadresse}</AkselLink>.
        </p>
        <Heading level="2" size="medium">
          {text.klageTittel}
        </Heading>
        <p>
          {text.klage} <AkselLink href={text.datatilsynetAdresse}>{text.datatilsynet}</AkselLink>.
        </p>
      </div>
    </>
  )
}
