import { perSide } from '@rp/contract/liste'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useLeaving } from './use-leaving.ts'

/** What a list of the staff can be asked: the names of its filters and of the columns it can be sorted by. */
export type ListSpec = {
  readonly filtre: readonly string[]
  readonly kolonner: readonly string[]
  /** The order it opens with. */
  readonly sorter: string
  readonly synkende?: boolean
}

/** A filter that is not in use is absent. */
export type ListSearch = {
  readonly filter: Readonly<Record<string, string>>
  readonly sorter: string
  readonly synkende: boolean
  /** Counted from 1. */
  readonly side: number
}

const descending = 'synkende'
const ascending = 'stigende'

/** Reads the address; what makes no sense there is as if it were not. */
export function readListSearch(spec: ListSpec, params: URLSearchParams): ListSearch {
  const side = Number(params.get('side'))
  const sorter = spec.kolonner.find(kolonne => kolonne === params.get('sorter')) ?? spec.sorter
  const retning = params.get('retning')
  return {
    filter: Object.fromEntries(
      spec.filtre.flatMap(name => {
        const value = params.get(name)
        return value ? [[name, value]] : []
      }),
    ),
    sorter,
    synkende: retning ? retning === descending : sorter === spec.sorter && spec.synkende === true,
    side: Number.isInteger(side) && side >= 1 && side <= 1_000_000 ? side : 1,
  }
}

/** The shortest query that leads back to this search; empty for the list as it opens. */
export function listSearchQuery(spec: ListSpec, search: ListSearch): string {
  const params = new URLSearchParams()
  for (const name of spec.filtre) if (search.filter[name]) params.set(name, search.filter[name])
  if (search.sorter !== spec.sorter) params.set('sorter', search.sorter)
  const opensDescending = search.sorter === spec.sorter && spec.synkende === true
  if (search.synkende !== opensDescending) params.set('retning', search.synkende ? descending : ascending)
  if (search.side > 1) params.set('side', String(search.side))
  return params.toString()
}

/** The search as the server is asked for one page of it. */
export const pageQuery = (search: ListSearch, antall: number) => ({
  ...search.filter,
  sorter: search.sorter,
  retning: search.synkende ? descending : ascending,
  side: search.side,
  antall,
})

/** `typing`: the address follows when the person pauses, without a new step in the history. */
export type ChangeListSearch = (part: Partial<ListSearch>, how?: 'typing') => void

const typingPause = 300

/**
 * The search of a list that the server pages. It lives in the address, so that a link to a colleague and the back button find the
 * same list. While somebody types, `search` is what they typed and `settled` what the list is asked for.
 * Every change but that of the page starts on the first page.
 */
export function useListSearch(spec: ListSpec): {
  search: ListSearch
  settled: ListSearch
  change: ChangeListSearch
  perPage: number
} {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [search, setSearch] = useState(() => readListSearch(spec, params))
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
    setSearch(readListSearch(spec, new URLSearchParams(address)))
  }, [address, spec])
  useEffect(() => () => clearTimeout(waiting.current), [])

  const change = useCallback<ChangeListSearch>(
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
        written.current = new URLSearchParams(listSearchQuery(spec, next)).toString()
        latest.current.setParams(written.current, { replace: how === 'typing', preventScrollReset: true })
      }
      if (how === 'typing') waiting.current = setTimeout(write, typingPause)
      else write()
    },
    [spec],
  )
  return { search, settled: readListSearch(spec, params), change, perPage: perSide }
}

/** The way back to a list, as it was asked for where the person came from it: its links keep the query as `liste` in their state. */
export function useListAddress(list: string): string {
  const state: unknown = useLocation().state
  const liste = state !== null && typeof state === 'object' && 'liste' in state ? state.liste : ''
  return typeof liste === 'string' ? list + liste : list
}
