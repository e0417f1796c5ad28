import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { TextField } from '@navikt/ds-react/TextField'
import { Heading } from '@navikt/ds-react/Typography'
import { nextBankdag } from '@rp/contract/bankdag'
import {
  type FeiletBetaling,
  findDatofeil,
  type Utbetalinger,
  type Utbetaling as Utbetalingsfil,
} from '@rp/contract/utbetaling'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../../platform/api.ts'
import { fileDate, formatDateTime, formatKroner, formatShortDate } from '../../../platform/format.ts'
import { readDag } from '../../../platform/read-dag.ts'
import { Card } from '../../../ui/card.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { useFirstFault } from '../../../ui/use-first-fault.ts'
import { ForkastDialog } from './forkast-dialog.tsx'
import {
  useBestillUtbetaling,
  useFetchFil,
  useReadBankstatus,
  useReleaseBetaling,
  useSendUtbetaling,
  useUtbetalinger,
} from './utbetaling.queries.ts'
import { text } from './utbetaling.text.ts'

/** The payment of an approved run: the files to the bank, and what failed. */
export function Utbetaling({ id }: { id: string }) {
  const query = useUtbetalinger(id)
  return (
    <Card title={text.tittel}>
      <Fetched query={query} loading={text.henter} heading={<p>{text.feilet}</p>}>
        {utbetalinger => (
          <>
            <Bestill id={id} utbetalinger={utbetalinger} />
            <ul className="lines">
              {utbetalinger.filer.map(fil => (
                <Fil key={fil._id} kjoeringId={id} fil={fil} venter={isVentende(fil, utbetalinger)} />
              ))}
            </ul>
            {utbetalinger.feilet.length > 0 && <Feilet feilet={utbetalinger.feilet} />}
          </>
        )}
      </Fetched>
    </Card>
  )
}

/** Whether the payments of a discarded file still wait: not when a later file could take them, nor when nothing waits. */
const isVentende = ({ nummer, forkastet }: Utbetalingsfil, { filer, neste }: Utbetalinger): boolean =>
  forkastet !== null && neste.antall > 0 && filer.every(other => other.nummer <= nummer)

function Bestill({
  id,
  utbetalinger: { neste, staarOver, skyldes, feilet },
}: {
  id: string
  utbetalinger: Utbetalinger
}) {
  const [dato, setDato] = useState(() => formatShortDate(nextBankdag(fileDate(new Date()))))
  const [tried, setTried] = useState(false)
  const bestill = useBestillUtbetaling(id)
  const { dag, feil: ulest } = readDag(dato)
  const feil = ulest ?? findDatofeil(dag, fileDate(new Date()))
  const toFault = useFirstFault()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (dag && !feil && !bestill.isPending) bestill.mutate(dag)
  }
  return (
    <>
      <p>{neste.antall === 0 ? text.ingenVenter : text.venter(neste.antall, formatKroner(neste.beloep))}</p>
      {staarOver.antall > 0 && (
        <p className="rp-dus">{text.staarOver(staarOver.antall, formatKroner(staarOver.beloep))}</p>
      )}
      {skyldes.antall > 0 && (
        <p className="rp-dus">{text.skyldes(skyldes.antall, formatKroner(skyldes.beloep))}</p>
      )}
      {(neste.antall > 0 || feilet.length > 0) && (
        <form noValidate {...toFault} onSubmit={submit} className="stack gap-20">
          <p className="rp-dus">{text.hjelp}</p>
          <TextField
            size="small"
            label={text.dato}
            description={text.datoHjelp}
            value={dato}
            error={tried ? feil : null}
            onChange={({ target }) => setDato(target.value)}
          />
          <div>
            <Button loading={bestill.isPending}>{text.lag}</Button>
          </div>
        </form>
      )}
      <Failure error={bestill.error} />
    </>
  )
}

type FilProps = { kjoeringId: string; fil: Utbetalingsfil; venter: boolean }

function Fil({ kjoeringId, fil, venter }: FilProps) {
  const { nummer, antall, beloep, dato, klar, bestilt, sendt, forkastet, avviste, feilet } = fil
  return (
    <li>
      <div>
        <strong>{text.fil(nummer)}</strong>
        <p>{text.innhold(antall, formatKroner(beloep), formatShortDate(dato))}</p>
        <p className="rp-dus" role="status">
          {klar || forkastet ? text.bestilt(bestilt.hvem, formatDateTime(bestilt.tid)) : text.lages}
        </p>
        {sendt && <p className="rp-dus">{text.sendt(sendt.hvem, formatDateTime(sendt.tid))}</p>}
        {forkastet && (
          <p className="rp-dus">
            {text.forkastet(forkastet.hvem, formatDateTime(forkastet.tid))} {venter && text.venterIgjen}
          </p>
        )}
        {avviste > 0 && (
          <Alert variant="warning" size="small">
            {text.avviste(avviste)}
          </Alert>
        )}
        {feilet.antall > 0 && <p>{text.feiletAv(feilet.antall, formatKroner(feilet.beloep))}</p>}
      </div>
      {klar && !forkastet && <Handlinger kjoeringId={kjoeringId} fil={fil} />}
      {klar && forkastet && (
        <div className="row gap-8">
          <Bankstatus kjoeringId={kjoeringId} fil={fil} />
        </div>
      )}
    </li>
  )
}

