import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { PdfEngine, PdfState } from './pdf-engine.ts'
import type { PdfPlace } from './pdf-place.ts'
import type { LoadRange } from './pdf-source.ts'
import type { PdfZoom } from './pdf-zoom.ts'

export type PdfPhase = 'henter' | 'klar' | 'feilet'

type Source = {
  loadRange: LoadRange
  length: number
  version: string
  zoom: PdfZoom
  onZoom: ((zoom: PdfZoom) => void) | undefined
  place: PdfPlace | null
}

const nothing: PdfState = { page: 1, pages: 0, scale: 1, fitsWidth: true }

/**
 * Keeps one opened PDF in `container`. The library comes only now, in a bundle of its own. A new `version` opens the file anew;
 * `retry` does the same after a failure.
 */
export function usePdf(container: RefObject<HTMLDivElement | null>, source: Source) {
  const { length, version, place } = source
  const load = useRef(source.loadRange)
  load.current = source.loadRange
  // Kept from one file to the next.
  const zoom = useRef(source.zoom)
  const toldZoom = useRef(source.onZoom)
  toldZoom.current = source.onZoom
  const engine = useRef<PdfEngine | null>(null)
  const toShow = useRef(place)
  toShow.current = place
  const [phase, setPhase] = useState<PdfPhase>('henter')
  const [state, setState] = useState(nothing)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: version and attempt say when to open the file anew.
  useEffect(() => {
    let closed = false
    let opened: PdfEngine | null = null
    const fail = () => {
      if (!closed) setPhase('feilet')
    }
    setPhase('henter')
    setState(nothing)
    import('./pdf-engine.ts').then(({ openPdf }) => {
      if (closed || container.current === null) return
      opened = openPdf({
        container: container.current,
        length,
        loadRange: (begin, end, signal) => load.current(begin, end, signal),
        onState: next => {
          if (closed) return
          setState(next)
          setPhase('klar')
        },
        onFail: fail,
        zoom: zoom.current,
        onZoom: next => {
          zoom.current = next
          toldZoom.current?.(next)
        },
      })
      engine.current = opened
      opened.show(toShow.current)
    }, fail)
    return () => {
      closed = true
      engine.current = null
      opened?.destroy()
    }
  }, [container, length, version, attempt])

  useEffect(() => engine.current?.show(place), [place])

  const retry = useCallback(() => setAttempt(count => count + 1), [])
  return { engine, phase, state, retry }
}
