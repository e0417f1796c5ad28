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

/** Adds a year, or changes the one that the person has read. @throws {ApiError} `konflikt` with the year as it stands */
export function useSaveVisningsaar() {
  const adopt = useAdopt()
  return useMutation({
    mutationFn: ({
      verdi,
      lest,
    }: {
      verdi: Visningsaar
      lest: Visningsaar | null
    }): Promise<Visningsaarliste> =>
      lest === null
        ? call(createVisningsaar, { body: verdi })
        : call(updateVisningsaar, { params: { aar: verdi.aar }, body: { ...verdi, lest } }),
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
