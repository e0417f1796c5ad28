import { Button } from '@navikt/ds-react/Button'
import type { Dokument } from '@rp/contract/dokument'
import { describeStatus, statuser, statusnavn } from '@rp/contract/status'
import { answersByWord, medSvar } from '@rp/contract/tur'
import { formatDate } from '../../platform/format.ts'
import { Failure } from '../../ui/failure.tsx'
import { RettighetIndikator, SignaturIndikator, StatusBadge } from './dokument.parts.tsx'
import { useSvar } from './dokument.queries.ts'
import { statusText } from './dokument.text.ts'
import { HelpButton } from './help-button.tsx'

/** 'Status og Rettigheter': what the organisation says about the document. Read-only. */
export function StatusSection({ dokument }: { dokument: Dokument }) {
  const { setning } = describeStatus(dokument.status)
  const { besvart } = dokument.tur
  const { comment, status: rights } = dokument.rettighetsklausuler
  return (
    <section className="skjema__s" aria-label={statusText.overskrift}>
      <div className="line gap-8 rp-full">
        <h2>{statusText.overskrift}</h2>
        <HelpButton title={statusText.hjelp}>
          <StatusHelp />
        </HelpButton>
      </div>
      <StatusBadge status={dokument.status} />
      <p>{medSvar(dokument.status, setning, besvart && formatDate(besvart))}</p>
      {dokument.status_comment.trim() !== '' && (
        <blockquote className="skjema__k">
          <p>{dokument.status_comment}</p>
          <footer>{statusText.kommentar}</footer>
        </blockquote>
      )}
      <Svar dokument={dokument} />
      <ul className="stack gap-8">
        <SignaturIndikator part="pc" verdi={dokument.signaturePC} />
        <SignaturIndikator part="rh" verdi={dokument.signatureRH} />
        <RettighetIndikator verdi={rights} />
      </ul>
      {comment.trim() !== '' && <p className="rp-dus">{comment}</p>}
    </section>
  )
}

/** For what a comment asks for, and no field of the document can tell. */
function Svar({ dokument }: { dokument: Dokument }) {
  const svar = useSvar(dokument._id)
  if (dokument.tur.hos !== 'medlem' || !answersByWord(dokument.status)) return null
  return (
    <div>
      <p className="rp-dus">{statusText.svarHva}</p>
      <Button
        type="button"
        size="small"
        variant="secondary"
        loading={svar.isPending}
        onClick={() => svar.mutate()}
      >
        {statusText.svar}
      </Button>
      <Failure error={svar.error} />
    </div>
  )
}

function StatusHelp() {
  return (
    <div className="stack gap-16">
      <p>{statusText.hjelpInnledning}</p>
      <p>{statusText.hjelpForm}</p>
      <dl className="stack">
        {statusnavn.map(name => (
          <div key={name}>
            <dt>
              <StatusBadge status={name} />
            </dt>
            <dd>{statuser[name].setning}</dd>
          </div>
        ))}
      </dl>
      <p>{statusText.hjelpRettigheter}</p>
    </div>
  )
}
