import { listIkkeHentet } from '@rp/contract/ikke-hentet'
import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../../../platform/calls.ts'

/** As the address has it: what is asked for, and the row that the page begins after. */
export type Soek = { tittel?: string; aar?: string; funksjon?: string; etter?: string }

/** One page of what the search leaves. What is on the screen stays while another is fetched. */
export const useIkkeHentet = (soek: Soek) =>
  useRead(listIkkeHentet, { key: ['ikke-hentet', soek], query: soek, placeholderData: keepPreviousData })
