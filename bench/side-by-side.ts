import os from 'node:os'

export type Comparison = {
  name: string
  /** What ours must not exceed, as a multiple of the floor; null where the goal is no ratio. */
  goal: number | null
  rounds: number
  /** What is made ready for a round before the clock starts. */
  prepare?(round: number): void
  ours: Work
  floor: Work
}
/** What is timed; it may answer with milliseconds by a clock of its own, such as the browser's. */
type Work = (round: number) => Promise<number | undefined>
export type Result = { name: string; oursMs: number; floorMs: number; ratio: number; goal: number | null }

const warmUps = 3

async function timed(work: Work, round: number): Promise<number> {
  const start = performance.now()
  return (await work(round)) ?? performance.now() - start
}

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2
}

/**
 * Runs ours and the floor in turn (A B A B ...), so that whatever else the machine does meets both alike. Medians after
 * some rounds to warm up.
 */
export async function sideBySide({ name, goal, rounds, prepare, ours, floor }: Comparison): Promise<Result> {
  const [oursTimes, floorTimes]: [number[], number[]] = [[], []]
  for (let round = -warmUps; round < rounds; round++) {
    prepare?.(round)
    const a = await timed(ours, round)
    const b = await timed(floor, round)
    if (round < 0) continue
    oursTimes.push(a)
    floorTimes.push(b)
  }
  const [oursMs, floorMs] = [median(oursTimes), median(floorTimes)]
  return { name, oursMs, floorMs, ratio: oursMs / floorMs, goal }
}

const decimals = (value: number, digits: number): string => value.toFixed(digits)

export function machine(): string {
  const { model = 'ukjent' } = os.cpus()[0] ?? {}
  const memory = Math.round(os.totalmem() / 2 ** 30)
  return `${model.trim()}, ${os.availableParallelism()} cores, ${memory} GiB, ${os.type()} ${os.arch()}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`
}

export function toTable(results: readonly Result[]): string {
  const rows = results.map(
    ({ name, oursMs, floorMs, ratio, goal }) =>
      `| ${name} | ${decimals(oursMs, 1)} ms | ${decimals(floorMs, 1)} ms | ${decimals(ratio, 2)} | ${goal === null ? '–' : `≤ ${decimals(goal, 1)}`} |`,
  )
  return ['| | ours | floor | ratio | goal |', '| --- | --- | --- | --- | --- |', ...rows].join('\n')
}
