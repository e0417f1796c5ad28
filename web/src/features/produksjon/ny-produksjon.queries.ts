import { addProduksjon } from '@rp/contract/ny-produksjon'
import type { Produksjon } from '@rp/contract/produksjon'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import type { NyProduksjon } from './ny-produksjon.ts'
import { toFelter } from './ny-produksjon.ts'
import { produksjonerQuery } from './produksjon.queries.ts'

const collator = new Intl.Collator('nb')

/** Adds a production that the register lacks, and puts it in its place in the list that is shown. */
export function useAddProduksjon() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (ny: NyProduksjon) => (await call(addProduksjon, { body: toFelter(ny) })).produksjon,
    onSuccess: produksjon =>
      client.setQueryData(produksjonerQuery.queryKey, list => list && insertInOrder(list, produksjon)),
  })
}

function insertInOrder(list: Produksjon[], produksjon: Produksjon): Produksjon[] {
  if (list.some(row => row._id === produksjon._id)) return list
  const at = list.findIndex(row => collator.compare(row.Produksjonstittel, produksjon.Produksjonstittel) > 0)
  return list.toSpliced(at === -1 ? list.length : at, 0, produksjon)
}
