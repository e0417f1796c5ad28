import { QueryClient } from '@tanstack/react-query'

/** What the server has decided is not asked again; what never came through, or failed there, is tried twice more. */
function isWorthRetrying(failures: number, error: Error): boolean {
  const status = 'status' in error ? Number(error.status) : 0
  if (status >= 400 && status < 500) return false
  return failures < 2
}

export function createPortalQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
