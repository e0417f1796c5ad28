import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Loader } from '@navikt/ds-react/Loader'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PdfPlace } from './pdf-place.ts'
import type { LoadRange } from './pdf-source.ts'
import { PdfToolbar } from './pdf-toolbar.tsx'
import { PlaceStrip } from './place-strip.tsx'
import './pdf-viewer.css'
import { text } from './pdf-viewer.text.ts'
import type { PdfZoom } from './pdf-zoom.ts'
import { usePdf } from './use-pdf.ts'

export type PdfViewerProps = {
  /** Reads a range of the file; rejects when it cannot be had. */
  loadRange: LoadRange
  /** Size of the file in bytes. */
  length: number
  /** What the document is called, for those who cannot see it. */
  title: string
  /** Changes when the file does; the viewer then opens it anew. */
  version: string
  onDownload: () => void
  /** Why it could not be downloaded, and what to do. */
  downloadError: string | undefined
  /** How large the pages are at first, and what is told when the person chooses another size. */
  zoom?: PdfZoom
  onZoom?: ((zoom: PdfZoom) => void) | undefined
  /** What to mark on its page and bring into view; another object, another time. */
  place?: PdfPlace | null | undefined
  /** The person has seen the place: by Esc, or by the button beside its words. */
  onPlaceSeen?: (() => void) | undefined
}

/** Shows a PDF with its pages under one another. Only the pages in view are drawn; the text can be selected. */
export function PdfViewer(props: PdfViewerProps) {
  const { loadRange, length, title, version, onDownload, zoom = 'bredde', onZoom, place = null } = props
  const container = useRef<HTMLDivElement>(null)
  const { engine, phase, state, retry } = usePdf(container, {
    loadRange,
    length,
    version,
    zoom,
    onZoom,
    place,
  })
  const { root, full, toggle } = useFull()

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const action = keys[event.key]
    if (action === undefined || engine.current === null) return
    event.preventDefault()
    action(engine.current, state.page)
  }

  return (
    <div className="pdf" ref={root} data-full={full || undefined}>
      <PdfToolbar
        state={state}
        engine={() => engine.current}
        full={full}
        onFull={toggle}
        onDownload={onDownload}
      />
      {props.downloadError && (
        <Alert variant="error" size="small" fullWidth role="alert">
          {props.downloadError}
        </Alert>
      )}
      <PlaceStrip place={place} onSeen={props.onPlaceSeen} />
      <div className="pdf__flate">
        {/* biome-ignore lint/a11y/useSemanticElements: the library demands a div. */}
        <div
          className="pdf__rull"
          ref={container}
          role="region"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable with the keyboard.
          tabIndex={0}
          aria-label={text.dokument(title)}
          aria-busy={phase === 'henter'}
          onKeyDown={onKeyDown}
        >
          <div className="pdfViewer" />
        </div>
        {phase === 'henter' && (
          <p className="pdf__melding" role="status">
            <Loader size="large" title={text.henter} />
            <span>{text.henter}</span>
          </p>
        )}
        {phase === 'feilet' && (
          <div className="pdf__melding" role="alert">
            <p>
              <strong>{text.feilet}</strong> {text.feiletHva}
            </p>
            <Button size="small" variant="secondary" onClick={retry}>
              {text.proevIgjen}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

type Engine = NonNullable<ReturnType<typeof usePdf>['engine']['current']>

const keys: Record<string, (engine: Engine, page: number) => void> = {
  PageDown: (engine, page) => engine.goTo(page + 1),
  PageUp: (engine, page) => engine.goTo(page - 1),
  '+': engine => engine.zoom(1),
  '-': engine => engine.zoom(-1),
  '0': engine => engine.fitWidth(),
}

/** Fills the screen: by the browser's own means where it has them, else by covering the page (iPhones). */
function useFull() {
  const root = useRef<HTMLDivElement>(null)
  const [full, setFull] = useState(false)
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement === root.current && root.current !== null)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [])
  useEffect(() => {
    if (!full) return
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Before a dialog around the viewer takes it for its own.
      event.preventDefault()
      event.stopPropagation()
      if (document.fullscreenElement !== null) void document.exitFullscreen()
      setFull(false)
    }
    window.addEventListener('keydown', close, { capture: true })
    return () => window.removeEventListener('keydown', close, { capture: true })
  }, [full])
  const toggle = () => {
    if (document.fullscreenElement !== null) void document.exitFullscreen()
    else if (root.current?.requestFullscreen && !full)
      root.current.requestFullscreen().catch(() => setFull(true))
    else setFull(!full)
  }
  return { root, full, toggle }
}
