import {
  type Avsattliste,
  approveFrigivelse,
  createFrigivelse,
  deleteFrigivelse,
  listAvsatt,
  releaseLinje,
} from '@rp/contract/avsatt'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'
import { useFreshLogin } from '../../bruker/fresh-login.parts.tsx'

const queryKey = ['avsatt']

export const useAvsatt = () => useQuery({ queryKey, queryFn: ({ signal }) => call(listAvsatt, { signal }) })

/** What a release changes: this list, the pots, and the run that shares it out. */
function useAdopt() {
  const client = useQueryClient()
  return (liste: Avsattliste) => {
    client.setQueryData(queryKey, liste)
    return Promise.all(
      [['potter'], ['kjoeringer'], ['utbetaling'], ['historikk', 'pott']].map(key =>
        client.invalidateQueries({ queryKey: key }),
      ),
    )
  }
}

export function useCreateFrigivelse() {
  const adopt = useAdopt()
  return useMutation({
    mutationFn: (body: z.input<typeof createFrigivelse.body>) => call(createFrigivelse, { body }),
    onSuccess: adopt,
  })
}

export function useReleaseLinje(kjoeringId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof releaseLinje.body>) =>
      call(releaseLinje, { params: { id: kjoeringId }, body }),
    onSuccess: () =>
      Promise.all(
        [queryKey, ['kjoeringslinjer'], ['korreksjoner'], ['historikk']].map(key =>
          client.invalidateQueries({ queryKey: key }),
        ),
      ),
  })
}

export function useApproveFrigivelse() {
  const [adopt, fresh] = [useAdopt(), useFreshLogin()]
  return useMutation({
    mutationFn: (id: string) => fresh(() => call(approveFrigivelse, { params: { id } })),
    onSuccess: adopt,
  })
}

export function useDeleteFrigivelse() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteFrigivelse, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
