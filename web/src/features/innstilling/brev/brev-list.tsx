import { Heading } from '@navikt/ds-react/Typography'
import type { Brevinnstilling } from '@rp/contract/innstilling'
import { Link } from 'react-router'
import { brevText as text } from '../innstilling.text.ts'

/** Every mail that a member can get: what it is about, when it is sent, and whether staff have written it. */
export function BrevList({ brev }: { brev: readonly Brevinnstilling[] }) {
  return (
    <section className="innst__kort" aria-labelledby="innstilling-brev">
      <Heading level="2" size="small" id="innstilling-brev">
        {text.tittel}
      </Heading>
      <div className="innst__hjelp">
        <p>{text.hjelp}</p>
      </div>
      <ul className="innst__liste">
        {brev.map(({ navn, tittel, beskrivelse, satt }) => (
          <li key={navn}>
            <Link to={`/admin/innstillinger/brev/${navn}`}>{tittel}</Link>
            {satt && <span>{text.egen}</span>}
            <p>{beskrivelse}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
