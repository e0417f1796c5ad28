import { addProduksjon } from '@rp/contract/ny-produksjon'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { insertInOrder } from './insert-in-order.ts'
import type { NyProduksjon } from './ny-produksjon.ts'
import { toFelter } from './ny-produksjon.ts'
import { produksjonerQuery } from './produksjon.queries.ts'

/** Adds a production that the register lacks, and puts it in its place in the list that is shown. */
export function useAddProduksjon() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (ny: NyProduksjon) => (await call(addProduksjon, { body: toFelter(ny) })).produksjon,
    onSuccess: produksjon =>
      client.setQueryData(produksjonerQuery.queryKey, list => list && insertInOrder(list, [produksjon])),
  })
}
