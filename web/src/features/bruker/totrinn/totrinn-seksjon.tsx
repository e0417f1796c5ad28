import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { Heading } from '@navikt/ds-react/Typography'
import { antallKoder, type Totrinn } from '@rp/contract/totrinn'
import { type ReactNode, useRef, useState } from 'react'
import { formatCount, formatDate } from '../../../platform/format.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Koder } from './koder.tsx'
import { type Noekkel, Oppsett } from './oppsett.tsx'
import { SlaaAv } from './slaa-av.tsx'
import './totrinn.css'
import { useNyeKoder, useStartTotrinn, useTotrinn } from './totrinn.queries.ts'
import { koderText, oppsettText, totrinnText as text } from './totrinn.text.ts'

/** Fewer than this, and the person should make new ones. */
const few = 3

/** Two-step login on /persondata: on or off, and the codes. The page waits until it is known (`useKontoHentet`). */
export function TotrinnSeksjon() {
  const totrinn = useTotrinn()
  return (
    <section className="stack gap-20 left" aria-labelledby="totrinn">
      <Heading level="3" size="xsmall" id="totrinn">
        {text.tittel}
      </Heading>
      {totrinn.data ? (
        <Tilstand totrinn={totrinn.data} />
      ) : (
        totrinn.error && (
          <>
            <Alert variant="error" size="small">
              {text.feil} {totrinn.error.message}
            </Alert>
            <Button type="button" variant="secondary" onClick={() => void totrinn.refetch()}>
              {text.proevIgjen}
            </Button>
          </>
        )
      )}
    </section>
  )
}

/** Both halves stay, so that the codes are on screen while the state behind them changes. */
function Tilstand({ totrinn }: { totrinn: Totrinn }) {
  const [koder, setKoder] = useState<string[] | null>(null)
  return (
    <>
      {totrinn.paa ? <Paa totrinn={totrinn} onKoder={setKoder} /> : <Av onKoder={setKoder} />}
      {koder && (
        <Vindu heading={koderText.tittel} locked onClose={() => setKoder(null)}>
          {close => <Koder koder={koder} ferdig={koderText.ferdig} onDone={close} />}
        </Vindu>
      )}
    </>
  )
}

type OnKoder = { onKoder: (koder: string[]) => void }

function Av({ onKoder }: OnKoder) {
  const start = useStartTotrinn()
  const [noekkel, setNoekkel] = useState<Noekkel | null>(null)
  return (
    <>
      <p>{text.hva}</p>
      <Failure error={start.error} before={oppsettText.feilet} />
      <Button
        type="button"
        variant="secondary"
        loading={start.isPending}
        onClick={() => start.mutate(undefined, { onSuccess: setNoekkel })}
      >
        {text.slaaPaa}
      </Button>
      {noekkel && (
        <Vindu heading={text.slaaPaa} onClose={() => setNoekkel(null)}>
          {close => (
            <Oppsett
              noekkel={noekkel}
              onKoder={koder => {
                close()
                onKoder(koder)
              }}
              avbryt={
                <Button type="button" variant="secondary" onClick={close}>
                  {text.avbryt}
                </Button>
              }
            />
          )}
        </Vindu>
      )}
    </>
  )
}

function Paa({ totrinn, onKoder }: { totrinn: Totrinn } & OnKoder) {
  const [asking, setAsking] = useState<'koder' | 'av' | null>(null)
  const close = () => setAsking(null)
  const nye = useNyeKoder(koder => {
    close()
    onKoder(koder)
  })
  const left = text.koderIgjen(formatCount(totrinn.koderIgjen), formatCount(antallKoder))
  return (
    <>
      <p>
        {totrinn.siden && text.paaSiden(formatDate(totrinn.siden))} {left}
      </p>
      {totrinn.koderIgjen < few && (
        <Alert variant="warning" size="small">
          {text.faaKoder}
        </Alert>
      )}
      <div className="row gap-8">
        <Button type="button" variant="secondary" onClick={() => setAsking('koder')}>
          {text.nyeKoder}
        </Button>
        <Button type="button" variant="tertiary" onClick={() => setAsking('av')}>
          {text.slaaAv}
        </Button>
      </div>
      <ConfirmDialog
        open={asking === 'koder'}
        heading={text.nyeKoder}
        confirmLabel={text.nyeKoder}
        busy={nye.isPending}
        onConfirm={() => nye.mutate()}
        onCancel={close}
      >
        <p className="rp-melding">{text.nyeKoderHva}</p>
        <Failure error={nye.error} before={text.nyeKoderFeilet} />
      </ConfirmDialog>
      {asking === 'av' && <SlaaAv paakrevd={totrinn.paakrevd} onClose={close} />}
    </>
  )
}

type VinduProps = {
  heading: string
  /** Only what is in it closes it. */
  locked?: boolean
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/** Closing the element itself, rather than taking it away, hands focus back to where it was. */
function Vindu({ heading, locked = false, onClose, children }: VinduProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const done = useRef(false)
  const close = () => {
    done.current = true
    dialog.current?.close()
  }
  return (
    <Modal
      ref={dialog}
      open
      width="small"
      onBeforeClose={() => !locked || done.current}
      onClose={onClose}
      header={{ heading, size: 'small', closeButton: !locked }}
    >
      <Modal.Body>{children(close)}</Modal.Body>
    </Modal>
  )
}
