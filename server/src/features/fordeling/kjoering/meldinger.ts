import type { Oppsett } from './grunnlag.ts'
import type { Utregning } from './regn.ts'

export const tabeller = ['verk', 'sendt', 'krav'] as const
export type Tabell = (typeof tabeller)[number]
/** To the thread: rows as PostgreSQL copies them out, then what to compute, then a wish for the next rows. */
export type TilTraad =
  | { slag: 'rader'; tabell: Tabell; bytes: Uint8Array }
  | { slag: 'regn'; oppsett: Oppsett; id: string }
  | { slag: 'neste'; tabell: 'linje' | 'verk' }
/** From it: what came out, with a hash of all that was counted; then rows as PostgreSQL copies them in, null after the last. */
export type FraTraad =
  | { slag: 'ferdig'; utregning: Utregning; grunnlag: string }
  | { slag: 'tekst'; tekst: string | null }
