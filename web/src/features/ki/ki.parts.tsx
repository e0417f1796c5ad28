import type { KiForslag } from '@rp/contract/ki'
import { type ReactNode, useId, useRef } from 'react'
import { type Innhold, isOpen, isSure, type Stilling, stillingOf } from './felt-stilling.ts'
import { kiText as text } from './ki.text.ts'
import { KiKnapp, KiStjerne, VisKnapp } from './ki-knapp.tsx'
import './ki.css'

export { type Innhold, isOpen, isSure, type Stilling, stillingOf }

/** What a person can do with a proposal. None of it saves the document. */
export type KiHandlinger = {
  /** It is right: the mark goes. */
  godta: (forslag: KiForslag) => void
  /** Nothing is wanted of it. */
  forkast: (forslag: KiForslag) => void
  /** Shows the place that it was read from. */
  vis: (forslag: KiForslag, navn: string) => void
}

export type KiFeltProps = {
  /** Label of the field. */
  navn: string
  forslag: KiForslag | null
  innhold: Innhold
  /** The proposed value as a person reads it. */
  verdi: string
  /** Changes the draft. */
  endre: { bruk: () => void; fjern: () => void }
  handlinger: KiHandlinger
}

/** A field with what KI proposes for it. It lies in the light until a person has looked. */
export function KiFelt({ ki, children }: { ki: KiFeltProps | null; children: ReactNode }) {
  const stilling = ki && stillingOf(ki.forslag, ki.innhold)
  const box = useRef<HTMLDivElement>(null)
  // The pressed button goes with the proposal; the field itself would bring up a phone's keyboard.
  const thenStay = (act: () => void) => () => {
    act()
    box.current?.focus({ preventScroll: true })
  }
  return (
    <div className="ki-felt" data-ki={stilling ?? undefined} ref={box} tabIndex={-1}>
      {children}
      {ki?.forslag && stilling && (
        <Forslag {...ki} forslag={ki.forslag} stilling={stilling} thenStay={thenStay} />
      )}
    </div>
  )
}

type ForslagProps = KiFeltProps & {
  forslag: KiForslag
  stilling: Stilling
  thenStay: (act: () => void) => () => void
}

function Forslag(props: ForslagProps) {
  const { navn, forslag, stilling, handlinger } = props
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this only names what belongs to one.
    <div className="ki-forslag" role="group" aria-labelledby={id}>
      <p id={id}>
        <Ord {...props} />
        <span className="aksel-sr-only"> ({navn})</span>
      </p>
      {stilling === 'tilbys' && forslag.forklaring !== '' && <p>{forslag.forklaring}</p>}
      <div className="row gap-16">
        <Valg {...props} />
        <VisKnapp forslag={forslag} navn={navn} onVis={handlinger.vis} />
      </div>
    </div>
  )
}

function Ord({ stilling, verdi, forslag }: ForslagProps) {
  const sikkerhet = isSure(forslag) ? text.sikker : text.usikker
  if (stilling === 'leste') return text.leste(verdi)
  return (
    <>
      <KiStjerne /> <b>{stilling === 'utfylt' ? text.merke : text.foreslaar(verdi)}</b>{' '}
      <span className="ki-forslag__sikkerhet nowrap">{sikkerhet}</span>
    </>
  )
}

function Valg({ stilling, navn, forslag, endre, handlinger, thenStay }: ForslagProps) {
  if (stilling === 'utfylt')
    return (
      <>
        <KiKnapp felt={navn} onClick={thenStay(() => handlinger.godta(forslag))}>
          {text.stemmer}
        </KiKnapp>
        <KiKnapp felt={navn} onClick={thenStay(endre.fjern)}>
          {text.fjern}
        </KiKnapp>
      </>
    )
  return (
    <>
      <KiKnapp felt={navn} onClick={thenStay(endre.bruk)}>
        {text.bruk}
      </KiKnapp>
      {/* What KI put there itself is answered by the save of what the person wants instead. */}
      {forslag.tilstand === 'foreslaatt' && (
        <KiKnapp felt={navn} onClick={thenStay(() => handlinger.forkast(forslag))}>
          {stilling === 'tilbys' ? text.forkast : text.beholdMitt}
        </KiKnapp>
      )}
    </>
  )
}
