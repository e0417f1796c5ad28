import { listNyeProduksjoner } from '@rp/contract/ny-produksjon'
import { listProduksjoner, listSendelister } from '@rp/contract/produksjon'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { insertInOrder } from './insert-in-order.ts'

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
