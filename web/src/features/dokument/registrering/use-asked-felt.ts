import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Registreringsutkast } from './registrering-draft.parts.ts'
import { findFelt, toMaal } from './til-felt.parts.ts'

/** Leads to the field that the address names (`til`), once for each time it names one. */
export function useAskedFelt(list: readonly Registreringsutkast[]): void {
  const [search] = useSearchParams()
  const til = toMaal(search.get('til'))
  const latest = useRef(list)
  latest.current = list
  useEffect(() => {
    if (til === null || til === 'signatur') return
    // After the list has brought the opened row into view.
    const frame = requestAnimationFrame(() => {
      const field = document.getElementById(findFelt(latest.current, til) ?? '')
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [til])
}
