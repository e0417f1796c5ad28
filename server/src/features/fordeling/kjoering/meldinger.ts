import type { Gammelt, Om } from './funn.ts'
import type { Oppsett } from './grunnlag.ts'
import type { Utregning } from './regn.ts'

export const tabeller = ['verk', 'sendt', 'krav', 'andel'] as const
export type Tabell = (typeof tabeller)[number]
/** What a run writes. */
export type Skrevet = 'verk' | 'linje' | 'funn'
/** To the thread: rows as PostgreSQL copies them out, then what to compute, then a wish for the next rows, and at last for what came out and,
 * with what is known of people, for what there is to settle. */
export type TilTraad =
  | { slag: 'rader'; tabell: Tabell; bytes: Uint8Array }
  | { slag: 'regn'; oppsett: Oppsett; id: string }
  | { slag: 'neste'; tabell: Skrevet }
  | { slag: 'ferdig' }
  | { slag: 'funn'; om: Om; gamle: readonly Gammelt[] }
/** From it: rows as PostgreSQL copies them in, null after the last; then what came out, with a hash of all that was counted. */
export type FraTraad =
  | { slag: 'rader'; bytes: Uint8Array | null }
  | { slag: 'ferdig'; utregning: Utregning; grunnlag: string }
