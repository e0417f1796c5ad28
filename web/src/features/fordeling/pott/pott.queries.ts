import { createPott, deletePott, listPotter, type Pott, updatePott } from '@rp/contract/pott'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'

const key = ['potter']
export type Pottfelter = z.input<typeof createPott.body>

export const usePotter = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call(listPotter, { signal }) })

/** Pots, the runs that share them out, and what history tells of them. */
function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: key }),
      client.invalidateQueries({ queryKey: ['kjoeringer'] }),
      client.invalidateQueries({ queryKey: ['historikk', 'pott'] }),
    ])
}

/** Writes down a new pot, or corrects the one that was read. @throws {ApiError} `konflikt` with the pot as it stands */
export function useSavePott() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ pott, lest }: { pott: Pottfelter; lest: Pott | null }): Promise<Pott> =>
      lest === null
        ? call(createPott, { body: pott })
        : call(updatePott, { params: { id: lest._id }, body: { versjon: lest.versjon, pott } }),
    onSuccess: refresh,
  })
}

export function useDeletePott() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: string) => call(deletePott, { params: { id } }),
    onSettled: refresh,
  })
}
