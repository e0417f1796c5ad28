import type { Content } from '../written-file.ts'
import type { SealingOrder } from './sealed-file.ts'

/** To the thread. Each file has a number; what it is told of one comes in order. */
export type ToSealing = { nr: number } & (
  | { open: SealingOrder }
  | { piece: Uint8Array }
  | { readFrom: string }
  | { end: true }
  /** Forget it; nothing of it is written once `closed` has come. */
  | { abort: true }
)

/** From the thread. */
export type FromSealing = { nr: number } & (
  | { taken: number }
  /** All of it is written, and the readable copy is whole. */
  | { content: Content }
  /** It is on the disk. */
  | { done: true }
  | { failed: { message: string; code: string | undefined } }
  | { closed: true }
)
