import { listProduksjoner, listSendelister } from '@rp/contract/produksjon'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** Registers change seldom. After this long the server is asked again, and mostly answers that nothing is new (304). */
const staleTime = 5 * 60_000

/** All productions, in Norwegian order of title. */
export const produksjonerQuery = queryOptions({
  queryKey: ['produksjoner'],
  queryFn: ({ signal }) => call(listProduksjoner, { signal }),
  staleTime,
})

/** All lines of the broadcast lists. */
export const sendelisterQuery = queryOptions({
  queryKey: ['sendelister'],
  queryFn: ({ signal }) => call(listSendelister, { signal }),
  staleTime,
})
