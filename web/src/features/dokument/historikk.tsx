import { Button } from '@navikt/ds-react/Button'
import type { Historikklinje } from '@rp/contract/dokument'
import { formatDateTime } from '../../platform/format.ts'
import { StatusBadge } from './dokument.parts.tsx'
import { useHistorikk } from './dokument.queries.ts'
import { formText, text } from './dokument.text.ts'
import './historikk.css'
import { describeEndring, describeHendelse } from './historikk-text.ts'

/** 'Historikk': who did what and when, in words, newest first. */
export function HistorikkSection({ id }: { id: string }) {
  const query = useHistorikk(id)
  return (
    <section aria-label={formText.historikk}>
      <h2>{formText.historikk}</h2>
      {query.isError && query.data === undefined ? (
        <p role="alert">
          {formText.historikkFeilet}{' '}
          <Button size="xsmall" variant="tertiary" onClick={() => query.refetch()}>
            {text.proevIgjen}
          </Button>
        </p>
      ) : (
        <ol className="historikk">
          {query.data?.map(linje => (
            <Line key={linje.id} linje={linje} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Line({ linje }: { linje: Historikklinje }) {
  const { handling, status, endringer } = describeHendelse(linje)
  return (
    <li>
      <time dateTime={linje.tid}>{formatDateTime(linje.tid)}</time>
      <div>
        <p>
          <b>{linje.hvem}</b> {handling}
          {status !== null && (
            <>
              {' '}
              <StatusBadge status={status} />
            </>
          )}
        </p>
        {endringer.length > 0 && (
          <ul>
            {endringer.map(endring => (
              <li key={endring.navn}>{describeEndring(endring)}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
