import type { Status } from '@rp/contract/status'
import { useEffect, useRef, useState } from 'react'
import { type Handling, isTyping, nameOfPress, statustaster, taster } from './taster.ts'

export type Handlinger = Partial<Record<Handling, () => void>> & { settStatus: (status: Status) => void }

const place = 'rp.enkelttaster'

/** Whether keys without Ctrl do anything; those who speak to their machine turn them off (WCAG 2.1.4). */
function useEnkelttaster() {
  const [enkle, setEnkle] = useState(() => localStorage.getItem(place) !== 'av')
  return {
    enkle,
    setEnkle: (on: boolean) => {
      localStorage.setItem(place, on ? 'paa' : 'av')
      setEnkle(on)
    },
  }
}

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

/**
 * The keys of a review, wherever in it focus is; also nowhere, as after a button that went away. Not while a popup is open over it,
 * and single keys not while the person types.
 */
export function useTaster(handlinger: Handlinger) {
  const latest = useRef(handlinger)
  latest.current = handlinger
  const { enkle, setEnkle } = useEnkelttaster()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      if (document.querySelectorAll('dialog[open]').length !== 1) return
      const key = nameOfPress(event)
      if (key === null || key === 'escape') return
      if (!key.startsWith('mod+') && (!enkle || isTyping(event.target))) return
      if (perform(key, latest.current)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [enkle])
  return { enkle, setEnkle }
}
