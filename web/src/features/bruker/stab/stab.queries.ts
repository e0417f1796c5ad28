import { type BrukerListeRad, listBrukere } from '@rp/contract/bruker'
import { perSide } from '@rp/contract/liste'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { type ListSearch, pageQuery } from '../../../platform/list-search.ts'

export const brukerStabKeys = { liste: ['brukere'] } as const

type Side = { rader: BrukerListeRad[]; antall: number }

/** One page of the users. With a page the server answers a page; the bare list is for clients of the first specification. */
export async function fetchBrukere(search: ListSearch, antall: number, signal: AbortSignal): Promise<Side> {
  // The address may hold a filter that means nothing: the server refuses it with a sentence.
  const query = pageQuery(search, antall) as NonNullable<
    Parameters<typeof call<typeof listBrukere>>[1]
  >['query']
  const answer = await call(listBrukere, { query, signal })
  return Array.isArray(answer) ? { rader: [], antall: 0 } : answer
}

/** The page before stays on screen while the next one is fetched. */
export const useBrukere = (search: ListSearch) =>
  useQuery({
    queryKey: [...brukerStabKeys.liste, search],
    queryFn: ({ signal }) => fetchBrukere(search, perSide, signal),
    placeholderData: keepPreviousData,
  })
