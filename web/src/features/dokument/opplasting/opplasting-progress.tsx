import { ProgressBar } from '@navikt/ds-react/ProgressBar'
import { opplastingssteg } from '@rp/contract/opplasting'
import { useEffect, useRef, useState } from 'react'
import { formatBytes } from '../../../platform/format.ts'
import { fremdriftText as text } from './opplasting.text.ts'
import type { Fase, Opplasting, Steg } from './opplasting-state.ts'

/** Real progress: bytes while they are sent, then the server's own steps. Below them, messages in turn. */
export function OpplastingProgress({ upload: { fase, trekkUt } }: { upload: Opplasting }) {
  const box = useRef<HTMLDivElement>(null)
  const sending = fase.navn === 'sender'
  const busy = sending || fase.navn === 'leter'
  useEffect(() => {
    if (sending) box.current?.scrollIntoView({ block: 'nearest' })
  }, [sending])
  useEffect(() => {
    // The button that was pressed is disabled, and a disabled button cannot keep focus.
    if (busy) box.current?.focus({ preventScroll: true })
  }, [busy])
  if (!busy) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this only names what has focus.
    <div className="stack ruled" role="group" aria-label={text.navn} ref={box} tabIndex={-1}>
      {sending ? (
        <>
          <Steps fase={fase} />
          <RotatingMessage
            messages={trekkUt ? [behandler, klargjoer, analyserer, bilder] : [behandler, klargjoer, bilder]}
          />
        </>
      ) : (
        <p className="under-8 rp-dus" role="status">
          {text.leter}
        </p>
      )}
    </div>
  )
}

type Sending = Extract<Fase, { navn: 'sender' }>
const shown = opplastingssteg.filter((steg): steg is Exclude<Steg, 'ferdig'> => steg !== 'ferdig')

function Steps({ fase }: { fase: Sending }) {
  const at = opplastingssteg.indexOf(fase.steg)
  return (
    <>
      <ol className="trinn stack" aria-label={text.navn}>
        {shown.map((steg, index) => (
          <li
            key={steg}
            data-tilstand={index < at ? 'ferdig' : index === at ? 'naa' : undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            <i aria-hidden="true">{index + 1}</i>
            <div>
              {text.steg[steg]}
              {steg === 'mottar' && index === at && <Sent fase={fase} />}
            </div>
          </li>
        ))}
      </ol>
      <span className="aksel-sr-only" role="status">
        {sayWhere(fase)}
      </span>
    </>
  )
}

/** How far the bytes have come, or how long they wait for their turn. */
function Sent({ fase: { sendt, totalt, venter } }: { fase: Sending }) {
  if (venter !== null) return <small>{text.venter(venter)}</small>
  const percent = totalt === 0 ? 0 : Math.min(100, Math.floor((sendt / totalt) * 100))
  return (
    <>
      <small>
        {text.sendt(percent)} ({formatBytes(sendt)} av {formatBytes(totalt)})
      </small>
      <ProgressBar size="small" value={percent} valueMax={100} aria-label={text.steg.mottar} />
    </>
  )
}

function sayWhere({ venter, steg }: Sending): string {
  if (venter !== null) return text.venter(venter)
  return steg === 'ferdig' ? '' : text.steg[steg]
}

const { behandler, klargjoer, analyserer, bilder } = text.meldinger

/** Every 3 seconds, with a fade of 600 ms (specification, section 9). */
const rotateEvery = 3000
const fadeTime = 600

/** The specification's messages, one after the other. */
export function RotatingMessage({ messages }: { messages: readonly string[] }) {
  const [index, setIndex] = useState(0)
  const [fading, setFading] = useState(false)
  useEffect(() => {
    let fade: ReturnType<typeof setTimeout> | undefined
    const turn = setInterval(() => {
      setFading(true)
      fade = setTimeout(() => {
        setIndex(current => current + 1)
        setFading(false)
      }, fadeTime / 2)
    }, rotateEvery)
    return () => {
      clearInterval(turn)
      clearTimeout(fade)
    }
  }, [])
  return (
    <p className="last__melding muted" data-fading={fading || undefined} aria-hidden="true">
      {messages[index % messages.length]}
    </p>
  )
}
