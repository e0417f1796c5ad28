import { getOppbevaring } from '@rp/contract/oppbevaring'
import { useRead } from '../../../platform/calls.ts'

/** How long things are kept, and what would go tonight. It follows the times: saved anew, it is asked anew. */
export const useOppbevaring = (versjon: number) => useRead(getOppbevaring, { key: ['oppbevaring', versjon] })
