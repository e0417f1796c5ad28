import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Link } from 'react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { WorkTitle } from '../../ui/work-title.tsx'
import { StatusBadge } from '../dokument/dokument.parts.tsx'
import { venterAdresse } from '../dokument/dokument.queries.ts'
import { text } from './hjem.text.ts'
import type { AnnenOppgave, Oppgave } from './oppgave.ts'

/** More than this makes a wall; the rest is one step away. */
const atMost = 6

/** What waits for the member, the first of them in the light. */
export function HjemOppgaver({
  oppgaver,
  andre,
}: {
  oppgaver: readonly Oppgave[]
  andre: readonly AnnenOppgave[]
}) {
  return (
    <>
      <ul className="rp-oppgaver panel">
        {andre.map(oppgave => (
          <OtherTask key={oppgave.til} {...oppgave} />
        ))}
        {oppgaver.slice(0, atMost).map((oppgave, index) => (
          <Task key={oppgave.dokumentId} oppgave={oppgave} first={index === 0 && andre.length === 0} />
        ))}
      </ul>
      {oppgaver.length > atMost && (
        <p className="over-16">
          <AkselLink as={Link} to={venterAdresse}>
            {text.seAlleVenter(oppgaver.length)}
          </AkselLink>
        </p>
      )}
    </>
  )
}

function Task({ oppgave, first }: { oppgave: Oppgave; first: boolean }) {
  const title = oppgave.verk ?? oppgave.filnavn
  return (
    <li>
      <div>
        <StatusBadge status={oppgave.status} />
        <p className="type-5 strong anywhere over-8">
          {oppgave.verk === null ? <span>{oppgave.filnavn}</span> : <WorkTitle>{oppgave.verk}</WorkTitle>}
        </p>
        <p className="muted type-4">{oppgave.setning}</p>
      </div>
      <LinkButton
        to={oppgave.til}
        size="small"
        variant={first ? 'primary' : 'secondary'}
        aria-label={`${oppgave.knapp}: ${title}`}
      >
        {oppgave.knapp}
      </LinkButton>
    </li>
  )
}

export const OtherTask = ({ tittel, tekst, knapp, til }: AnnenOppgave) => (
  <li>
    <div>
      <p className="type-5 strong anywhere over-8">{tittel}</p>
      <p className="muted type-4">{tekst}</p>
    </div>
    <LinkButton to={til} size="small">
      {knapp}
    </LinkButton>
  </li>
)
