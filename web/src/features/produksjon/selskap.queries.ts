import { listProduksjonsselskaper } from '@rp/contract/produksjon'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** All production companies, in Norwegian order of name. The register changes seldom. */
export const selskaperQuery = queryOptions({
  queryKey: ['produksjonsselskaper'],
  queryFn: ({ signal }) => call(listProduksjonsselskaper, { signal }),
  staleTime: 5 * 60_000,
})
