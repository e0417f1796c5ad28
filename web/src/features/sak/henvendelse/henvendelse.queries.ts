import { answerHenvendelse, getHenvendelse, listHenvendelser } from '@rp/contract/sak'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { useSession } from '../../../platform/session.ts'

const keys = {
  alle: (userId: string) => ['henvendelse', userId] as const,
  en: (userId: string, nummer: string) => ['henvendelse', userId, nummer] as const,
}

/** What the member has written to us, the latest first. */
export function useHenvendelser() {
  const userId = useSession()?.id ?? ''
  return useQuery({
    queryKey: keys.alle(userId),
    queryFn: ({ signal }) => call(listHenvendelser, { signal }),
  })
}

export function useHenvendelse(nummer: string) {
  const userId = useSession()?.id ?? ''
  return useQuery({
    queryKey: keys.en(userId, nummer),
    queryFn: ({ signal }) => call(getHenvendelse, { params: { nummer }, signal }),
  })
}

/** A further message; the same key a second time is the same message. */
export function useSvarHenvendelse(nummer: string) {
  const userId = useSession()?.id ?? ''
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ tekst, noekkel }: { tekst: string; noekkel: string }) =>
      call(answerHenvendelse, {
        params: { nummer },
        body: { tekst },
        headers: { 'idempotency-key': noekkel },
      }),
    onSuccess: henvendelse => {
      client.setQueryData(keys.en(userId, nummer), henvendelse)
      return client.invalidateQueries({ queryKey: keys.alle(userId), exact: true })
    },
  })
}
