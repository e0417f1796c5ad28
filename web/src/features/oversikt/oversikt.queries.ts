import {
  forgetEpost,
  getOversikt,
  listFeilet,
  retryEpost,
  retryJobb,
  retryViruskontroll,
} from '@rp/contract/oversikt'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

const key = ['oversikt'] as const
const everyMinute = 60_000

/** The numbers, counted again each minute while somebody looks. */
export const useOversikt = () =>
  useQuery({
    queryKey: [...key, 'tall'],
    queryFn: ({ signal }) => call(getOversikt, { signal }),
    refetchInterval: everyMinute,
  })

export const useFeilet = () =>
  useQuery({ queryKey: [...key, 'feilet'], queryFn: ({ signal }) => call(listFeilet, { signal }) })

type Handling = { hva: 'retryEpost' | 'forgetEpost' | 'retryJobb' | 'retryViruskontroll'; id: string }

/** Another try for what failed, or its end. The lists and the numbers are asked for anew. */
export function useHandleFeilet() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ hva, id }: Handling) => {
      if (hva === 'retryJobb') return call(retryJobb, { params: { jobbId: id } })
      if (hva === 'retryViruskontroll') return call(retryViruskontroll, { params: { id } })
      return call(hva === 'retryEpost' ? retryEpost : forgetEpost, { params: { id } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}
