import type { Reading } from '../../../platform/reading/page-text.ts'
import type { Funn } from '../funn.ts'

/** A contract, an annex to one that is not among the pages, or something else, such as a payslip or a list of the crew. */
export function finnDokumenttype(_lest: Reading): Funn['dokumenttype'] {
  return { verdi: 'kontrakt', sikkerhet: 0.5, sted: null }
}
