import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import type { BrukerDetaljer } from '@rp/contract/bruker-stab'
import { Link } from 'react-router'
import { fullName } from '../bruker.queries.ts'
import { dobbeltText as text } from './stab.text.ts'

/** Other users that may be the same person, and why. */
export function Dobbelte({ bruker }: { bruker: BrukerDetaljer }) {
  if (bruker.dobbelte.length === 0) return null
  return (
    <section className="panel" aria-labelledby="seksjon-dobbelte">
      <div className="stack gap-20 left">
        <Heading level="2" size="small" id="seksjon-dobbelte">
          {text.tittel}
        </Heading>
        <p>{text.hva}</p>
        <ul className="stack gap-16">
          {bruker.dobbelte.map(annen => (
            <li key={annen.id} className="anywhere">
              <AkselLink as={Link} to={`/admin/brukere/${annen.id}`}>
                {fullName(annen) || annen.email}
              </AkselLink>
              {!annen.aktiv && ` (${text.deaktivert})`}
              <span className="rp-dus block">
                {[fullName(annen) && annen.email, annen.by].filter(Boolean).join(', ')}
              </span>
              <span className="block">{annen.grunner.map(grunn => text.grunner[grunn]).join(', ')}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
