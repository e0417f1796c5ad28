import { type Andelssak, answerAndelsavtale, createAndelsavtale, listAndeler } from '@rp/contract/andel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'
import { useSession } from '../../../platform/session.ts'

const key = 'andeler'
const useUserId = () => useSession()?.id ?? ''

/** Works and functions that the member shares with others. */
export function useAndeler() {
  const userId = useUserId()
  return useQuery({
    queryKey: [key, userId],
    queryFn: ({ signal }) => call(listAndeler, { params: { userId }, signal }),
    enabled: userId !== '',
  })
}

/** Each answer is the whole list as it is now; what was refused may be another than was shown. */
function useAnswered() {
  const client = useQueryClient()
  const queryKey = [key, useUserId()]
  return {
    onSuccess: (saker: Andelssak[]) => client.setQueryData(queryKey, saker),
    onError: () => client.invalidateQueries({ queryKey }),
  }
}

export const useForeslaaAndeler = () =>
  useMutation({
    mutationFn: (body: z.input<typeof createAndelsavtale.body>) => call(createAndelsavtale, { body }),
    ...useAnswered(),
  })

export const useSvarPaaAndeler = (id: string) =>
  useMutation({
    mutationFn: (body: z.input<typeof answerAndelsavtale.body>) =>
      call(answerAndelsavtale, { params: { id }, body }),
    ...useAnswered(),
  })
