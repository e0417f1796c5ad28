import { ChevronDownIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFoldOut } from './fold-out.ts'
import './list-menu.css'

type Format = 'csv' | 'excel'

export type ExportProps = {
  /** Fetches all that the filter leaves and saves it. Told how far it has come, 0 to 1. */
  onExport: (format: Format, onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>
  disabled?: boolean
}

type ListMenuProps = ExportProps & {
  label?: string
  /** Whose list it is and when it was printed: stands on paper only, and the list can be printed. */
  stamp?: string
  /** Further choices, each a button or a link. */
  children?: ReactNode
}

/** A list's exports and rare actions under one button; beside it how far a file has come, and what failed. */
export function ListMenu({
  label = 'Skriv ut eller last ned',
  stamp,
  onExport,
  disabled = false,
  children,
}: ListMenuProps) {
  const id = useId()
  const { open, toggle, close, button, box } = useFoldOut()
  const { state, start, stop } = useExport(onExport)
  const busy = typeof state === 'number'
  const choice = (format: Format, words: string) => (
    <button
      type="button"
      disabled={disabled || busy}
      onClick={() => {
        close()
        start(format)
      }}
    >
      {words}
    </button>
  )
  return (
    <>
      <div className="rp-listemeny row gap-8" {...box}>
        <Button
          ref={button}
          size="small"
          variant="secondary"
          data-color="neutral"
          icon={<ChevronDownIcon aria-hidden />}
          iconPosition="right"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={toggle}
        >
          {label}
        </Button>
        {open && (
          <div id={id} className="rp-listemeny__valg" tabIndex={-1}>
            {stamp !== undefined && (
              <button type="button" onClick={() => window.print()}>
                Skriv ut
              </button>
            )}
            {choice('csv', 'Last ned CSV')}
            {choice('excel', 'Last ned Excel')}
            {children}
          </div>
        )}
        {busy && (
          <span role="status" className="rp-dus">
            Henter {Math.floor(state * 100)} %{' '}
            <Button size="xsmall" variant="tertiary" onClick={stop}>
              Avbryt
            </Button>
          </span>
        )}
        {state === 'failed' && (
          <Alert variant="error" size="small" role="alert">
            Vi fikk ikke laget filen. Prøv igjen.
          </Alert>
        )}
      </div>
      {stamp !== undefined && <p>{stamp}</p>}
    </>
  )
}

/** The file on its way: the share that has come, `failed`, or null. It is given up when the list is left. */
function useExport(onExport: ExportProps['onExport']) {
  const [state, setState] = useState<number | 'failed' | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = (format: Format) => {
    const controller = new AbortController()
    running.current = controller
    setState(0)
    onExport(format, setState, controller.signal).then(
      () => setState(null),
      () => setState(controller.signal.aborted ? null : 'failed'),
    )
  }
  return { state, start, stop: () => running.current?.abort() }
}
