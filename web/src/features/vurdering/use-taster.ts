import type { Status } from '@rp/contract/status'
import { useEffect, useRef, useState } from 'react'
import { areSingleKeysOn } from './enkelttaster.tsx'
import { type Handling, isTyping, nameOfPress, statustaster, taster } from './taster.ts'

export type Handlinger = Partial<Record<Handling, () => void>> & { settStatus: (status: Status) => void }

const byKey = new Map(taster)
const statusByKey = new Map(statustaster)

function perform(key: string, handlinger: Handlinger): boolean {
  const status = statusByKey.get(key)
  if (status !== undefined) {
    handlinger.settStatus(status)
    return true
  }
  const handling = byKey.get(key)
  const act = handling && handlinger[handling]
  act?.()
  return act !== undefined
}

const changing: ReadonlySet<Handling> = new Set(['pc', 'rh', 'godkjenn', 'rettigheter', 'frase'])
function changes(key: string): boolean {
  const handling = byKey.get(key)
  return statusByKey.has(key) || (handling !== undefined && changing.has(handling))
}

/** Whether a key that would have changed this document was pressed before it had come: it has changed nothing. */
export function usePressedTooSoon(id: string, isReady: boolean): boolean {
  const [pressed, setPressed] = useState<string | null>(null)
  // Whoever comes back to it later has pressed nothing.
  useEffect(() => () => setPressed(last => (last === id ? null : last)), [id])
  useEffect(() => {
    if (isReady) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (areSingleKeysOn() && !isTyping(event.target) && changes(nameOfPress(event) ?? '')) setPressed(id)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [id, isReady])
  return pressed === id
}

/**
 * The keys of a review, wherever in it focus is; also nowhere, as after a button that went away. Not while a popup is open over it,
 * and single keys not while the person types.
 */
export function useTaster(handlinger: Handlinger): void {
  const latest = useRef(handlinger)
  latest.current = handlinger
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      if (document.querySelectorAll('dialog[open]').length !== 1) return
      const key = nameOfPress(event)
      if (key === null || key === 'escape') return
      if (!key.startsWith('mod+') && (!areSingleKeysOn() || isTyping(event.target))) return
      if (perform(key, latest.current)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
