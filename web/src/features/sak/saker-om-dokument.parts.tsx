import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatCount, formatShortDate } from '../../platform/format.ts'
import { Failure } from '../../ui/failure.tsx'
import './behandling/behandling.css'
import { sakerOmQuery } from './behandling/behandling.queries.ts'
import { omDokumentText as text } from './behandling/behandling.text.ts'
import { sakText } from './sak.text.ts'
import { TilstandMerke } from './sak-merke.tsx'

/** The cases about one document for staff: number, state and the way there, those that wait for us first. */
export function SakerOmDokument({ dokumentId }: { dokumentId: string }) {
  const { data, error } = useQuery(sakerOmQuery(dokumentId))
  return (
    <section aria-label={text.tittel}>
      <h2>{text.tittel}</h2>
      <Failure error={error} before={text.feilet} />
      {data === undefined && error === null && <p className="rp-dus">{text.henter}</p>}
      {data?.antall === 0 && <p className="rp-dus">{text.ingen}</p>}
      {data !== undefined && data.antall > 0 && (
        <ul className="stack gap-8">
          {data.rader.map(sak => (
            <li key={sak._id} className="row">
              <Link className="strong" to={`/admin/saker/${sak.nummer}`}>
                {text.sak(sakText.slag[sak.slag], sak.nummer)}
              </Link>
              <TilstandMerke tilstand={sak.tilstand} ord={sakText.tilstand[sak.tilstand]} />
              <span className="rp-dus">{formatShortDate(sak.opprettet)}</span>
            </li>
          ))}
        </ul>
      )}
      {data !== undefined && data.antall > data.rader.length && (
        <Link to={`/admin/saker?dokument=${dokumentId}`}>{text.alle(formatCount(data.antall))}</Link>
      )}
    </section>
  )
}
