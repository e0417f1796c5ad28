import type { Endpoint } from '@rp/contract/endpoint'
import {
  type QueryClient,
  type QueryFilters,
  type QueryKey,
  queryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type Answer, type CallOptions, callAsAsked } from './api.ts'

type Options<E extends Endpoint> = Omit<UseQueryOptions<Answer<E>>, 'queryKey' | 'queryFn'>
type Asked<E extends Endpoint> = Omit<CallOptions<E>, 'signal'> & Options<E> & { key: QueryKey }

type AnyAsked = { key: QueryKey; params?: unknown; query?: unknown; headers?: Record<string, string> }

/** What an endpoint answers, kept under its key. */
export function readQuery<E extends Endpoint>(endpoint: E, asked: Asked<E>) {
  const { key, params, query, headers, ...options } = asked as AnyAsked
  return queryOptions<Answer<E>>({
    ...(options as Options<E>),
    queryKey: key,
    queryFn: ({ signal }) => callAsAsked(endpoint, { params, query, headers, signal }),
  })
}

export const useRead = <E extends Endpoint>(endpoint: E, asked: Asked<E>) =>
  useQuery(readQuery(endpoint, asked))

type After<Input, Output> = {
  /** The query whose data the answer is, or what else puts it where it is shown. */
  adopt?: QueryKey | ((answer: Output, client: QueryClient, input: Input) => unknown)
  /** What may be another by it: asked for anew, and waited for. */
  stale?: readonly (QueryKey | QueryFilters)[]
  /** The same where it was refused, since then somebody else has changed what is shown. */
  staleWhenRefused?: readonly QueryKey[]
} & Pick<UseMutationOptions, 'gcTime' | 'scope'>

/** What may be another by a change, and is looked at again where it was refused too. */
export const alsoRefused = (...stale: QueryKey[]) => ({ stale, staleWhenRefused: stale })

const isKey = (one: QueryKey | QueryFilters): one is QueryKey => Array.isArray(one)

/** A call that changes something, and what is shown otherwise after it. */
export function useChange<Input = void, Output = unknown>(
  send: (input: Input) => Promise<Output>,
  { adopt, stale = [], staleWhenRefused, ...options }: After<Input, Output> = {},
) {
  const client = useQueryClient()
  const forget = (some: readonly (QueryKey | QueryFilters)[]) =>
    Promise.all(some.map(one => client.invalidateQueries(isKey(one) ? { queryKey: one } : one)))
  return useMutation({
    ...options,
    mutationFn: send,
    onSuccess: (answer: Output, input: Input) => {
      if (typeof adopt === 'function') adopt(answer, client, input)
      else if (adopt) client.setQueryData(adopt, answer)
      return forget(stale)
    },
    ...(staleWhenRefused && { onError: () => forget(staleWhenRefused) }),
  })
}
