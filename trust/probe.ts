import type { Ground } from './ground.ts'

/** What came out of a probe: `fine` decides the mark in the table. */
export type Seen = { fine: boolean; seen: string }

export type Probe = {
  /** The row it tries: a letter and a number of the checklist, or the number of a fault. */
  readonly id: string
  readonly expected: string
  run(ground: Ground): Promise<Seen>
}

/** Thrown by a probe that lacks what it needs; the reason stands in the table. */
export class NotRun extends Error {}

export const seen = (fine: boolean, text: string): Seen => ({ fine, seen: text })

/** `12 × 404, 1 × 200`: what a series of answers came to. */
export function tally(values: readonly unknown[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  return [...counts].map(([value, count]) => `${count} × ${value}`).join(', ')
}

export const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)

/** The value below which `share` of them lie. */
export const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
