import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import { getOppsett } from '../../platform/oppsett.ts'
import { PageHead, PageHeading } from '../../ui/page.tsx'
import { RunningText } from './running-text.tsx'
import { personvernText as text } from './system.text.ts'
import './system.css'

/** /personvern: what is stored about a member and why, and where to complain. */
export function PersonvernPage() {
  const { organisasjon, kontaktadresse, ki } = getOppsett()
  return (
    <>
      <PageHead
        heading={<PageHeading title={text.tittel}>{text.tittel}</PageHeading>}
        intro={text.ingress(organisasjon)}
      />
      <div className="rp-tekst">
        <RunningText avsnitt={[...text.avsnitt, text.ki(ki), text.rettigheter]} />
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
