import { Heading } from '@navikt/ds-react/Typography'
import type { Brevinnstilling } from '@rp/contract/innstilling'
import { Link } from 'react-router'
import { brevText as text } from '../innstilling.text.ts'

/** Every mail that a member can get: what it is about, when it is sent, and whether staff have written it. */
export function BrevList({ brev }: { brev: readonly Brevinnstilling[] }) {
  return (
    <section className="card stack gap-20 width-xl" aria-labelledby="innstilling-brev">
      <Heading level="2" size="small" id="innstilling-brev">
        {text.tittel}
      </Heading>
      <p className="rp-dus">{text.hjelp}</p>
      <ul className="lines">
        {brev.map(({ navn, tittel, beskrivelse, satt }) => (
          <li key={navn}>
            <Link className="strong" to={`/admin/innstillinger/brev/${navn}`}>
              {tittel}
            </Link>
            {satt && <span className="hint">{text.egen}</span>}
            <p className="hint rp-full">{beskrivelse}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
