import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import { Link } from 'react-router'
import { useHenvendelser } from '../sak/henvendelse/henvendelse.queries.ts'
import { text } from './hjem.text.ts'

/** That the member has written and waits for our answer. Nothing is shown while it is unknown, or where nothing waits. */
export function HjemHenvendelser() {
  const { data = [] } = useHenvendelser()
  const [one, ...more] = data.filter(({ tilstand }) => tilstand === 'aapen')
  if (!one) return null
  return (
    <section className="stack over-40" aria-labelledby="hjem-henvendelser">
      <Heading level="2" size="medium" id="hjem-henvendelser">
        {text.henvendelser.tittel}
      </Heading>
      <p>{text.henvendelser.venter(more.length + 1)}</p>
      <p className="row gap-20">
        <AkselLink as={Link} to={more.length > 0 ? '/henvendelser' : `/henvendelser/${one.nummer}`}>
          {text.henvendelser.knapp(more.length + 1)}
        </AkselLink>
      </p>
    </section>
  )
}
