import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Skeleton } from '@navikt/ds-react/Skeleton'
import { Link } from 'react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { opplastingAdresse } from '../dokument/dokument.queries.ts'
import { text } from './hjem.text.ts'
import { HjemOppgaver, OtherTask } from './hjem-oppgaver.tsx'
import { HjemStilling } from './hjem-stilling.tsx'
import type { AnnenOppgave, Stilling } from './oppgave.ts'

type HjemOversiktProps = {
  stilling: Stilling | null
  /** What waits for the member besides the documents. */
  andre: readonly AnnenOppgave[]
  error: Error | null
  onRetry: () => void
}

/** Tasks on the left, the standing of all documents on the right; a skeleton until they are known. */
export function HjemOversikt({ stilling, andre, error, onRetry }: HjemOversiktProps) {
  if (stilling === null && error !== null) return <Failed message={error.message} onRetry={onRetry} />
  if (stilling === null) return <Loading />
  if (stilling.antall > 0 && stilling.oppgaver.length + andre.length === 0) {
    return (
      <div className="width-m">
        <HjemStilling stilling={stilling} />
      </div>
    )
  }
  return (
    <div className="rp-hjem__rutenett stack split gap-40 top">
      <section aria-labelledby="maa-gjoere">
        <h2 id="maa-gjoere" className="rp-skilt">
          {text.maaGjoere}
        </h2>
        {stilling.antall === 0 ? (
          <FirstOpplasting andre={andre} />
        ) : (
          <HjemOppgaver oppgaver={stilling.oppgaver} andre={andre} />
        )}
      </section>
      {stilling.antall > 0 && <HjemStilling stilling={stilling} />}
    </div>
  )
}

function FirstOpplasting({ andre }: { andre: readonly AnnenOppgave[] }) {
  return (
    <ul className="rp-oppgaver panel">
      <li>
        <div>
          <p className="type-5 strong anywhere over-8">{text.foersteOppgave.tittel}</p>
          <p className="muted type-4">{text.foersteOppgave.tekst}</p>
        </div>
        <LinkButton to={opplastingAdresse} size="small">
          {text.foersteOppgave.knapp}
        </LinkButton>
      </li>
      {andre.map(oppgave => (
        <OtherTask key={oppgave.til} {...oppgave} />
      ))}
    </ul>
  )
}

function Loading() {
  return (
    <div className="rp-hjem__rutenett stack split gap-40 top" role="status" aria-label={text.laster}>
      <Skeleton variant="rounded" height={236} />
      <Skeleton variant="rounded" height={236} />
    </div>
  )
}

function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert variant="error">
      <p>
        {text.feil} {message}
      </p>
      <p className="row gap-20">
        <Button size="small" variant="secondary" data-color="neutral" onClick={onRetry}>
          {text.proevIgjen}
        </Button>
        <AkselLink as={Link} to="/kontraktsdatabase">
          {text.steg.dokument.lenke}
        </AkselLink>
      </p>
    </Alert>
  )
}
