import { listProduksjoner, listSendelister } from '@rp/contract/produksjon'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** Registers change seldom. After this long the server is asked again, and mostly answers that nothing is new (304). */
const staleTime = 5 * 60_000

/** All productions, in Norwegian order of title. */
export const produksjonerQuery = queryOptions({
  queryKey: ['produksjoner'],
  queryFn: async ({ signal }) => {
    const answer = await call(listProduksjoner, { signal })
    // Only a question with `side` is answered by a page.
    return Array.isArray(answer) ? answer : answer.rader
  },
  staleTime,
})

/** All lines of the broadcast lists. */
export const sendelisterQuery = queryOptions({
  queryKey: ['sendelister'],
  queryFn: ({ signal }) => call(listSendelister, { signal }),
  staleTime,
})
