import type { Result } from './side-by-side.ts'

/** Results of the same measurement at one share of the data. */
export type Maalt = { skala: number; results: readonly Result[] }

/** Of time = constant × size^exponent, by least squares of the logarithms: 0 does not grow, 1 grows with the data. */
export function exponentOf(points: readonly { skala: number; ms: number }[]): number {
  const logs = points.map(({ skala, ms }) => [Math.log(skala), Math.log(ms)] as const)
  const mean = (which: 0 | 1) => logs.reduce((sum, pair) => sum + pair[which], 0) / logs.length
  const [x, y] = [mean(0), mean(1)]
  const over = logs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0)
  return over / logs.reduce((sum, [a]) => sum + (a - x) ** 2, 0)
}

/** One row a measurement: milliseconds at each share of the data, and how they grow. */
export function toGrowthTable(maalt: readonly Maalt[]): string {
  const names = maalt[0]?.results.map(({ name }) => name) ?? []
  const rows = names.map((name, index) => {
    const points = maalt.flatMap(({ skala, results }) => {
      const result = results[index]
      return result ? [{ skala, ms: result.oursMs, floorMs: result.floorMs }] : []
    })
    const floor = exponentOf(points.map(({ skala, floorMs }) => ({ skala, ms: floorMs })))
    return `| ${name} | ${points.map(({ ms }) => `${ms.toFixed(1)} ms`).join(' | ')} | ${exponentOf(points).toFixed(2)} | ${floor.toFixed(2)} |`
  })
  const heads = maalt.map(({ skala }) => `${skala}`).join(' | ')
  const lines = maalt.map(() => '---').join(' | ')
  return [`| Vekst | ${heads} | Eksponent | Gulvets |`, `| --- | ${lines} | --- | --- |`, ...rows].join('\n')
}
