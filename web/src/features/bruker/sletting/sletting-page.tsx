import { ArrowLeftIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import { regelOf } from '@rp/contract/oppbevaring'
import type { Slettestilling } from '@rp/contract/sletting'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { formatCount, formatDate } from '../../../platform/format.ts'
import { Fetched } from '../../../ui/fetched.tsx'
import { PageHeading } from '../../../ui/page.tsx'
import { FreshLogin } from '../fresh-login.parts.tsx'
import { BestillForm } from './bestill-form.tsx'
import { useSletting } from './sletting.queries.ts'
import { text } from './sletting.text.ts'

/** /admin/brukere/{id}/slett: what an erasure would do, its order, and what it did. */
export function SlettingPage() {
  const { id = '' } = useParams()
  return (
    <Fetched
      query={useSletting(id)}
      loading={text.henter}
      heading={<PageHeading title={text.feil} />}
      back={<Tilbake til="/admin/brukere">{text.tilListen}</Tilbake>}
    >
      {stilling => (
        <FreshLogin>
          <Content id={id} stilling={stilling} />
        </FreshLogin>
      )}
    </Fetched>
  )
}

const Tilbake = ({ til, children }: { til: string; children: ReactNode }) => (
  <AkselLink as={Link} className="back" to={til}>
    <ArrowLeftIcon aria-hidden />
    {children}
  </AkselLink>
)

function Content({ id, stilling }: { id: string; stilling: Slettestilling }) {
  const { tilstand, navn } = stilling
  const tittel = navn ? text.tittelHvem(navn) : text.tittel
  return (
    <div className="stack gap-20 prose">
      {tilstand === 'mulig' ? (
        <Tilbake til={`/admin/brukere/${id}`}>{text.tilBrukeren}</Tilbake>
      ) : (
        <Tilbake til="/admin/brukere">{text.tilListen}</Tilbake>
      )}
      <PageHeading title={tittel} />
      <Tilstand stilling={stilling} />
      <Liste tittel={tilstand === 'utfoert' ? text.fjernet : text.fjernes}>
        {stilling.fjernes.map(({ hva, antall }) => (
          <li key={hva}>{text.gruppe(hva, antall, formatCount(antall))}</li>
        ))}
      </Liste>
      <Beholdes stilling={stilling} />
      {stilling.pseudonymiseres.length > 0 && <Pseudonymer stilling={stilling} />}
      {tilstand === 'mulig' && stilling.hindring === null && <BestillForm id={id} navn={navn} />}
    </div>
  )
}

/** Where the erasure stands, and what to think of before it is ordered. */
function Tilstand({ stilling }: { stilling: Slettestilling }) {
  const { tilstand, bestilt, utfoert, hindring, advarsler } = stilling
  return (
    <>
      <div role="status">
        {tilstand === 'bestilt' && <Alert variant="info">{text.bestilt(formatDate(bestilt ?? ''))}</Alert>}
        {tilstand === 'utfoert' && <Alert variant="success">{text.utfoert(formatDate(utfoert ?? ''))}</Alert>}
      </div>
      {tilstand === 'mulig' && <p>{text.ingress}</p>}
      {hindring && <Alert variant="warning">{text.hindring[hindring]}</Alert>}
      {advarsler.map(advarsel => (
        <Alert key={advarsel.slag} variant="warning">
          {text.advarsel[advarsel.slag](advarsel)}
        </Alert>
      ))}
    </>
  )
}

function Liste({ tittel, children }: { tittel: string; children: ReactNode[] }) {
  return (
    <section>
      <Heading level="2" size="small">
        {tittel}
      </Heading>
      {children.length === 0 ? <p>{text.ingenting}</p> : <ul className="points">{children}</ul>}
    </section>
  )
}

function Beholdes({ stilling: { beholdes } }: { stilling: Slettestilling }) {
  return (
    <section>
      <Heading level="2" size="small">
        {text.beholdes}
      </Heading>
      {beholdes.length === 0 && <p>{text.beholdesIngenting}</p>}
      <dl>
        {beholdes.map(({ regel, antall, til }) => (
          <div key={regel}>
            <dt>{text.beholdt[regel](antall, formatCount(antall))}</dt>
            <dd>{regelOf(regel).grunn}</dd>
            <dd>{text.til(formatDate(til))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Pseudonymer({ stilling: { pseudonymiseres } }: { stilling: Slettestilling }) {
  return (
    <section>
      <Heading level="2" size="small">
        {text.pseudonym}
      </Heading>
      <p>{text.pseudonymHva}</p>
      <ul className="points">
        {pseudonymiseres.map(({ hva, antall }) => (
          <li key={hva}>{text.pseudonymisert(hva, antall, formatCount(antall))}</li>
        ))}
      </ul>
    </section>
  )
}
