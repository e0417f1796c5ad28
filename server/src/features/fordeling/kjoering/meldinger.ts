import type { Oppsett } from './grunnlag.ts'
import type { Utregning } from './regn.ts'

export const tabeller = ['verk', 'sendt', 'krav', 'andel'] as const
export type Tabell = (typeof tabeller)[number]
/** To the thread: rows as PostgreSQL copies them out, then what to compute, then a wish for the next rows, and at last for what came out. */
export type TilTraad =
  | { slag: 'rader'; tabell: Tabell; bytes: Uint8Array }
  | { slag: 'regn'; oppsett: Oppsett; id: string }
  | { slag: 'neste'; tabell: 'linje' | 'verk' }
  | { slag: 'ferdig' }
/** From it: rows as PostgreSQL copies them in, null after the last; then what came out, with a hash of all that was counted. */
export type FraTraad =
  | { slag: 'rader'; bytes: Uint8Array | null }
  | { slag: 'ferdig'; utregning: Utregning; grunnlag: string }
