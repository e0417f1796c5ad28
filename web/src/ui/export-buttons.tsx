import { DownloadIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { useEffect, useRef, useState } from 'react'

type Format = 'csv' | 'excel'
type State = { format: Format; share: number } | 'failed' | null

export type ExportProps = {
  /** Fetches all that the filter leaves and saves it. Told how far it has come, 0 to 1. */
  onExport: (format: Format, onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>
  disabled?: boolean
}

/** Takes a filtered list out of the portal as CSV or Excel, with its progress, a way to stop it, and what failed. */
export function ExportButtons({ onExport, disabled = false }: ExportProps) {
  const [state, setState] = useState<State>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = (format: Format) => {
    const controller = new AbortController()
    running.current = controller
    setState({ format, share: 0 })
    onExport(format, share => setState({ format, share }), controller.signal).then(
      () => setState(null),
      () => setState(controller.signal.aborted ? null : 'failed'),
    )
  }
  const busy = state !== null && state !== 'failed'
  const common = {
    size: 'small',
    variant: 'secondary',
    'data-color': 'neutral',
    icon: <DownloadIcon aria-hidden />,
    disabled: disabled || busy,
  } as const
  return (
    <>
      <Button {...common} onClick={() => start('csv')}>
        Last ned CSV
      </Button>
      <Button {...common} onClick={() => start('excel')}>
        Last ned Excel
      </Button>
      {busy && (
        <span role="status" className="rp-dus">
          Henter {Math.floor(state.share * 100)} %{' '}
          <Button size="xsmall" variant="tertiary" onClick={() => running.current?.abort()}>
            Avbryt
          </Button>
        </span>
      )}
      {state === 'failed' && (
        <Alert variant="error" size="small" role="alert">
          Vi fikk ikke laget filen. Prøv igjen.
        </Alert>
      )}
    </>
  )
}
