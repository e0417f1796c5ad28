import { MutationCache, QueryClient } from '@tanstack/react-query'

/** What the server has decided, as platform/api-answer.ts says it, is over; what never came through, or failed there, is not. */
const isRefused = (error: Error & { isRefused?: boolean }) => error.isRefused

export function createPortalQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && !isRefused(error),
        staleTime: 30_000,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
    // It may have been done, though the answer was lost: the page asks how things stand.
    mutationCache: new MutationCache({
      onError: error => {
        if (!isRefused(error)) void client.invalidateQueries()
      },
    }),
  })
  return client
}
