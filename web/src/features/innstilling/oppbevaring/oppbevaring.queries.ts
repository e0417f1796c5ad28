import { getOppbevaring } from '@rp/contract/oppbevaring'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

/** How long things are kept, and what would go tonight. It follows the times: saved anew, it is asked anew. */
export const useOppbevaring = (versjon: number) =>
  useQuery({
    queryKey: ['oppbevaring', versjon],
    queryFn: ({ signal }) => call(getOppbevaring, { signal }),
  })
