import { perSide } from '@rp/contract/liste'
import {
  listProduksjoner,
  type ProduksjonRad,
  type ProduksjonSpoersmaal,
  produksjonKolonner,
  sendelisteplasser,
} from '@rp/contract/produksjon'
import {
  correctTittel,
  createProduksjon,
  deleteProduksjon,
  getProduksjon,
  markProduksjonSett,
  updateProduksjon,
} from '@rp/contract/produksjonsregister'
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'
import { type ListSearch, type ListSpec, pageQuery } from '../../../platform/list-search.ts'
import { produksjonerQuery } from '../produksjon.queries.ts'

export const registerSpec: ListSpec = {
  filtre: ['tittel', 'selskap', 'sesong', 'premiere', 'verkstype', 'episoder', 'sendeliste', 'nye', 'bruk'],
  kolonner: produksjonKolonner,
  sorter: 'tittel',
}

const keys = {
  alle: ['produksjonsregister'] as const,
  en: (id: string) => ['produksjonsregister', 'en', id] as const,
}

/** What stands in the address, as far as the server knows it. */
function toQuery(search: ListSearch, antall: number): z.input<typeof listProduksjoner.query> {
  const { nye, sendeliste, ...rest } = search.filter
  const { sorter, retning, side } = pageQuery(search, antall)
  return {
    ...rest,
    ...(nye === 'ja' && { nye }),
    sendeliste: sendelisteplasser.find(plass => plass === sendeliste),
    sorter: produksjonKolonner.find(kolonne => kolonne === sorter),
    retning: retning === 'synkende' ? 'synkende' : 'stigende',
    side,
    antall,
  } satisfies z.input<typeof listProduksjoner.query> as ProduksjonSpoersmaal
}

/** One page of the register. */
export async function fetchSide(search: ListSearch, antall: number, signal: AbortSignal) {
  const answer = await call(listProduksjoner, { query: toQuery(search, antall), signal })
  if (Array.isArray(answer)) throw new Error('asked for a page, got a list')
  return answer
}

/** The page before stays on screen while the next one is fetched. */
export const useRegisterside = (search: ListSearch) =>
  useQuery({
    queryKey: [...keys.alle, 'side', search],
    queryFn: ({ signal }) => fetchSide(search, perSide, signal),
    placeholderData: keepPreviousData,
  })

export const useProduksjon = (id: string) =>
  useQuery({
    queryKey: keys.en(id),
    queryFn: ({ signal }) => call(getProduksjon, { params: { id }, signal }),
  })

/** Everything that shows productions is asked for anew after a change. */
export async function forgetProduksjoner(client: QueryClient, saved?: ProduksjonRad): Promise<void> {
  if (saved) client.setQueryData(keys.en(saved._id), saved)
  await Promise.all([
    client.invalidateQueries({ queryKey: [...keys.alle, 'side'] }),
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
