import {
  CaretLeftRightIcon,
  DownloadIcon,
  ExpandIcon,
  ShrinkIcon,
  ZoomMinusIcon,
  ZoomPlusIcon,
} from '@navikt/aksel-icons'
import { type ReactNode, useEffect, useState } from 'react'
import type { PdfEngine, PdfState } from './pdf-engine.ts'
import { text } from './pdf-viewer.text.ts'

type Props = {
  state: PdfState
  engine: () => PdfEngine | null
  full: boolean
  onFull: () => void
  onDownload: () => void
}

export function PdfToolbar({ state, engine, full, onFull, onDownload }: Props) {
  const ready = state.pages > 0
  return (
    <div className="pdf__verktoy line spread gap-8" role="toolbar" aria-label={text.verktoy}>
      <PageField state={state} onGo={page => engine()?.goTo(page)} />
      <div className="line gap-4">
        <Tool name={text.zoomUt} disabled={!ready} onClick={() => engine()?.zoom(-1)}>
          <ZoomMinusIcon aria-hidden />
        </Tool>
        <span className="pdf__prosent">{ready ? `${Math.round(state.scale * 100)} %` : ''}</span>
        <Tool name={text.zoomInn} disabled={!ready} onClick={() => engine()?.zoom(1)}>
          <ZoomPlusIcon aria-hidden />
        </Tool>
        <Tool
          name={text.tilpass}
          disabled={!ready}
          pressed={state.fitsWidth}
          onClick={() => engine()?.fitWidth()}
        >
          <CaretLeftRightIcon aria-hidden />
        </Tool>
      </div>
      <div className="line gap-4">
        <Tool name={text.lastNed} onClick={onDownload}>
          <DownloadIcon aria-hidden />
        </Tool>
        <Tool name={full ? text.lukkStor : text.storVisning} onClick={onFull}>
          {full ? <ShrinkIcon aria-hidden /> : <ExpandIcon aria-hidden />}
        </Tool>
      </div>
    </div>
  )
}

type ToolProps = {
  name: string
  onClick: () => void
  disabled?: boolean
  pressed?: boolean
  children: ReactNode
}

function Tool({ name, onClick, disabled, pressed, children }: ToolProps) {
  return (
    <button
      type="button"
      className="bare"
      aria-label={name}
      title={name}
      disabled={disabled}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

function PageField({ state, onGo }: { state: PdfState; onGo: (page: number) => void }) {
  const [typed, setTyped] = useState(String(state.page))
  useEffect(() => setTyped(String(state.page)), [state.page])
  const go = () => {
    const page = Number(typed)
    if (Number.isInteger(page) && page >= 1 && page <= state.pages) onGo(page)
    else setTyped(String(state.page))
  }
  return (
    <form
      className="pdf__side line baseline gap-8 nowrap"
      onSubmit={event => {
        event.preventDefault()
        go()
      }}
    >
      <span aria-hidden>{text.sideOrd}</span>
      <input
        aria-label={text.gaaTilSide}
        inputMode="numeric"
        size={Math.max(2, String(state.pages).length)}
        value={state.pages > 0 ? typed : ''}
        disabled={state.pages === 0}
        onChange={event => setTyped(event.target.value)}
        onBlur={go}
        onFocus={event => event.target.select()}
      />
      <span>{state.pages > 0 ? text.av(state.pages) : ''}</span>
    </form>
  )
}
