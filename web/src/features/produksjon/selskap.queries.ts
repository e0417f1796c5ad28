import { listProduksjonsselskaper } from '@rp/contract/produksjon'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** All production companies, in Norwegian order of name. The register changes seldom. */
export const selskaperQuery = queryOptions({
  queryKey: ['produksjonsselskaper'],
  queryFn: async ({ signal }) => {
    const answer = await call(listProduksjonsselskaper, { signal })
    // Only a question with `side` is answered by a page.
    return Array.isArray(answer) ? answer : answer.rader
  },
  staleTime: 5 * 60_000,
})
