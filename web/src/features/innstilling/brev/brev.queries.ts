import type { Brevtekst } from '@rp/contract/brev'
import {
  type Brevinnstilling,
  listBrev,
  resetBrev,
  sendBrevproeve,
  updateBrev,
} from '@rp/contract/innstilling'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { useChange, useRead } from '../../../platform/calls.ts'
import { innstillingKeys } from '../innstilling.queries.ts'

export const useBrev = () => useRead(listBrev, { key: innstillingKeys.brev })

const changed = {
  adopt: (data: Brevinnstilling, client: QueryClient) =>
    client.setQueryData<Brevinnstilling[]>(innstillingKeys.brev, list =>
      list?.map(brev => (brev.navn === data.navn ? data : brev)),
    ),
  stale: [innstillingKeys.historikk],
}

export const useSaveBrev = (navn: string) =>
  useChange(
    (body: { verdi: Brevtekst; versjon: number }) => call(updateBrev, { params: { navn }, body }),
    changed,
  )

export const useResetBrev = (navn: string) => useChange(() => call(resetBrev, { params: { navn } }), changed)

export const useSendProeve = (navn: string) =>
  useChange((body: Brevtekst) => call(sendBrevproeve, { params: { navn }, body }))
