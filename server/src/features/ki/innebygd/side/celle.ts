import type { Box } from '../../../../platform/reading/page-text.ts'
import { unionOf } from '../../../../platform/reading/text-lines.ts'

/** A word where it stands on its page, in points. */
export type Ord = {
  tekst: string
  side: number
  left: number
  top: number
  right: number
  bottom: number
  boks: Box
  lesesikkerhet: number
  /** The choice of a form that it belongs to is ticked. */
  kryss?: true
  /** Someone has drawn a ring around it, or gone over it with a highlighter. */
  merket?: true
}
/** Words beside each other with no wide gap between them: a label, a field, a cell of a table, a line of prose. */
export type Celle = Omit<Ord, 'boks' | 'lesesikkerhet' | 'kryss' | 'merket'> & { ord: Ord[]; rad: number }
/** Some of the document's words, as text. */
export type Utsnitt = { tekst: string; ord: readonly Ord[] }

/** Makes a cell of words; there must be one at least. */
export const toCelle = (ord: Ord[], rad = -1): Celle => ({
  tekst: ord.map(({ tekst }) => tekst).join(' '),
  side: ord[0]?.side ?? 0,
  ...unionOf(ord),
  ord,
  rad,
})
