import { ChevronDownIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFoldOut } from './fold-out.ts'
import './list-menu.css'

type Format = 'csv' | 'xlsx'

export type ExportProps = {
  /** Saves all that the filter leaves. Tells how much has come. */
  onExport: (format: Format, onProgress: (howMuch: string) => void, signal: AbortSignal) => Promise<void>
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
  const busy = typeof state === 'object' && state !== null
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
            {choice('xlsx', 'Last ned Excel')}
            {children}
          </div>
        )}
        {busy && (
          <span role="status" className="rp-dus">
            Henter filen{state.howMuch && `, ${state.howMuch}`} …{' '}
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

/** The file on its way: how much has come, `failed`, or null. It is given up when the list is left. */
function useExport(onExport: ExportProps['onExport']) {
  const [state, setState] = useState<{ howMuch: string } | 'failed' | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const start = (format: Format) => {
    const controller = new AbortController()
    running.current = controller
    setState({ howMuch: '' })
    onExport(format, howMuch => setState({ howMuch }), controller.signal).then(
      () => setState(null),
      () => setState(controller.signal.aborted ? null : 'failed'),
    )
  }
  return { state, start, stop: () => running.current?.abort() }
}
