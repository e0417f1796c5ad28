import type { Reading } from '../../../platform/reading/page-text.ts'
import type { Funn } from '../funn.ts'

/** The names that were found; null where none was. */
export type Parter = { arbeidstaker: string | null; produksjonsselskap: string | null }

/** Who has signed: drawn, set in a script, or electronically. A printed name is no signature. */
export function finnSignaturer(_lest: Reading, _parter: Parter): Funn['signaturer'] {
  return { arbeidstaker: null, produksjonsselskap: null }
}
