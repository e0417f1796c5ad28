import type { Dokument } from '@rp/contract/dokument'
import { describeStatus, statuser, statusnavn } from '@rp/contract/status'
import { RettighetIndikator, SignaturIndikator, StatusBadge } from './dokument.parts.tsx'
import { statusText } from './dokument.text.ts'
import { HelpButton } from './help-button.tsx'

/** 'Status og Rettigheter': what the organisation says about the document. Read-only. */
export function StatusSection({ dokument }: { dokument: Dokument }) {
  const { setning } = describeStatus(dokument.status)
  const { comment, status: rights } = dokument.rettighetsklausuler
  return (
    <section className="skjema__s" aria-label={statusText.overskrift}>
      <div className="skjema__h">
        <h2>{statusText.overskrift}</h2>
        <HelpButton title={statusText.hjelp}>
          <StatusHelp />
        </HelpButton>
      </div>
      <StatusBadge status={dokument.status} />
      <p>{setning}</p>
      {dokument.status_comment.trim() !== '' && (
        <blockquote className="skjema__k">
          <p>{dokument.status_comment}</p>
          <footer>{statusText.kommentar}</footer>
        </blockquote>
      )}
      <ul className="indikatorer">
        <SignaturIndikator part="pc" verdi={dokument.signaturePC} />
        <SignaturIndikator part="rh" verdi={dokument.signatureRH} />
        <RettighetIndikator verdi={rights} />
      </ul>
      {comment.trim() !== '' && <p className="rp-dus">{comment}</p>}
    </section>
  )
}

function StatusHelp() {
  return (
    <div className="statushjelp">
      <p>{statusText.hjelpInnledning}</p>
      <p>{statusText.hjelpForm}</p>
      <dl>
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
