import { type listProduksjoner, type ProduksjonRad, produksjonKolonner } from '@rp/contract/produksjon'
import {
  correctTittel,
  createProduksjon,
  deleteProduksjon,
  getProduksjon,
  markProduksjonSett,
  updateProduksjon,
} from '@rp/contract/produksjonsregister'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'
import type { ListSpec } from '../../../platform/list-search.ts'
import type { FilterOf } from '../../../platform/server-list.ts'
import { produksjonerQuery } from '../produksjon.queries.ts'

export const registerSpec: ListSpec<FilterOf<typeof listProduksjoner>> = {
  filtre: ['tittel', 'selskap', 'sesong', 'premiere', 'verkstype', 'episoder', 'sendeliste', 'nye', 'bruk'],
  kolonner: produksjonKolonner,
  sorter: 'tittel',
}

export const keys = {
  alle: ['produksjonsregister'] as const,
  sider: ['produksjonsregister', 'side'] as const,
  en: (id: string) => ['produksjonsregister', 'en', id] as const,
}

export const useProduksjon = (id: string) =>
  useQuery({
    queryKey: keys.en(id),
    queryFn: ({ signal }) => call(getProduksjon, { params: { id }, signal }),
  })

/** Everything that shows productions is asked for anew after a change. */
export async function forgetProduksjoner(client: QueryClient, saved?: ProduksjonRad): Promise<void> {
  if (saved) client.setQueryData(keys.en(saved._id), saved)
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.sider }),
    client.invalidateQueries({ queryKey: produksjonerQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['historikk'] }),
  ])
}

function useChange<Input>(send: (input: Input) => Promise<{ produksjon: ProduksjonRad }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: Input) => (await send(input)).produksjon,
    onSuccess: saved => forgetProduksjoner(client, saved),
  })
}

export const useCreateProduksjon = () =>
  useChange((body: z.input<typeof createProduksjon.body>) => call(createProduksjon, { body }))

export const useUpdateProduksjon = (id: string) =>
  useChange((body: z.input<typeof updateProduksjon.body>) => call(updateProduksjon, { params: { id }, body }))

export const useRettTittel = (id: string) =>
  useChange((body: z.input<typeof correctTittel.body>) => call(correctTittel, { params: { id }, body }))

export const useMarkSett = () => useChange((id: string) => call(markProduksjonSett, { params: { id } }))

export function useDeleteProduksjon() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteProduksjon, { params: { id } }),
    onSuccess: () => forgetProduksjoner(client),
  })
}
