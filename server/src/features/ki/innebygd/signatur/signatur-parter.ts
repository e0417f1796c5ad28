import type { Line, PageText } from '../../../../platform/reading/page-text.ts'
import type { Flate } from './signatur-flate.ts'

export type Parter = { arbeidstaker: string | null; produksjonsselskap: string | null }
export type Part = 'arbeidstaker' | 'produksjonsselskap'

/** A line that says whose signature belongs beside it. `vekt`: how much it looks like a place to sign. */
export type Plass = {
  part: Part
  page: PageText
  line: Line
  flate: Flate
  strek: Flate | null
  vekt: number
}
export type Uveid = Omit<Plass, 'vekt' | 'strek'>
export type Elektronisk = { part: Part | null; signert: boolean; page: PageText; line: Line }
