import { listProduksjoner } from '@rp/contract/produksjon'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** All productions, in Norwegian order of title. The list is large and changes seldom. */
export const produksjonerQuery = queryOptions({
  queryKey: ['produksjoner'],
  queryFn: ({ signal }) => call(listProduksjoner, { signal }),
  staleTime: 5 * 60_000,
})
