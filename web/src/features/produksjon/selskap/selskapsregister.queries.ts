import { findEnhet } from '@rp/contract/enhetsregister'
import { listProduksjonsselskaper, selskapKolonner } from '@rp/contract/produksjon'
import {
  createSelskap,
  deleteSelskap,
  getSelskap,
  listSelskapsforslag,
  mergeSelskap,
  updateSelskap,
} from '@rp/contract/selskapsregister'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'
import { useRead } from '../../../platform/calls.ts'
import type { ListSpec } from '../../../platform/list-search.ts'
import type { FilterOf } from '../../../platform/server-list.ts'

export const selskapSpec: ListSpec<FilterOf<typeof listProduksjonsselskaper>> = {
  query: listProduksjonsselskaper.query,
  filtre: selskapKolonner,
  kolonner: selskapKolonner,
  sorter: 'navn',
}

const key = ['selskapsregister'] as const

/** The list, page by page. */
export const sidenoekkel = [...key, 'side'] as const

export const useSelskapsforslag = () => useRead(listSelskapsforslag, { key: [...key, 'forslag'] })

export const useSelskap = (id: string) => useRead(getSelskap, { key: [...key, 'en', id], params: { id } })

/** A name follows into productions and documents: all that shows one is asked for anew when it is shown next. */
function useSelskapsendring<Input, Output>(send: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await client.invalidateQueries({ refetchType: 'none' })
      for (const part of ['side', 'forslag']) void client.invalidateQueries({ queryKey: [...key, part] })
      void client.invalidateQueries({ queryKey: ['historikk'] })
    },
  })
}

export const useCreateSelskap = () =>
  useSelskapsendring((body: z.input<typeof createSelskap.body>) => call(createSelskap, { body }))

export function useUpdateSelskap(id: string) {
  const client = useQueryClient()
  return useSelskapsendring(async (body: z.input<typeof updateSelskap.body>) => {
    const { selskap } = await call(updateSelskap, { params: { id }, body })
    client.setQueryData([...key, 'en', id], selskap)
    return selskap
  })
}

export const useDeleteSelskap = () =>
  useSelskapsendring((id: string) => call(deleteSelskap, { params: { id } }))

export const useMergeSelskap = () =>
  useSelskapsendring(({ id, ...body }: { id: string } & z.input<typeof mergeSelskap.body>) =>
    call(mergeSelskap, { params: { id }, body }),
  )

/** The two as they stand now: how much would move, and the versions that the merge is about. */
export const useSelskapspar = (behold: string | undefined, fra: string) =>
  useQuery({
    queryKey: [...key, 'par', behold, fra],
    queryFn: async ({ signal }) => {
      const [kept, gone] = await Promise.all(
        [behold ?? '', fra].map(id => call(getSelskap, { params: { id }, signal })),
      )
      if (!kept || !gone) throw new Error('asked for two companies, got fewer')
      return { kept, gone }
    },
    enabled: behold !== undefined,
    // Never what stood there last time.
    gcTime: 0,
  })

/** Asked for by a click, and once. */
export const useFindEnhet = () =>
  useMutation({ mutationFn: (orgnr: string) => call(findEnhet, { query: { orgnr } }) })
