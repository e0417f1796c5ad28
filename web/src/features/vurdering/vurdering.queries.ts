import { getDokument } from '@rp/contract/dokument'
import { perSide } from '@rp/contract/liste'
import { listRegistreringer, listRekke, listStatuser, startNeste } from '@rp/contract/registreringsliste'
import { venterPaaOss } from '@rp/contract/tur'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { call, callAsAsked } from '../../platform/api.ts'
import { pageQuery } from '../../platform/list-search.ts'
import { fetchPage } from '../../platform/server-list.ts'
import { dokumentKeys } from '../dokument/dokument.queries.ts'
import {
  alleStatuser,
  findPlass,
  isAtEnd,
  isQueue,
  type Plass,
  type Rekke,
  type VurderingSearch,
} from './vurdering-search.ts'

/** What the server is asked of the list, but for the page. */
export function listeSporring(search: VurderingSearch): Readonly<Record<string, unknown>> {
  const { status, ...filter } = search.filter
  const { side, antall, ...asked } = pageQuery({ ...search, filter }, perSide)
  if (isQueue(search)) return { ...asked, status: venterPaaOss }
  return status && status !== alleStatuser ? { ...asked, status } : asked
}

/** One page of the registrations, longest waiting first. The page before stays on screen while the next one is fetched. */
export const useVurderingSide = (search: VurderingSearch) =>
  useQuery({
    queryKey: [...dokumentKeys.liste, search] as const,
    queryFn: ({ signal }) =>
      fetchPage(
        listRegistreringer,
        { query: { ...listeSporring(search), side: search.side, antall: perSide } },
        signal,
      ),
    placeholderData: keepPreviousData,
  })

/** Asks for the next document that no colleague has. */
export const fetchNeste = (search: VurderingSearch) =>
  callAsAsked(startNeste, { query: listeSporring(search) })

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
    queryFn: ({ signal }): Promise<Rekke> =>
      callAsAsked(listRekke, { query: { ...asked, dokument: from }, signal }),
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
