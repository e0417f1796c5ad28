import { expect } from 'vitest'

/** Processor time of one round in microseconds, the middle one of five: what else the machine does is not in it. */
function costOf(work: () => unknown, times: number): number {
  const rounds = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    for (let i = 0; i < times; i++) work()
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return rounds.toSorted((a, b) => a - b)[2] ?? 0
}

/** A busy machine makes work dearer, never cheaper: the least of a few measurements counts. */
const tries = 4
const most = 30

/**
 * Ten times as much may cost ten times as much, and with a wide margin no more than thirty; a square would make it a hundred.
 * @param make work on so much
 * @param small how much the smaller work is on
 * @param times how often it is done in a round, so that the smaller work takes more than a millisecond
 */
export function expectLinear(make: (size: number) => () => unknown, { small = 3000, times = 20 } = {}): void {
  const [few, many] = [make(small), make(10 * small)]
  // Compiled before it is measured.
  costOf(few, times)
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < tries && least >= most; i++)
    least = Math.min(least, costOf(many, times) / Math.max(costOf(few, times), 1000))
  expect(least).toBeLessThan(most)
}
