import { createPlan, deletePlan, getPlan, listPlaner, updatePlan } from '@rp/contract/fordelingsplan'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'

const key = ['fordelingsplaner']

export const usePlaner = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call(listPlaner, { signal }) })
export const usePlan = (id: string) =>
  useQuery({ queryKey: [...key, id], queryFn: ({ signal }) => call(getPlan, { params: { id }, signal }) })

function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: key }),
      client.invalidateQueries({ queryKey: ['historikk', 'fordelingsplan'] }),
    ])
}

/** An empty plan, or the next version with what another one says. */
export function useCreatePlan() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: z.input<typeof createPlan.body>) => call(createPlan, { body }),
    onSuccess: refresh,
  })
}

export type Planendring = Omit<z.input<typeof updatePlan.body>, 'versjon'>

/** @throws {ApiError} `konflikt` with the plan as it stands */
export function useSavePlan(id: string) {
  const client = useQueryClient()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: z.input<typeof updatePlan.body>) => call(updatePlan, { params: { id }, body }),
    onSuccess: plan => {
      client.setQueryData([...key, id], plan)
      return refresh()
    },
  })
}

export function useDeletePlan(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(deletePlan, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key, exact: true }),
  })
}
