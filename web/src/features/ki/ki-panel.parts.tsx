import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Loader } from '@navikt/ds-react/Loader'
import { ProgressBar } from '@navikt/ds-react/ProgressBar'
import type { KiLesing, KiMerknad, KiSvar, Sted } from '@rp/contract/ki'
import type { ReactNode } from 'react'
import { formatTime } from '../../platform/format.ts'
import { isOpen, isWorthAgain } from './felt-stilling.ts'
import { isKiOn, isUnderway, useStartKi } from './ki.queries.ts'
import { feltnavn, kiText, merknadText, kiText as text } from './ki.text.ts'
import { KiKnapp, KiStjerne } from './ki-knapp.tsx'
import './ki.css'

export { feltnavn, kiText, merknadText }

export const kiFeilText = text.feilet

export type KiPanelProps = {
  dokumentId: string
  query: { data: KiSvar | undefined; error: { message: string } | null; refetch: () => unknown }
  /** How many proposals lie in their fields unseen, and how many wait beside theirs. */
  antall: { fyltUt: number; usikre: number }
  laast: boolean
  merknader: readonly KiMerknad[]
  /** What each remark says to whoever reads it here. */
  merknadText: Record<KiMerknad['kode'], string>
  /** Accepts all that is sure; null where there is nothing to accept. */
  onGodtaAlle: (() => void) | null
  /** How many that are, and what it comes to, in a sentence. */
  sikre: number
  godtaAlleHva: string
  onVisSted: (sted: Sted, label: string) => void
  /** KI is done, but the form holds something unsaved: takes in what KI has filled in, under what the person wrote. */
  onHent: (() => void) | null
  /** The sentence of an answer that could not be saved. */
  feil: string | null
  hjelp: ReactNode
}

/** What KI is doing, or has found, on top of the fields that it speaks of. */
export function KiPanel(props: KiPanelProps) {
  const { query, laast } = props
  if (query.data === undefined)
    return query.error === null ? null : (
      <Linje>
        <p role="alert">
          {text.hentFeilet} {query.error.message}
        </p>
        <KiKnapp felt={text.overskrift} onClick={() => void query.refetch()}>
          {text.proevIgjen}
        </KiKnapp>
      </Linje>
    )
  const { lesing } = query.data
  if (lesing === null || lesing.tilstand === 'feilet') {
    if (laast || !isKiOn()) return null
    return lesing ? <Feilet {...props} lesing={lesing} /> : <Start {...props} />
  }
  return isUnderway(lesing) ? (
    <Underway lesing={lesing} laast={laast} />
  ) : (
    <Ferdig {...props} svar={query.data} />
  )
}

/** Where a link to the proposals leads. */
export const kiPanelId = 'ki-forslag'

const Linje = ({ children }: { children: ReactNode }) => (
  <section className="ki-panel stack type-3" id={kiPanelId} tabIndex={-1} aria-label={text.overskrift}>
    {children}
  </section>
)

/** Nobody has asked KI: it can be asked, and that is all. */
function Start({ dokumentId, hjelp }: KiPanelProps) {
  return (
    <section className="line gap-4" aria-label={text.overskrift}>
      <StartButton dokumentId={dokumentId} label={text.lesMedKi} />
      {hjelp}
    </section>
  )
}

/** It did not manage: what happened, and another try. */
function Feilet({ dokumentId, lesing, hjelp }: KiPanelProps & { lesing: KiLesing }) {
  return (
    <Linje>
      <div className="ki-panel__ord line top gap-8">
        <p role="status">
          {text.feilet[lesing.feil ?? 'intern']} {text.feiletHva}
        </p>
        {hjelp}
      </div>
      <StartButton dokumentId={dokumentId} label={text.lesPaaNytt} />
    </Linje>
  )
}

type StartProps = { dokumentId: string; label: string; rolig?: boolean }

/** `rolig`: one more possibility, not what the panel asks for. */
function StartButton({ dokumentId, label, rolig = false }: StartProps) {
  const start = useStartKi(dokumentId)
  return (
    <div className="row">
      <Button
        type="button"
        size="xsmall"
        variant={rolig ? 'tertiary' : 'secondary'}
        loading={start.isPending}
        onClick={() => start.mutate()}
      >
        {label}
      </Button>
      {start.error && <p role="alert">{start.error.message}</p>}
    </div>
  )
}

