import { quantile, sorted } from './probe.ts'

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Abramowitz and Stegun 7.1.26, good to 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return Math.sign(x) * (1 - poly * Math.exp(-x * x))
}

/** Two-sided p of the Mann-Whitney U test, normal approximation: how likely two samples this different come from one source. */
export function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const all = sorted([...a, ...b])
  const rankOf = new Map<number, number>()
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to] === all[from]) to++
    rankOf.set(all[from] ?? 0, (from + to + 1) / 2)
    from = to
  }
  const rankSum = a.reduce((sum, value) => sum + (rankOf.get(value) ?? 0), 0)
  const u = rankSum - (a.length * (a.length + 1)) / 2
  const mean = (a.length * b.length) / 2
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12)
  return 1 - erf(Math.abs(u - mean) / deviation / Math.SQRT2)
}

/** Times two calls in turn, so that whatever else the machine does meets both alike. */
export async function timePairs(
  pairs: number,
  one: (round: number) => Promise<unknown>,
  other: (round: number) => Promise<unknown>,
): Promise<{ gap: number; p: number; medians: [number, number] }> {
  const times: [number[], number[]] = [[], []]
  const timed = async (work: (round: number) => Promise<unknown>, round: number, into: number[]) => {
    const start = performance.now()
    await work(round)
    if (round >= 0) into.push(performance.now() - start)
  }
  for (let round = -5; round < pairs; round++) {
    const first = round % 2 === 0
    if (first) await timed(one, round, times[0])
    await timed(other, round, times[1])
    if (!first) await timed(one, round, times[0])
  }
  const medians: [number, number] = [median(times[0]), median(times[1])]
  const gap = Math.abs(medians[0] - medians[1]) / Math.max(...medians)
  return { gap, p: mannWhitney(...times), medians }
}
