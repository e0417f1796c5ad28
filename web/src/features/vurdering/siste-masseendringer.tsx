import { Button } from '@navikt/ds-react/Button'
import { formatCount, formatDateTime } from '../../platform/format.ts'
import { useSisteMasseendringer, useUndo } from './masse.queries.ts'
import { text } from './masse.text.ts'

/** Changes of many documents within the last day, each of which can be undone. */
export function SisteMasseendringer() {
  const { data = [] } = useSisteMasseendringer()
  const undo = useUndo()
  if (data.length === 0) return null
  return (
    <details>
      <summary>{text.siste}</summary>
      <ul className="points over-8 under-8">
        {data.map(({ id, tid, hvem, antall, angret }) => (
          <li key={id}>
            {formatDateTime(tid)}: {text.sisteLinje(hvem, formatCount(antall))}{' '}
            {angret === null ? (
              <Button
                size="xsmall"
                variant="secondary"
                loading={undo.isPending}
                onClick={() => undo.mutate(id)}
              >
                {text.angre}
              </Button>
            ) : (
              text.erAngret
            )}
          </li>
        ))}
      </ul>
      {undo.error && <p role="alert">{undo.error.message}</p>}
    </details>
  )
}
