import type { Reading } from '../../../platform/reading/page-text.ts'
import type { Funn } from '../funn.ts'

/** Whether the pages themselves say that one of them is missing. */
export function finnManglendeSide(_lest: Reading): Funn['manglerSide'] {
  return { verdi: false, sikkerhet: 0.5, sted: null }
}
