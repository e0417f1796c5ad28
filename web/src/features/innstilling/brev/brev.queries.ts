import type { Brevtekst } from '@rp/contract/brev'
import {
  type Brevinnstilling,
  listBrev,
  resetBrev,
  sendBrevproeve,
  updateBrev,
} from '@rp/contract/innstilling'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { innstillingKeys } from '../innstilling.queries.ts'

export const useBrev = () =>
  useQuery({ queryKey: innstillingKeys.brev, queryFn: ({ signal }) => call(listBrev, { signal }) })

function useAdopt() {
  const client = useQueryClient()
  return (data: Brevinnstilling) => {
    client.setQueryData<Brevinnstilling[]>(innstillingKeys.brev, list =>
      list?.map(brev => (brev.navn === data.navn ? data : brev)),
    )
    return client.invalidateQueries({ queryKey: ['historikk', 'innstilling'] })
  }
}

export function useSaveBrev(navn: string) {
  const adopt = useAdopt()
  return useMutation({
    mutationFn: (body: { verdi: Brevtekst; versjon: number }) => call(updateBrev, { params: { navn }, body }),
    onSuccess: adopt,
  })
}

export function useResetBrev(navn: string) {
  const adopt = useAdopt()
  return useMutation({ mutationFn: () => call(resetBrev, { params: { navn } }), onSuccess: adopt })
}

export const useSendProeve = (navn: string) =>
  useMutation({ mutationFn: (body: Brevtekst) => call(sendBrevproeve, { params: { navn }, body }) })
