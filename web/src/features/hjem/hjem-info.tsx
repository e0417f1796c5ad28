import { ExternalLinkIcon } from '@navikt/aksel-icons'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import { getOppsett } from '../../platform/oppsett.ts'
import { text } from './hjem.text.ts'
import { splitVisningsaar } from './visningsaar.ts'

/** What a document must show, what missing clauses cost, the links, and where to ask. */
export function HjemInfo() {
  const { lenker, kontaktadresse } = getOppsett()
  return (
    <div className="rp-krav stack split gap-40 over-64">
      <section aria-labelledby="krav">
        <Heading id="krav" level="2" size="medium">
          {text.kravTittel}
        </Heading>
        <ol className="rp-krav__liste stack over-16 under-16">
          {text.krav.map(krav => (
            <li key={krav.navn}>
              <b>{krav.navn}</b> {krav.tekst}
            </li>
          ))}
        </ol>
        <p>{text.kostnad}</p>
      </section>
      <section aria-labelledby="lenker">
        <Heading id="lenker" level="2" size="medium">
          {text.lenkerTittel}
        </Heading>
        <ul className="stack over-16 under-16">
          {lenker.map(lenke => (
            <li key={lenke.tekst}>
              <AkselLink href={lenke.adresse} target="_blank" rel="noreferrer" className="anywhere">
                {lenke.tekst}
                <ExternalLinkIcon title={text.nyFane} />
              </AkselLink>
            </li>
          ))}
        </ul>
        <p className="rp-dus">
          {text.hjelp} <AkselLink href={`mailto:${kontaktadresse}`}>{kontaktadresse}</AkselLink>.
        </p>
        <h3 className="over-16">{text.aar.tittel}</h3>
        <Visningsaar />
      </section>
    </div>
  )
}

/** The year that is distributed now, and the ones before and after it. */
function Visningsaar() {
  const { tidligere, kommende } = splitVisningsaar(getOppsett().visningsaar)
  return (
    <>
      <p className="rp-dus">{text.aar.naa}</p>
      {tidligere !== '' && <p className="rp-dus">{text.aar.tidligere(tidligere)}</p>}
      {kommende !== '' && <p className="rp-dus">{text.aar.kommende(kommende)}</p>}
    </>
  )
}
