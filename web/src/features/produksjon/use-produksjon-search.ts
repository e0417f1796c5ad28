import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLeaving } from '../../platform/use-leaving.ts'
import { type ProduksjonSearch, readSearch, searchQuery } from './produksjon-search.ts'

/** How long a person who types may pause before the address follows, in milliseconds. */
const typingPause = 300

/** `typing`: the address follows when the person pauses, without a new step in the history. */
export type ChangeSearch = (part: Partial<ProduksjonSearch>, how?: 'typing') => void

/**
 * The search of the list. It lives in the address, but changes here first: a key press must not wait for a navigation.
 * Every change but that of the page starts on the first page.
 */
export function useProduksjonSearch(): readonly [ProduksjonSearch, ChangeSearch] {
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState(() => readSearch(params))
  const address = params.toString()
  const written = useRef(address)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLeaving = useLeaving()
  const latest = useRef({ search, setParams, isLeaving })
  latest.current = { search, setParams, isLeaving }

  useEffect(() => {
    // Back, forward, or a link: the address changed without us.
    if (address === written.current) return
    written.current = address
    clearTimeout(waiting.current)
    setSearch(readSearch(new URLSearchParams(address)))
  }, [address])
  useEffect(() => () => clearTimeout(waiting.current), [])

  const change = useCallback<ChangeSearch>((part, how) => {
    const next = { ...latest.current.search, side: 1, ...part }
    latest.current.search = next
    setSearch(next)
    clearTimeout(waiting.current)
    const write = () => {
      if (how === 'typing' && latest.current.isLeaving()) {
        waiting.current = setTimeout(write, typingPause)
        return
      }
      // As the router will give it back, so that our own change is known again.
      written.current = new URLSearchParams(searchQuery(next)).toString()
      latest.current.setParams(written.current, { replace: how === 'typing', preventScrollReset: true })
    }
    if (how === 'typing') waiting.current = setTimeout(write, typingPause)
    else write()
  }, [])
  return [search, change]
}
