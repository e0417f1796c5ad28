import { getHvorfor, listAarsoppgjoer, listOppgjoer } from '@rp/contract/oppgjoer'
import { useRead } from '../../../platform/calls.ts'

const keyOf = (userId: string, ...rest: string[]) => ({
  key: ['oppgjoer', userId, ...rest],
  enabled: userId !== '',
})

/** What the member was given in each approved distribution. */
export const useOppgjoer = (userId: string) => useRead(listOppgjoer, { ...keyOf(userId), params: { userId } })

/** What was paid in each calendar year, as it is reported to the tax office. */
export const useAarsoppgjoer = (userId: string) =>
  useRead(listAarsoppgjoer, { ...keyOf(userId, 'aar'), params: { userId } })

export const useHvorfor = (userId: string, kjoeringId: string, linje: string) =>
  useRead(getHvorfor, { ...keyOf(userId, kjoeringId, linje), params: { userId, kjoeringId, linje } })
