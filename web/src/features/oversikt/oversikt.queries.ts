import {
  forgetEpost,
  getOversikt,
  listFeilet,
  retryEpost,
  retryJobb,
  retryViruskontroll,
} from '@rp/contract/oversikt'
import { call } from '../../platform/api.ts'
import { alsoRefused, useChange, useRead } from '../../platform/calls.ts'

const key = ['oversikt'] as const
const everyMinute = 60_000

/** The numbers, counted again each minute while somebody looks. */
export const useOversikt = () => useRead(getOversikt, { key: [...key, 'tall'], refetchInterval: everyMinute })

export const useFeilet = () => useRead(listFeilet, { key: [...key, 'feilet'] })

type Handling = { hva: 'retryEpost' | 'forgetEpost' | 'retryJobb' | 'retryViruskontroll'; id: string }

/** Another try for what failed, or its end. The lists and the numbers are asked for anew. */
export const useHandleFeilet = () =>
  useChange(({ hva, id }: Handling) => {
    if (hva === 'retryJobb') return call(retryJobb, { params: { jobbId: id } })
    if (hva === 'retryViruskontroll') return call(retryViruskontroll, { params: { id } })
    return call(hva === 'retryEpost' ? retryEpost : forgetEpost, { params: { id } })
  }, alsoRefused(key))
