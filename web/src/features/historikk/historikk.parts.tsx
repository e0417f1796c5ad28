import type { Entitet, Historikklinje } from '@rp/contract/historikk'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../platform/format.ts'
import { Retry } from '../../ui/fetch-failed.tsx'
import { useHistorikkOf } from './historikk.queries.ts'
import { text } from './historikk.text.ts'
import { describeEndring, describeEndringer, describeHendelse } from './historikk-text.ts'

type Props = {
  entitet: Entitet
  query: UseQueryResult<Historikklinje[]>
  /** How a status is drawn where the thing has one. */
  showStatus?: (status: string) => ReactNode
}

/** Who did what and when, in words, newest first. */
export function HistorikkListe({ entitet, query, showStatus }: Props) {
  if (query.isError && query.data === undefined) return <Retry query={query}>{text.feilet}</Retry>
  if (query.data?.length === 0) return <p className="rp-dus">{text.tom}</p>
  return (
    <ol className="facts">
      {query.data?.map(linje => (
        <Line key={linje.id} linje={linje} entitet={entitet} showStatus={showStatus} />
      ))}
    </ol>
  )
}

/** Changed fields, each as a sentence. */
export const Endringsliste = ({ endringer }: Pick<Historikklinje, 'endringer'>) => (
  <ul className="points">
    {describeEndringer(endringer).map(setning => (
      <li key={setning}>{setning}</li>
    ))}
  </ul>
)

/** History of anything, for staff. */
export function Historikk({ entitet, id }: { entitet: Entitet; id: string }) {
  return (
    <section className="stack gap-16" aria-label={text.tittel}>
      <h2>{text.tittel}</h2>
      <HistorikkListe entitet={entitet} query={useHistorikkOf(entitet, id)} />
    </section>
  )
}

type LineProps = { linje: Historikklinje; entitet: Entitet; showStatus: Props['showStatus'] | undefined }

function Line({ linje, entitet, showStatus }: LineProps) {
  const { handling, status, endringer } = describeHendelse(linje, entitet)
  return (
    <li>
      <time dateTime={linje.tid}>{formatDateTime(linje.tid)}</time>
      <div>
        <p>
          <b>{linje.hvem}</b> {handling} {status !== null && (showStatus?.(status) ?? status)}
        </p>
        {endringer.length > 0 && (
          <ul className="muted">
            {endringer.map(endring => (
              <li key={endring.navn}>{describeEndring(endring)}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
