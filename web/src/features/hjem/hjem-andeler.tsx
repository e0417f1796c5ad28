import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import { Link } from 'react-router'
import { useAndeler } from '../fordeling/andel/andel.queries.ts'
import { text } from './hjem.text.ts'

/** Proposed shares that wait for the member, or that there are others in a function. Nothing is shown while it is unknown. */
export function HjemAndeler() {
  const { data = [] } = useAndeler()
  if (data.length === 0) return null
  const venter = data.filter(({ forslag }) => forslag?.venterPaaMeg).length
  return (
    <section className="stack over-40" aria-labelledby="hjem-andeler">
      <Heading level="2" size="medium" id="hjem-andeler">
        {text.andeler.tittel}
      </Heading>
      <p>{venter > 0 ? text.andeler.venter(venter) : text.andeler.tekst}</p>
      <p className="row gap-20">
        <AkselLink as={Link} to="/oppgjoer">
          {venter > 0 ? text.andeler.svar : text.andeler.knapp}
        </AkselLink>
      </p>
    </section>
  )
}
