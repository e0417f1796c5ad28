import { Button, type ButtonProps } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { BrukerDetaljer } from '@rp/contract/bruker-stab'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../../platform/session.ts'
import { Told } from '../../../ui/failure.tsx'
import { BekreftTilgang, type Sporsmaal } from './bekreft-tilgang.tsx'
import { EpostDialog } from './epost-dialog.tsx'
import { NullstillDialog } from './nullstill-dialog.tsx'
import { useSendPassordlenke } from './stab.queries.ts'
import { listText, brukerText as page, tilgangText as text } from './stab.text.ts'

type Valg = Sporsmaal | 'epost' | 'totrinn'

/** How the person logs in, and what they may do. Each change is a question of its own. */
export function Tilgang({ bruker }: { bruker: BrukerDetaljer }) {
  const [asking, setAsking] = useState<Valg | null>(null)
  const [saved, setSaved] = useState(false)
  const ask = (what: Valg) => () => {
    setSaved(false)
    setAsking(what)
  }
  const close = (done: boolean) => {
    setAsking(null)
    setSaved(done)
  }
  const me = useSession()?.id
  const isAdministrator = bruker.brukertype === 'administrator'
  return (
    <section className="panel" aria-labelledby="seksjon-tilgang">
      <div className="stack gap-20">
        <Heading level="2" size="small" id="seksjon-tilgang">
          {text.tittel}
        </Heading>
        <dl className="stack gap-20 anywhere">
          <Linje navn={text.epost} verdi={bruker.email}>
            <Knapp onClick={ask('epost')}>{text.byttEpost}</Knapp>
            <SendLenke bruker={bruker} />
          </Linje>
          <Linje navn={text.totrinn} verdi={bruker.totrinn ? text.totrinnPaa : text.totrinnAv}>
            {bruker.totrinn && bruker.id !== me && (
              <Knapp onClick={ask('totrinn')} aria-label={text.nullstillTittel}>
                {text.nullstill}
              </Knapp>
            )}
          </Linje>
          <Linje navn={text.rolle} verdi={listText.roller[bruker.brukertype]}>
            <Knapp onClick={ask(isAdministrator ? 'taBort' : 'gjoerAdministrator')}>
              {isAdministrator ? text.taBort : text.gjoerAdministrator}
            </Knapp>
          </Linje>
          <Linje navn={text.konto} verdi={listText.kontoer[bruker.aktiv ? 'aktiv' : 'deaktivert']}>
            {bruker.aktiv && <Knapp onClick={ask('loggUt')}>{text.loggUt}</Knapp>}
            <Knapp
              onClick={ask(bruker.aktiv ? 'deaktiver' : 'aktiver')}
              {...(bruker.aktiv && { 'data-color': 'danger' })}
            >
              {bruker.aktiv ? text.deaktiver : text.aktiver}
            </Knapp>
          </Linje>
        </dl>
        <Told>{saved && page.lagret}</Told>
      </div>
      {asking === 'epost' && <EpostDialog bruker={bruker} onClose={close} />}
      {asking === 'totrinn' && <NullstillDialog bruker={bruker} onClose={close} />}
      {asking !== null && asking !== 'epost' && asking !== 'totrinn' && (
        <BekreftTilgang key={asking} bruker={bruker} sporsmaal={asking} onClose={close} />
      )}
    </section>
  )
}

const Knapp = (props: ButtonProps & { 'data-color'?: 'danger' }) => (
  <Button type="button" size="small" variant="secondary" {...props} />
)

function Linje({ navn, verdi, children }: { navn: string; verdi: string; children: ReactNode }) {
  return (
    <div>
      <dt>{navn}</dt>
      <dd>{verdi}</dd>
      <dd className="row gap-8 over-8">{children}</dd>
    </div>
  )
}

function SendLenke({ bruker }: { bruker: BrukerDetaljer }) {
  const send = useSendPassordlenke(bruker.id)
  return (
    <>
      <Knapp loading={send.isPending} onClick={() => send.mutate()}>
        {text.lenke}
      </Knapp>
      <Told error={send.error && `${text.lenkeFeilet} ${send.error.message}`}>{send.data?.message}</Told>
    </>
  )
}
