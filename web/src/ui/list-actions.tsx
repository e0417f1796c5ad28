import { DownloadIcon, PrinterSmallIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { useState } from 'react'
import './list-actions.css'

type ListActionsProps = {
  /** Whose list it is and when it was printed; on paper only. */
  stamp: string
  onCsv: () => void
  onExcel: () => Promise<void>
}

/** Takes a list out of the portal: on paper, or as a file. Says so when the Excel file could not be made. */
export function ListActions({ stamp, onCsv, onExcel }: ListActionsProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const excel = () => {
    setState('busy')
    onExcel().then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  const common = { size: 'small', variant: 'secondary', 'data-color': 'neutral' } as const
  return (
    <>
      <div className="rp-utlevering">
        <Button {...common} icon={<PrinterSmallIcon aria-hidden />} onClick={() => window.print()}>
          Skriv ut
        </Button>
        <Button {...common} icon={<DownloadIcon aria-hidden />} onClick={onCsv}>
          Last ned CSV
        </Button>
        <Button {...common} icon={<DownloadIcon aria-hidden />} loading={state === 'busy'} onClick={excel}>
          Last ned Excel
        </Button>
        {state === 'failed' && (
          <Alert variant="error" size="small" role="alert">
            Vi fikk ikke laget Excel-filen. Prøv igjen, eller last ned CSV i stedet.
          </Alert>
        )}
      </div>
      <p className="rp-utlevering__stempel">{stamp}</p>
    </>
  )
}
