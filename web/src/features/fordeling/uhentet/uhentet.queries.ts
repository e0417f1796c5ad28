import { listIkkeHentet } from '@rp/contract/ikke-hentet'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

/** As the address has it: what is asked for, and the row that the page begins after. */
export type Soek = { tittel?: string; aar?: string; funksjon?: string; etter?: string }

/** One page of what the search leaves. What is on the screen stays while another is fetched. */
export const useIkkeHentet = (soek: Soek) =>
  useQuery({
    queryKey: ['ikke-hentet', soek],
    queryFn: ({ signal }) => call(listIkkeHentet, { query: soek, signal }),
    placeholderData: keepPreviousData,
  })
