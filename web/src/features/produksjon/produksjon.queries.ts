import { listNyeProduksjoner } from '@rp/contract/ny-produksjon'
import { listProduksjoner, listProduksjonsside, listSendelister } from '@rp/contract/produksjon'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { insertInOrder } from './insert-in-order.ts'
import { emptySearch, type ProduksjonSearch } from './produksjon-search.ts'

/** Registers change seldom. After this long the server is asked again, and mostly answers that nothing is new (304). */
const staleTime = 5 * 60_000

/**
 * All productions, in Norwegian order of title: the register, which is the same for everybody, and what only oneself or staff see until
 * staff have looked at it.
 */
export const produksjonerQuery = queryOptions({
  queryKey: ['produksjoner'],
  queryFn: async ({ signal }) => {
    const [answer, nye] = await Promise.all([
      call(listProduksjoner, { signal }),
      call(listNyeProduksjoner, { signal }),
    ])
    // Only a question with `side` is answered by a page.
    return insertInOrder(Array.isArray(answer) ? answer : answer.rader, nye)
  },
  staleTime,
})

/** All lines of the broadcast lists. */
export const sendelisterQuery = queryOptions({
  queryKey: ['sendelister'],
  queryFn: ({ signal }) => call(listSendelister, { signal }),
  staleTime,
})

/** The same as the whole list would show, from the server: until that is here. As the list opens, it is asked without a word. */
export const produksjonssideQuery = (search: ProduksjonSearch) => {
  const { tittel, selskap, premiere, verkstyper, mine, sendt, sorter, synkende, side } = search
  const query = {
    ...(tittel && { tittel: tittel.slice(0, 300) }),
    ...(selskap && { selskap: selskap.slice(0, 200) }),
    ...(premiere && { premiere: premiere.slice(0, 10) }),
    ...(verkstyper.length > 0 && { verkstype: verkstyper.join(',') }),
    ...(mine && { mine: 'ja' as const }),
    ...(sendt && { sendt: 'ja' as const }),
    ...(sorter !== emptySearch.sorter && { sorter }),
    ...(synkende && { retning: 'synkende' as const }),
    ...(side > 1 && { side }),
  }
  return queryOptions({
    queryKey: ['produksjoner', 'side', query],
    queryFn: ({ signal }) => call(listProduksjonsside, { query, signal }),
    placeholderData: keepPreviousData,
  })
}