function Handlinger({ kjoeringId, fil }: { kjoeringId: string; fil: Utbetalingsfil }) {
  const [discarding, setDiscarding] = useState(false)
  const hent = useFetchFil()
  const send = useSendUtbetaling(kjoeringId)
  return (
    <>
      <div className="row gap-8">
        {fil.avviste === 0 && (
          <Button size="small" variant="secondary" loading={hent.isPending} onClick={() => hent.mutate(fil)}>
            {text.lastNed}
          </Button>
        )}
        {!fil.sendt && (
          <>
            <ConfirmButton
              size="small"
              variant="tertiary"
              label={text.merk}
              heading={text.merkSpoersmaal}
              backFirst
              busy={send.isPending}
              onConfirm={() => send.mutate(fil._id)}
            >
              {text.merkTekst}
            </ConfirmButton>
            <Button size="small" variant="tertiary" data-color="danger" onClick={() => setDiscarding(true)}>
              {text.forkast}
            </Button>
          </>
        )}
        <Bankstatus kjoeringId={kjoeringId} fil={fil} />
      </div>
      <Failure error={hent.error ?? send.error} />
      {discarding && (
        <ForkastDialog kjoeringId={kjoeringId} id={fil._id} onClose={() => setDiscarding(false)} />
      )}
    </>
  )
}

/** The answer on a file that was discarded says that the bank has it all the same. */
const svarfeil = (error: Error | null, { forkastet }: Utbetalingsfil): Error | null =>
  forkastet && error instanceof ApiError && error.code === 'foreldet' ? new Error(text.sendtLikevel) : error

function Bankstatus({ kjoeringId, fil: utbetaling }: { kjoeringId: string; fil: Utbetalingsfil }) {
  const picker = useRef<HTMLInputElement>(null)
  const les = useReadBankstatus(kjoeringId)
  return (
    <>
      {/* The browser's own button speaks the browser's language, not ours. */}
      <input
        ref={picker}
        type="file"
        hidden
        accept=".xml,.csv,.txt"
        onChange={({ target }) => {
          const fil = target.files?.[0]
          // So that the same file can be chosen again.
          target.value = ''
          if (fil) les.mutate({ id: utbetaling._id, fil })
        }}
      />
      <Button size="small" variant="tertiary" loading={les.isPending} onClick={() => picker.current?.click()}>
        {text.les}
      </Button>
      <p role="status">{les.data && text.lest(les.data.nye, les.data.ukjente)}</p>
      <Failure error={svarfeil(les.error, utbetaling)} />
    </>
  )
}

function Feilet({ feilet }: { feilet: readonly FeiletBetaling[] }) {
  const [moving, setMoving] = useState<FeiletBetaling | null>(null)
  return (
    <div>
      <Heading level="3" size="xsmall">
        {text.feilede}
      </Heading>
      <p className="rp-dus">{text.feiledeHjelp}</p>
      <ul className="lines">
        {feilet.map(one => (
          <FeiletRad key={one._id} betaling={one} onMove={() => setMoving(one)} />
        ))}
      </ul>
      {moving && <ReserveDialog betaling={moving} onClose={() => setMoving(null)} />}
    </div>
  )
}

type ReserveProps = { betaling: FeiletBetaling; onClose: () => void }

/** Asks to move a payment that failed, of a person who is erased, to the reserve. */
const ReserveDialog = ({ betaling: { _id: id, beloep }, onClose }: ReserveProps) => (
  <ReasonDialog
    heading={text.tilReservenHva(formatKroner(beloep))}
    send={text.tilReserven}
    change={useReleaseBetaling()}
    toInput={begrunnelse => ({ id, begrunnelse })}
    onClose={onClose}
  >
    <p>{text.tilReservenTekst}</p>
  </ReasonDialog>
)

type FeiletProps = { betaling: FeiletBetaling; onMove: () => void }
function FeiletRad({ betaling, onMove }: FeiletProps) {
  const { brukerId, navn, beloep, grunn, reserve, venterPaaKonto } = betaling
  return (
    <li>
      <div>
        {reserve === 'nei' ? (
          <Link className="aksel-link" to={`/admin/brukere/${brukerId}`}>
            {navn}
          </Link>
        ) : (
          navn
        )}
        <p>{grunn}</p>
        {reserve === 'nei' && (
          <p className="rp-dus">{venterPaaKonto ? text.venterPaaKonto : text.proevesIgjen}</p>
        )}
        {reserve === 'skylder' && <p className="rp-dus">{text.skylderReserve}</p>}
        {reserve === 'venter' && (
          <p className="rp-dus">
            {text.venterReserve}{' '}
            <Link className="aksel-link" to="/admin/fordelingen/avsatt">
              {text.seAvsatt}
            </Link>
          </p>
        )}
      </div>
      <div className="row gap-8">
        {reserve === 'kan' && (
          <Button
            size="small"
            variant="tertiary"
            aria-label={text.tilReservenHva(formatKroner(beloep))}
            onClick={onMove}
          >
            {text.tilReserven}
          </Button>
        )}
        <span className="rp-tall">{formatKroner(beloep)}</span>
      </div>
    </li>
  )
}
