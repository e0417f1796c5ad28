import {
  createVisningsaar,
  deleteVisningsaar,
  listVisningsaar,
  updateVisningsaar,
  type Visningsaar,
  type Visningsaarliste,
} from '@rp/contract/visningsaar'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { setOppsett } from '../../../platform/oppsett.ts'
import { innstillingKeys } from '../innstilling.queries.ts'

export const useVisningsaar = () =>
  useQuery({
    queryKey: innstillingKeys.visningsaar,
    queryFn: ({ signal }) => call(listVisningsaar, { signal }),
  })

function useAdopt() {
  const client = useQueryClient()
  return (data: Visningsaarliste) => {
    setOppsett({ visningsaar: data.rader.map(({ aar, fordeles }) => ({ aar, fordeles })) })
    client.setQueryData(innstillingKeys.visningsaar, data)
    return client.invalidateQueries({ queryKey: ['historikk', 'innstilling'] })
  }
}

/** Adds a year, or changes the one that is there. */
export function useSaveVisningsaar(isNew: boolean) {
  const adopt = useAdopt()
  return useMutation({
    mutationFn: (body: Visningsaar): Promise<Visningsaarliste> =>
      isNew
        ? call(createVisningsaar, { body })
        : call(updateVisningsaar, { params: { aar: body.aar }, body }),
    onSuccess: adopt,
  })
}

export function useDeleteVisningsaar() {
  const adopt = useAdopt()
  return useMutation({
    mutationFn: (aar: number) => call(deleteVisningsaar, { params: { aar } }),
    onSuccess: adopt,
  })
}
