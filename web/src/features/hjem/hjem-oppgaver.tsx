import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Link } from 'react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { WorkTitle } from '../../ui/work-title.tsx'
import { StatusBadge } from '../dokument/dokument.parts.tsx'
import { text } from './hjem.text.ts'
import type { Oppgave } from './oppgave.ts'

/** More than this makes a wall; the rest is one step away. */
const atMost = 6

/** What waits for the member, the first of them in the light. */
export function HjemOppgaver({ oppgaver }: { oppgaver: readonly Oppgave[] }) {
  return (
    <>
      <ul className="rp-oppgaver">
        {oppgaver.slice(0, atMost).map((oppgave, index) => (
          <Task key={oppgave.dokumentId} oppgave={oppgave} first={index === 0} />
        ))}
      </ul>
      {oppgaver.length > atMost && (
        <p className="rp-oppgaver__flere">
          <AkselLink as={Link} to="/kontraktsdatabase">
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
        <p className="rp-oppgaver__tittel">
          {oppgave.verk === null ? <span>{oppgave.filnavn}</span> : <WorkTitle>{oppgave.verk}</WorkTitle>}
        </p>
        <p className="rp-oppgaver__tekst">{oppgave.setning}</p>
      </div>
      <LinkButton
        to={`/kontraktsdatabase?dokument=${encodeURIComponent(oppgave.dokumentId)}`}
        size="small"
        variant={first ? 'primary' : 'secondary'}
        aria-label={`${oppgave.knapp}: ${title}`}
      >
        {oppgave.knapp}
      </LinkButton>
    </li>
  )
}
