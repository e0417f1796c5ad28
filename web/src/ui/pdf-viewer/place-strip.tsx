import { useEffect, useRef } from 'react'
import type { PdfPlace } from './pdf-place.ts'
import { text } from './pdf-viewer.text.ts'

type Props = { place: PdfPlace | null; onSeen: (() => void) | undefined }

/** What is marked, in words, and the way to take the mark away. */
export function PlaceStrip({ place, onSeen }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  useComeForward(strip, place)
  useEscape(strip, place !== null, onSeen)
  return (
    <div className="pdf__viser" ref={strip} data-viser={place !== null || undefined}>
      <p role="status" className="grow anywhere">
        {place && text.sted(place.page, place.label)}
      </p>
      {place && onSeen && (
        <button type="button" className="bare" title={text.ferdigHva} onClick={onSeen}>
          {text.ferdig}
        </button>
      )}
    </div>
  )
}

/** Behind another tab until now: into view, and focus goes along where the pressed button went out of sight. */
function useComeForward(strip: { current: HTMLElement | null }, place: PdfPlace | null) {
  useEffect(() => {
    if (place === null) return
    const frame = requestAnimationFrame(() => {
      strip.current?.closest('.pdf')?.scrollIntoView({ block: 'nearest' })
      const focused = document.activeElement
      if (focused instanceof HTMLElement && focused !== document.body && focused.offsetParent !== null) return
      strip.current?.querySelector('button')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [strip, place])
}

/** Esc is the mark's before it is that of a dialog around the viewer; a dialog over it, or an open list, keeps its own. */
function useEscape(
  strip: { current: HTMLElement | null },
  marked: boolean,
  onSeen: (() => void) | undefined,
) {
  const seen = useRef(onSeen)
  seen.current = onSeen
  useEffect(() => {
    if (!marked) return
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body
      const over = target.closest('dialog[open]')
      if (event.key !== 'Escape' || document.fullscreenElement !== null) return
      if ((over && !over.contains(strip.current)) || target.ariaExpanded === 'true') return
      event.preventDefault()
      event.stopPropagation()
      seen.current?.()
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [strip, marked])
}
