import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Link } from 'react-router'
import { formatCount, formatDate } from '../../platform/format.ts'
import { text } from './hjem.text.ts'
import type { Stilling } from './oppgave.ts'

/** How many documents wait for the member, lie with the organisation, and are finished. */
export function HjemStilling({ stilling }: { stilling: Stilling }) {
  const rows = [
    { part: 'deg', label: text.venterPaaDeg, count: stilling.oppgaver.length },
    { part: 'oss', label: text.hosOss, count: stilling.hosOss },
    { part: 'ferdig', label: text.ferdig, count: stilling.ferdig },
  ]
  return (
    <section aria-labelledby="stilling" className="rp-stilling">
      <h2 id="stilling" className="rp-skilt">
        {text.stilling}
      </h2>
      <div className="rp-stilling__soyle line gap-4 under-16" aria-hidden="true">
        {rows.map(
          row => row.count > 0 && <span key={row.part} data-del={row.part} style={{ flexGrow: row.count }} />,
        )}
      </div>
      <dl className="sums type-4 under-16">
        {rows.map(row => (
          <div key={row.part}>
            <dt data-del={row.part}>{row.label}</dt>
            <dd>{formatCount(row.count)}</dd>
          </div>
        ))}
      </dl>
      {stilling.sistEndret && (
        <p className="rp-dus under-8">{text.sistEndret(formatDate(stilling.sistEndret))}</p>
      )}
      <AkselLink as={Link} to="/kontraktsdatabase">
        {text.seAlle(stilling.antall)}
      </AkselLink>
    </section>
  )
}
