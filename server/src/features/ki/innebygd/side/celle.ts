import { unionOf } from '../../../../platform/reading/text-lines.ts'
import type { Celle, Ord } from './flate.ts'

/** Makes a cell of words; there must be one at least. */
export const toCelle = (ord: Ord[], rad = -1): Celle => ({
  tekst: ord.map(({ tekst }) => tekst).join(' '),
  side: ord[0]?.side ?? 0,
  ...unionOf(ord),
  ord,
  rad,
})
