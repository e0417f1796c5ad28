import { getHvorfor, listAarsoppgjoer, listOppgjoer } from '@rp/contract/oppgjoer'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

const key = 'oppgjoer'

/** What the member was given in each approved distribution. */
export const useOppgjoer = (userId: string) =>
  useQuery({
    queryKey: [key, userId],
    queryFn: ({ signal }) => call(listOppgjoer, { params: { userId }, signal }),
    enabled: userId !== '',
  })

/** What was paid in each calendar year, as it is reported to the tax office. */
export const useAarsoppgjoer = (userId: string) =>
  useQuery({
    queryKey: [key, userId, 'aar'],
    queryFn: ({ signal }) => call(listAarsoppgjoer, { params: { userId }, signal }),
    enabled: userId !== '',
  })

export const useHvorfor = (userId: string, kjoeringId: string, linje: string) =>
  useQuery({
    queryKey: [key, userId, kjoeringId, linje],
    queryFn: ({ signal }) => call(getHvorfor, { params: { userId, kjoeringId, linje }, signal }),
    enabled: userId !== '',
  })
