import {
  approveFrigivelse,
  createFrigivelse,
  deleteFrigivelse,
  listAvsatt,
  releaseLinje,
} from '@rp/contract/avsatt'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'
import { alsoRefused, useChange, useRead } from '../../../platform/calls.ts'
import { useFreshChange } from '../../bruker/fresh-login.parts.tsx'

const key = ['avsatt']
/** What a release changes: this list, the pots, and the run that shares it out. */
const changed = { adopt: key, stale: [['potter'], ['kjoeringer'], ['utbetaling'], ['historikk', 'pott']] }

export const useAvsatt = () => useRead(listAvsatt, { key })

export const useCreateFrigivelse = () =>
  useChange((body: z.input<typeof createFrigivelse.body>) => call(createFrigivelse, { body }), changed)

export const useReleaseLinje = (id: string) =>
  useChange((body: z.input<typeof releaseLinje.body>) => call(releaseLinje, { params: { id }, body }), {
    stale: [key, ['kjoeringslinjer'], ['korreksjoner'], ['historikk']],
  })

export const useApproveFrigivelse = () =>
  useFreshChange((id: string) => call(approveFrigivelse, { params: { id } }), changed)

export const useDeleteFrigivelse = () =>
  useChange((id: string) => call(deleteFrigivelse, { params: { id } }), alsoRefused(key))
