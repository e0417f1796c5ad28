import { useEffect, useRef, useState } from 'react'
import { text } from './registrering.text.ts'
import type { Registreringshandling, Registreringsutkast } from './registrering-draft.parts.ts'

/** Adding, moving and removing: focus follows the entry, and what happened is told to those who cannot see it. */
export function useRegistreringList(
  entries: readonly Registreringsutkast[],
  onAction: (action: Registreringshandling) => void,
) {
  const [told, setTold] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const refocus = useRef<string | null>(null)
  useEffect(() => {
    if (refocus.current === null) return
    list.current?.querySelector<HTMLElement>(refocus.current)?.focus()
    refocus.current = null
  })

  return {
    list,
    told,
    add: () => {
      const id = `ny-${crypto.randomUUID()}`
      refocus.current = `[data-reg="${id}"] input`
      setTold(text.lagtTil(entries.length + 1))
      onAction({ type: 'lagt_til', id })
    },
    move: (index: number, direction: 1 | -1) => {
      const entry = entries[index]
      const to = index + direction
      if (entry === undefined || to < 0 || to >= entries.length) return
      refocus.current = `[data-reg="${entry.id}"] [data-retning="${direction}"]`
      setTold(text.flyttet(to + 1, entries.length))
      onAction({ type: 'flyttet', id: entry.id, retning: direction })
    },
    remove: (index: number) => {
      const entry = entries[index]
      if (entry === undefined || index === 0) return
      const next = entries[index + 1]
      if (next) refocus.current = `[data-reg="${next.id}"] [data-fjern]`
      else document.getElementById('reg-legg-til')?.focus()
      setTold(text.fjernet)
      onAction({ type: 'fjernet', id: entry.id })
    },
  }
}
