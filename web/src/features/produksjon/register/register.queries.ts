import { listProduksjoner, type ProduksjonRad, produksjonKolonner } from '@rp/contract/produksjon'
import {
  correctTittel,
  createProduksjon,
  deleteProduksjon,
  getProduksjon,
  markProduksjonSett,
  updateProduksjon,
} from '@rp/contract/produksjonsregister'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'
import { useChange, useRead } from '../../../platform/calls.ts'
import type { ListSpec } from '../../../platform/list-search.ts'
import type { FilterOf } from '../../../platform/server-list.ts'
import { produksjonerQuery } from '../produksjon.queries.ts'

export const registerSpec: ListSpec<FilterOf<typeof listProduksjoner>> = {
  query: listProduksjoner.query,
  filtre: ['tittel', 'selskap', 'sesong', 'premiere', 'verkstype', 'episoder', 'sendeliste', 'nye', 'bruk'],
  kolonner: produksjonKolonner,
  sorter: 'tittel',
}

export const keys = {
  alle: ['produksjonsregister'] as const,
  sider: ['produksjonsregister', 'side'] as const,
  en: (id: string) => ['produksjonsregister', 'en', id] as const,
}

export const useProduksjon = (id: string) => useRead(getProduksjon, { key: keys.en(id), params: { id } })

/** Everything that shows productions is asked for anew after a change. */
const stale = [keys.sider, produksjonerQuery.queryKey, ['historikk']]

const useSave = <Input>(send: (input: Input) => Promise<{ produksjon: ProduksjonRad }>) =>
  useChange(async (input: Input) => (await send(input)).produksjon, {
    adopt: (saved, client) => client.setQueryData(keys.en(saved._id), saved),
    stale,
  })

export const useCreateProduksjon = () =>
  useSave((body: z.input<typeof createProduksjon.body>) => call(createProduksjon, { body }))

export const useUpdateProduksjon = (id: string) =>
  useSave((body: z.input<typeof updateProduksjon.body>) => call(updateProduksjon, { params: { id }, body }))

export const useRettTittel = (id: string) =>
  useSave((body: z.input<typeof correctTittel.body>) => call(correctTittel, { params: { id }, body }))

export const useMarkSett = () => useSave((id: string) => call(markProduksjonSett, { params: { id } }))

export const useDeleteProduksjon = () =>
  useChange((id: string) => call(deleteProduksjon, { params: { id } }), { stale })
