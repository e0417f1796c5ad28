import { createPlan, deletePlan, getPlan, listPlaner, updatePlan } from '@rp/contract/fordelingsplan'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'
import { useChange, useRead } from '../../../platform/calls.ts'

const key = ['fordelingsplaner']
const stale = [key, ['historikk', 'fordelingsplan']]

export const usePlaner = () => useRead(listPlaner, { key })
export const usePlan = (id: string) => useRead(getPlan, { key: [...key, id], params: { id } })

/** An empty plan, or the next version with what another one says. */
export const useCreatePlan = () =>
  useChange((body: z.input<typeof createPlan.body>) => call(createPlan, { body }), { stale })

export type Planendring = Omit<z.input<typeof updatePlan.body>, 'versjon'>

/** @throws {ApiError} `konflikt` with the plan as it stands */
export const useSavePlan = (id: string) =>
  useChange((body: z.input<typeof updatePlan.body>) => call(updatePlan, { params: { id }, body }), {
    adopt: [...key, id],
    stale,
  })

export const useDeletePlan = (id: string) =>
  useChange(() => call(deletePlan, { params: { id } }), { stale: [{ queryKey: key, exact: true }] })
