import type { Reading } from '../../../platform/reading/page-text.ts'
import type { Funn } from '../funn.ts'
import type { Sammenheng } from '../motor.ts'
import type { Oppslag } from '../oppslag.ts'

/** What the engine's thread is given. */
export type Oppdrag = { lest: Reading; sammenheng: Omit<Sammenheng, 'signal' | 'tegnSider'> }

export type Spoersmaal = { nr: number; navn: keyof Oppslag; argumenter: unknown[] }

/** What it says: a question to the registers, what it found, or where it failed. */
export type FraTraad = {
  spoersmaal?: Spoersmaal
  funn?: Funn
  feil?: string
}

/** The answer to a question. Registers that do not answer end the thread. */
export type TilTraad = { nr: number; svar: unknown }
