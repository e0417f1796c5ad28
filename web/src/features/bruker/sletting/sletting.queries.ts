import { getSletting, requestSletting } from '@rp/contract/sletting'
import { call } from '../../../platform/api.ts'
import { useRead } from '../../../platform/calls.ts'
import { useFreshChange } from '../fresh-login.parts.tsx'

const key = (id: string) => ['sletting', id] as const
const oftenMs = 2000

/** Asks again and again while the erasure is under way. */
export const useSletting = (id: string) =>
  useRead(getSletting, {
    key: key(id),
    params: { id },
    refetchInterval: ({ state }) => (state.data?.tilstand === 'bestilt' ? oftenMs : false),
  })

export const useBestillSletting = (id: string) =>
  useFreshChange((notat: string) => call(requestSletting, { params: { id }, body: { notat } }), {
    adopt: key(id),
    stale: [['brukere']],
  })