const stepOf = (lesing: KiLesing): string => {
  if (lesing.tilstand === 'leser')
    return text.skjer.leser(Math.min(lesing.lest + 1, lesing.sider), lesing.sider)
  if (lesing.tilstand === 'finner') return text.skjer.finner
  return lesing.venterTil === null ? text.skjer.venter : text.skjer.venterTil(formatTime(lesing.venterTil))
}

function Underway({ lesing, laast }: { lesing: KiLesing; laast: boolean }) {
  return (
    <Linje>
      <div className="ki-panel__ord line top gap-8">
        <Loader size="xsmall" aria-hidden title="" />
        <p role="status">
          {stepOf(lesing)} {!laast && <span className="hint">{text.skjer.imens}</span>}
        </p>
      </div>
      {lesing.sider > 0 && (
        <ProgressBar
          size="small"
          value={lesing.tilstand === 'finner' ? lesing.sider : lesing.lest}
          valueMax={lesing.sider}
          aria-label={text.overskrift}
        />
      )}
    </Linje>
  )
}

function summaryOf({ svar, antall, laast }: KiPanelProps & { svar: KiSvar }): string {
  if (laast) return text.laastOppsummering
  if (svar.forslag.length === 0) return text.ingenFunn
  return antall.fyltUt + antall.usikre === 0 ? text.sjekket : text.oppsummering(antall.fyltUt, antall.usikre)
}

function Ferdig(props: KiPanelProps & { svar: KiSvar }) {
  const { svar, sikre, godtaAlleHva, laast, feil, hjelp, onGodtaAlle, onHent } = props
  const { lesing, forslag } = svar
  return (
    <Linje>
      <div className="ki-panel__ord line top gap-8">
        {!laast && forslag.some(isOpen) && <KiStjerne />}
        <p role="status">{onHent ? text.klarMensDuSkrev : summaryOf(props)}</p>
        {hjelp}
      </div>
      {lesing?.reserve && <p className="hint">{text.reserve}</p>}
      {lesing && lesing.utelatt > 0 && <p className="hint">{text.utelatt(lesing.utelatt)}</p>}
      {feil !== null && (
        <p role="alert">
          {text.svarFeilet} {feil}
        </p>
      )}
      {!laast && (onHent || onGodtaAlle) && (
        <div className="row">
          {onHent && (
            <Button type="button" size="xsmall" variant="secondary" onClick={onHent}>
              {text.hentForslag}
            </Button>
          )}
          {onGodtaAlle && !onHent && (
            <>
              <Button type="button" size="xsmall" variant="secondary" onClick={onGodtaAlle}>
                {text.godtaAlle(sikre)}
              </Button>
              <span className="hint">{godtaAlleHva}</span>
            </>
          )}
        </div>
      )}
      <Merknader {...props} />
      {!laast && isKiOn() && isWorthAgain(svar) && (
        <>
          <p className="hint">{text.stemmerIkke}</p>
          <StartButton dokumentId={props.dokumentId} label={text.lesPaaNytt} rolig />
        </>
      )}
    </Linje>
  )
}

/** The first sentence: what it is about, without what to do. */
const headOf = (sentences: string): string => sentences.replace(/\. .*$/u, '.')

/** What to know about the document itself, and what can be done about it. */
function Merknader({ merknader, laast, merknadText, onVisSted }: KiPanelProps) {
  if (laast || merknader.length === 0) return null
  const contentOf = ({ kode, sted }: KiMerknad) => (
    <>
      {merknadText[kode]}{' '}
      {sted && (
        <KiKnapp felt={text.merknad} onClick={() => onVisSted(sted, headOf(merknadText[kode]))}>
          {text.vis(sted.side)}
        </KiKnapp>
      )}
    </>
  )
  return (
    <ul className="ki-panel__merknader stack gap-8 ruled">
      {merknader.map(one => (
        <li key={one.kode}>
          {one.kode === 'annet_personnummer' ? (
            <Alert variant="warning" size="small">
              {contentOf(one)}
            </Alert>
          ) : (
            contentOf(one)
          )}
        </li>
      ))}
    </ul>
  )
}
