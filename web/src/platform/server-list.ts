import type { Endpoint } from '@rp/contract/endpoint'
import type { listeFelter } from '@rp/contract/liste'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type Answer, callAsAsked } from './api.ts'
import { type Asked, exportList } from './download.ts'
import { type ListSpec, pageQuery, useListSearch } from './list-search.ts'

/** The filters that the query of an endpoint has, beside page, order and file. */
export type FilterOf<E extends { query: z.ZodMiniType }> = Exclude<
  keyof z.input<E['query']> & string,
  keyof ReturnType<typeof listeFelter> | 'fil'
>
type PageOf<E extends Endpoint> = Extract<Answer<E>, { rader: readonly unknown[]; antall: number }>

/** An endpoint that is asked for a page answers one; the bare list is for clients of the first specification. */
const isPage = <E extends Endpoint>(answer: unknown): answer is PageOf<E> =>
  typeof answer === 'object' && answer !== null && 'rader' in answer

/** One page of a list, asked for as the address says. */
export async function fetchPage<E extends Endpoint>(
  endpoint: E,
  asked: Asked,
  signal: AbortSignal,
): Promise<PageOf<E>> {
  const answer = await callAsAsked(endpoint, { ...asked, signal })
  if (!isPage<E>(answer)) throw new Error('asked for a page, got something else')
  return answer
}

type ServerList<E extends Endpoint & { query: z.ZodMiniType }> = {
  endpoint: E
  spec: ListSpec<FilterOf<E>>
  /** What is said when something changes that the list shows. */
  queryKey: readonly unknown[]
  params?: Asked['params']
  /** Asked beside what the address says. */
  always?: Asked['query']
  /** Of its file, without date and ending. */
  fileName: string
  /** False where a list must never be shown as it was. */
  kept?: boolean
}

/** A list of the staff that the server filters, sorts, pages and gives out as a file; the page before stays until the next is here. */
export function useServerList<E extends Endpoint & { query: z.ZodMiniType }>(given: ServerList<E>) {
  const { endpoint, spec, queryKey, params = {}, always = {}, fileName, kept = true } = given
  const list = useListSearch(spec)
  const asked = { params, query: { ...pageQuery(list.settled, list.perPage), ...always } }
  const query = useQuery({
    queryKey: [...queryKey, asked],
    queryFn: ({ signal }) => fetchPage(endpoint, asked, signal),
    placeholderData: keepPreviousData,
    ...(!kept && { gcTime: 0 }),
  })
  return { list, query, onExport: exportList(endpoint, fileName, asked) }
}
