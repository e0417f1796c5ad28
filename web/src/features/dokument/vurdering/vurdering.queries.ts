import { type DokumentRad, getDokument, listDokumenter } from '@rp/contract/dokument'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { dokumentKeys } from '../dokument.queries.ts'
import {
  findPlass,
  isQueue,
  type Plass,
  pageCount,
  perPage,
  type VurderingSearch,
} from './vurdering-search.ts'

export type Side = { rader: DokumentRad[]; antall: number }

const pageOptions = (search: VurderingSearch) => ({
  queryKey: [...dokumentKeys.alle, search] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Side> => {
    const { sok, status, side } = search
    const query = { sok, status, side, antall: perPage, ...(isQueue(search) && { koe: 'venter' as const }) }
    const answer = await call(listDokumenter, { query, signal })
    // With a page the server answers a page; the bare list is for clients of the first specification.
    return Array.isArray(answer) ? { rader: answer, antall: answer.length } : answer
  },
})

/** One page of the documents, longest waiting first. The page before stays on screen while the next one is fetched. */
export const useVurderingSide = (search: VurderingSearch) =>
  useQuery({ ...pageOptions(search), placeholderData: keepPreviousData })

export const useVurdering = (id: string) =>
  useQuery({
    queryKey: dokumentKeys.ett(id),
    queryFn: ({ signal }) => call(getDokument, { params: { id }, signal }),
  })

/**
 * Where a document stands in the list it was opened from. The list is held as it was: a document that leaves a filter when it is
 * saved must not make its neighbours jump.
 */
export function usePlass(id: string, search: VurderingSearch): Plass | null {
  const held = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false }
  const page = useQuery({ ...pageOptions(search), ...held })
  const first = page.data?.rader[0]?._id === id
  const last = page.data?.rader.at(-1)?._id === id
  const hasAfter = page.data !== undefined && search.side < pageCount(page.data.antall)
  const before = useQuery({
    ...pageOptions({ ...search, side: search.side - 1 }),
    ...held,
    enabled: first && search.side > 1,
  })
  const after = useQuery({
    ...pageOptions({ ...search, side: search.side + 1 }),
    ...held,
    enabled: last && hasAfter,
  })
  return page.data === undefined ? null : findPlass(id, search.side, page.data, before.data, after.data)
}
