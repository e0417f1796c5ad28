import { getDokument } from '@rp/contract/dokument'
import { perSide } from '@rp/contract/liste'
import {
  listRegistreringer,
  listRekke,
  listStatuser,
  type Registreringsrad,
  startNeste,
} from '@rp/contract/registreringsliste'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { call } from '../../platform/api.ts'
import { pageQuery } from '../../platform/list-search.ts'
import { dokumentKeys } from '../dokument/dokument.queries.ts'
import {
  findPlass,
  isAtEnd,
  isQueue,
  type Plass,
  type Rekke,
  type VurderingSearch,
} from './vurdering-search.ts'

export type Side = { rader: Registreringsrad[]; antall: number; dokumenter: number }
type Sporring = NonNullable<NonNullable<Parameters<typeof call<typeof listRegistreringer>>[1]>['query']>

/** What the server is asked of the list; the address may hold a filter that means nothing, which it refuses with a sentence. */
export function listeSporring(search: VurderingSearch): Sporring {
  const { vis: _, ...filter } = search.filter
  const { side, antall, ...asked } = pageQuery({ ...search, filter }, perSide)
  return { ...(asked as Sporring), ...(isQueue(search) && { koe: 'venter' as const }) }
}

export const fetchSide = (search: VurderingSearch, side: number, antall: number, signal: AbortSignal) =>
  call(listRegistreringer, { query: { ...listeSporring(search), side, antall }, signal })

/** One page of the registrations, longest waiting first. The page before stays on screen while the next one is fetched. */
export const useVurderingSide = (search: VurderingSearch) =>
  useQuery({
    queryKey: [...dokumentKeys.liste, search] as const,
    queryFn: ({ signal }): Promise<Side> => fetchSide(search, search.side, perSide, signal),
    placeholderData: keepPreviousData,
  })

/** Asks for the next document that no colleague has. */
export const fetchNeste = (search: VurderingSearch) => {
  const { side: _, antall: __, ...query } = listeSporring(search)
  return call(startNeste, { query })
}

/** Every status in use: the ten, and what staff have written. */
export const useStatuser = () =>
  useQuery({
    queryKey: [...dokumentKeys.liste, 'statuser'] as const,
    queryFn: ({ signal }) => call(listStatuser, { signal }),
    staleTime: 60_000,
  })

export const dokumentQuery = (id: string) =>
  queryOptions({
    queryKey: dokumentKeys.ett(id),
    queryFn: ({ signal }) => call(getDokument, { params: { id }, signal }),
  })

export const useVurdering = (id: string) => useQuery(dokumentQuery(id))

/**
 * Where a document stands in the list it was opened from. The list is held as it was when the first was opened: a document that
 * leaves a filter when it is saved must not make its neighbours jump. It is asked for anew where it ends.
 */
export function usePlass(id: string, search: VurderingSearch): Plass | null {
  const visit = useId()
  const [from, setFrom] = useState(id)
  const asked = listeSporring(search)
  const { data, isPlaceholderData } = useQuery({
    queryKey: [...dokumentKeys.rekke, visit, asked, from] as const,
    queryFn: ({ signal }): Promise<Rekke> => call(listRekke, { query: { ...asked, dokument: from }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  })
  const isBeyond =
    data !== undefined && !isPlaceholderData && (!data.dokumenter.includes(id) || isAtEnd(id, data))
  useEffect(() => {
    if (isBeyond) setFrom(id)
  }, [isBeyond, id])
  return data === undefined ? null : findPlass(id, data, search.side)
}
