import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLeaving } from './use-leaving.ts'

/** How long a person who types may pause before the address follows, in milliseconds. */
const typingPause = 300

/** How a search is written in the address, and read from it; one constant object for each list. */
export type AddressForm<Search> = {
  readonly read: (params: URLSearchParams) => Search
  /** The shortest query that leads back to the search. */
  readonly query: (search: Search) => string
}

/** `typing`: the address follows when the person pauses, without a new step in the history. */
export type ChangeSearch<Search> = (part: Partial<Search>, how?: 'typing') => void

/**
 * The search of a list. It lives in the address, so that a link to a colleague and the back button find the same list, but changes here
 * first: a key press must not wait for a navigation. `settled` is what the address says.
 * Every change but that of the page starts on the first page.
 */
export function useAddressSearch<Search extends { readonly side: number }>(
  form: AddressForm<Search>,
): { search: Search; settled: Search; change: ChangeSearch<Search> } {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [search, setSearch] = useState(() => form.read(params))
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
    setSearch(form.read(new URLSearchParams(address)))
  }, [address, form])
  useEffect(() => () => clearTimeout(waiting.current), [])

  const change = useCallback<ChangeSearch<Search>>(
    (part, how) => {
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
        written.current = new URLSearchParams(form.query(next)).toString()
        latest.current.setParams(written.current, { replace: how === 'typing', preventScrollReset: true })
      }
      if (how === 'typing') waiting.current = setTimeout(write, typingPause)
      else write()
    },
    [form],
  )
  return { search, settled: form.read(params), change }
}
