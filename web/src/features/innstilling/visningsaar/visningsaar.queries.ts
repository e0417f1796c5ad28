import {
  createVisningsaar,
  deleteVisningsaar,
  listVisningsaar,
  updateVisningsaar,
  type Visningsaar,
  type Visningsaarliste,
} from '@rp/contract/visningsaar'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { useChange, useRead } from '../../../platform/calls.ts'
import { setOppsett } from '../../../platform/oppsett.ts'
import { innstillingKeys } from '../innstilling.queries.ts'

export const useVisningsaar = () => useRead(listVisningsaar, { key: innstillingKeys.visningsaar })

const changed = {
  adopt: (data: Visningsaarliste, client: QueryClient) => {
    setOppsett({ visningsaar: data.rader.map(({ aar, fordeles }) => ({ aar, fordeles })) })
    client.setQueryData(innstillingKeys.visningsaar, data)
  },
  stale: [innstillingKeys.historikk],
}

/** Adds a year, or changes the one that the person has read. @throws {ApiError} `konflikt` with the year as it stands */
export const useSaveVisningsaar = () =>
  useChange(
    ({ verdi, lest }: { verdi: Visningsaar; lest: Visningsaar | null }): Promise<Visningsaarliste> =>
      lest === null
        ? call(createVisningsaar, { body: verdi })
        : call(updateVisningsaar, { params: { aar: verdi.aar }, body: { ...verdi, lest } }),
    changed,
  )

export const useDeleteVisningsaar = () =>
  useChange((aar: number) => call(deleteVisningsaar, { params: { aar } }), changed)
