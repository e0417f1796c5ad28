import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import { getOppsett } from '../../platform/oppsett.ts'
import { PageHead } from '../../ui/page.tsx'
import { RunningText } from './running-text.tsx'
import { tilgjengelighetText as text } from './system.text.ts'
import './system.css'

/** /tilgjengelighet: what the portal does to be usable by all, what it does not yet, and where to say so. */
export function TilgjengelighetPage() {
  const { organisasjon, kontaktadresse } = getOppsett()
  return (
    <>
      <PageHead title={text.tittel} intro={text.ingress(organisasjon)} />
      <div className="rp-tekst">
        <RunningText avsnitt={text.avsnitt} />
        <Heading level="2" size="medium">
          {text.meldTittel}
        </Heading>
        <p>
          {text.meld} <AkselLink href={`mailto:${kontaktadresse}`}>{kontaktadresse}</AkselLink>.
        </p>
        <Heading level="2" size="medium">
          {text.klageTittel}
        </Heading>
        <p>
          {text.klage} <AkselLink href={text.tilsynetAdresse}>{text.tilsynet}</AkselLink>.
        </p>
        <p>{text.dato}</p>
      </div>
    </>
  )
}
